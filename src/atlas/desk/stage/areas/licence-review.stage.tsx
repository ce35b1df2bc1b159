import { licenceReviewMachine } from "../../../../machines/licence-review.machine.ts";
import { LicenceReviewLogicsProvider } from "../../../../ui/screens/licence-review/licence-review-logics.ts";
import { LicenceReviewScreen } from "../../../../ui/screens/licence-review/licence-review-screen.tsx";
import { still, stillOf, unsent, type StageArea } from "../stage-area.ts";

export const area: StageArea = {
  screens: { "licence-review": LicenceReviewScreen },
  wrap: (screen) => (
    <LicenceReviewLogicsProvider
      value={{ reviews: still(), picture: still(), file: unsent(), review: stillOf(licenceReviewMachine) }}
    >
      {screen}
    </LicenceReviewLogicsProvider>
  ),
};
