import type { awardProjectMachine } from "../../../machines/conference/award-project.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PicturesActors } from "../../pictures/pictures-actors.ts";

/** The actor logic of a project for the award. */
export interface AwardActors extends PicturesActors {
  readonly project: typeof awardProjectMachine;
}

export const [AwardActorsProvider, useAwardActors] = createActorContext<AwardActors>("award");
