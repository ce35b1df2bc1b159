import { NewReferenceScreen } from "./new-reference-screen.tsx";
import { PublishedReferenceScreen } from "./published-reference-screen.tsx";
import { ReferenceReviewScreen } from "./reference-review-screen.tsx";
import { ReferenceScreen } from "./reference-screen.tsx";
import { ReferencesScreen } from "./references-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  references: ReferencesScreen,
  "published-reference": PublishedReferenceScreen,
  "new-reference": NewReferenceScreen,
  "reference-review": ReferenceReviewScreen,
  reference: ReferenceScreen,
};
