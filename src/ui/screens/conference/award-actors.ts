import type { Award } from "../../../domain/conference/award.ts";
import type { awardProjectMachine } from "../../../machines/conference/award-project.machine.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PicturesActors } from "../../pictures/pictures-actors.ts";
import type { ConferenceRequest } from "./conference-actors.ts";

/** Null where there is no award. */
export type AwardRef = ResourceRef<ConferenceRequest, Award | null>;

/** The actor logic of the award's screen. */
export interface AwardActors extends PicturesActors {
  readonly award: ResourceLogic<ConferenceRequest, Award | null>;
  readonly project: typeof awardProjectMachine;
}

export const [AwardActorsProvider, useAwardActors] = createActorContext<AwardActors>("award");
