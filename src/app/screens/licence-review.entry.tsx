import * as Schema from "effect/Schema";
import { fromPromise } from "xstate";
import { reviewTradeLicence } from "../../api/licence-review.calls.ts";
import { licenceReviewMachine } from "../../machines/licence-review/licence-review.machine.ts";
import { ReviewDecision } from "../../domain/licence-review/licence-review.ts";
import type { ScreenMachines } from "./screen-entry.ts";

const toDecision = Schema.decodeUnknownSync(ReviewDecision);

export const machines: ScreenMachines = ({ run }) => [
  licenceReviewMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal, self }) =>
        run(
          reviewTradeLicence,
          // The machine sends no decision that was not taken.
          { ...input.values, decision: toDecision(input.values.decision) },
          signal,
          { by: self },
        ),
      ),
    },
  }),
];

export { screens } from "../../ui/screens/licence-review/licence-review.screens.ts";
