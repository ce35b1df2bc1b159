import type { licenceReviewMachine } from "../../../machines/licence-review/licence-review.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The form of the trade licence review. */
export interface LicenceReviewActors {
  readonly review: typeof licenceReviewMachine;
}

export const [LicenceReviewActorsProvider, useLicenceReviewActors] =
  createActorContext<LicenceReviewActors>("licence-review");
