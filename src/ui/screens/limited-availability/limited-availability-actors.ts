import type { ListRequestOf, Page } from "../../../domain/kit/list.ts";
import type { shortageList } from "../../../domain/limited-availability/limited-availability.lists.ts";
import type { Shortage } from "../../../domain/limited-availability/shortage.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the list of short articles and its CSV file. */
export type ShortagesRequest = ListRequestOf<typeof shortageList>;

/** The actor logic of the limited availability. */
export interface LimitedAvailabilityActors {
  readonly shortages: ResourceLogic<ShortagesRequest, Page<Shortage>>;
  /** Saves the server's file; done when it is saved. */
  readonly shortagesCsv: ActionLogic<ShortagesRequest, undefined>;
}

export const [LimitedAvailabilityActorsProvider, useLimitedAvailabilityActors] =
  createActorContext<LimitedAvailabilityActors>("limited-availability");
