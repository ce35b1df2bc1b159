import type {
  LicenceReview,
  LicenceReviewId,
  reviewColumns,
  reviewStatuses,
} from "../../../domain/licence-review.ts";
import type { licenceReviewMachine } from "../../../machines/licence-review.machine.ts";
import type { ResourceLogic } from "../../../machines/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/submission.machine.ts";
import { createLogicContext } from "../../actors/screen-actors.ts";
import type { ListRequest, Page } from "../list-address.ts";

/** What the staff's list of trade licences starts. */
export interface LicenceReviewLogics {
  readonly reviews: ResourceLogic<
    ListRequest<(typeof reviewStatuses)[number], (typeof reviewColumns)[number]>,
    Page<LicenceReview>
  >;
  readonly picture: ResourceLogic<{ readonly id: LicenceReviewId }, Blob>;
  readonly file: SubmissionLogic<{ readonly id: LicenceReviewId }, undefined>;
  readonly review: typeof licenceReviewMachine;
}

export const [LicenceReviewLogicsProvider, useLicenceReviewLogics] =
  createLogicContext<LicenceReviewLogics>("licence-review");
