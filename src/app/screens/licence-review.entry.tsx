import { fromPromise } from "xstate";
import {
  getTradeLicence,
  getTradeLicenceReviews,
  reviewTradeLicence,
} from "../../api/licence-review.calls.ts";
import { licenceReviewMachine } from "../../machines/licence-review/licence-review.machine.ts";
import { LicenceReviewScreen } from "../../ui/screens/licence-review/licence-review-screen.tsx";
import {
  LicenceReviewActorsProvider,
  type LicenceReviewActors,
} from "../../ui/screens/licence-review/licence-review-actors.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: LicenceReviewActors = {
    reviews: live.resource(getTradeLicenceReviews),
    picture: live.partOf(getTradeLicence, ({ blob }) => blob),
    file: live.download(getTradeLicence),
    review: licenceReviewMachine.provide({
      actors: {
        submit: fromPromise(({ input, signal }) =>
          live.run(reviewTradeLicence, input.values, signal, { idempotencyKey: crypto.randomUUID() }),
        ),
      },
    }),
  };
  return { "licence-review": withActors(LicenceReviewActorsProvider, actors, LicenceReviewScreen) };
};
