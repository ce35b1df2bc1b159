import * as Schema from "effect/Schema";
import { fromPromise } from "xstate";
import { reviewTradeLicence } from "../../api/licence-review.calls.ts";
import { licenceReviewMachine } from "../../machines/licence-review/licence-review.machine.ts";
import { ReviewDecision } from "../../domain/licence-review/licence-review.ts";
import { LicenceReviewScreen } from "../../ui/screens/licence-review/licence-review-screen.tsx";
import {
  LicenceReviewActorsProvider,
  type LicenceReviewActors,
} from "../../ui/screens/licence-review/licence-review-actors.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

const toDecision = Schema.decodeUnknownSync(ReviewDecision);

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: LicenceReviewActors = {
    review: licenceReviewMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal, self }) =>
          live.run(
            reviewTradeLicence,
            // The machine sends no decision that was not taken.
            { ...input.values, decision: toDecision(input.values.decision) },
            signal,
            { by: self },
          ),
        ),
      },
    }),
  };
  return { "licence-review": withActors(LicenceReviewActorsProvider, actors, LicenceReviewScreen) };
};
