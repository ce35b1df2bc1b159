import type { licenceReviewList } from "../../../domain/licence-review/licence-review.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { LicenceReview, LicenceReviewId } from "../../../domain/licence-review/licence-review.ts";
import type { LicenceDocument } from "../../../domain/licence-review/licence-document.ts";
import type { licenceViewerMachine } from "../../../machines/licence-review/licence-viewer.machine.ts";
import type { licenceReviewMachine } from "../../../machines/licence-review/licence-review.machine.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { SignUpOptions } from "../../../domain/sign-up/sign-up.ts";

/** The actor logic of the trade licence review. */
export interface LicenceReviewActors {
  readonly reviews: ResourceLogic<ListRequestOf<typeof licenceReviewList>, Page<LicenceReview>>;
  /** The names of what the companies said of their trade. */
  readonly options: ResourceLogic<{ readonly instance: Locale }, SignUpOptions>;
  readonly picture: ResourceLogic<{ readonly id: LicenceReviewId }, Blob>;
  /** The pages of a document that browsers do not show by themselves. */
  readonly document: ResourceLogic<{ readonly id: LicenceReviewId }, LicenceDocument>;
  readonly page: ResourceLogic<{ readonly id: LicenceReviewId; readonly page: number }, Blob>;
  readonly viewer: typeof licenceViewerMachine;
  readonly file: ActionLogic<{ readonly id: LicenceReviewId }, undefined>;
  readonly review: typeof licenceReviewMachine;
}

export const [LicenceReviewActorsProvider, useLicenceReviewActors] =
  createActorContext<LicenceReviewActors>("licence-review");
