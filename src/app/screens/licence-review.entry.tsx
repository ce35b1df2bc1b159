import { fromPromise } from "xstate";
import {
  getTradeLicence,
  getTradeLicenceReviews,
  reviewTradeLicence,
} from "../../api/licence-review.calls.ts";
import { licenceReviewMachine } from "../../machines/licence-review/licence-review.machine.ts";
import { LicenceReviewScreen } from "../../ui/screens/licence-review/licence-review-screen.tsx";
import {
  LicenceReviewLogicsProvider,
  type LicenceReviewLogics,
} from "../../ui/screens/licence-review/licence-review-logics.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withLogics } from "./with-logics.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: LicenceReviewLogics = {
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
  return { "licence-review": withLogics(LicenceReviewLogicsProvider, logics, LicenceReviewScreen) };
};
