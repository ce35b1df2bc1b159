import { licenceReviewMachine } from "../../../../machines/licence-review.machine.ts";
import { LicenceReviewLogicsProvider } from "../../../../ui/screens/licence-review/licence-review-logics.ts";
import { LicenceReviewScreen } from "../../../../ui/screens/licence-review/licence-review-screen.tsx";
import { inertResource, inertOf, inertSubmission, type PreviewArea } from "../preview-area.ts";

export const area: PreviewArea = {
  screens: { "licence-review": LicenceReviewScreen },
  wrap: (screen) => (
    <LicenceReviewLogicsProvider
      value={{
        reviews: inertResource(),
        picture: inertResource(),
        file: inertSubmission(),
        review: inertOf(licenceReviewMachine),
      }}
    >
      {screen}
    </LicenceReviewLogicsProvider>
  ),
};
