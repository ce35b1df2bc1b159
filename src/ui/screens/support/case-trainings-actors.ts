import type { Page } from "../../../domain/kit/list.ts";
import type { TrainingBooking } from "../../../domain/trainings/training.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { OfTicket } from "./case-part.tsx";
import type { BookingsRequest } from "../trainings/trainings-actors.ts";

/** The actor logic of the trainings of a ticket's company. */
export interface CaseTrainingsActors {
  readonly trainings: ResourceLogic<OfTicket & BookingsRequest, Page<TrainingBooking>>;
}

export const [CaseTrainingsActorsProvider, useCaseTrainingsActors] =
  createActorContext<CaseTrainingsActors>("case trainings");
