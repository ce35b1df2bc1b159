import type { bookableList, bookingList } from "../../../domain/trainings/trainings.lists.ts";
import type { EmployeeId } from "../../../domain/employees/employee.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { ExosphereLicence } from "../../../domain/trainings/exosphere.ts";
import type { BookingCode, CancellationCode } from "../../../domain/trainings/trainings.refusals.ts";
import type {
  BookableTraining,
  BookingId,
  BookingWish,
  Participant,
  TrainingBooking,
} from "../../../domain/trainings/training.ts";
import type { TrainingId } from "../../../domain/trainings/training-date.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import type {
  TrainingStepLogic,
  TrainingStepRef,
} from "../../../machines/trainings/training-step.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PdfLogic } from "../../form/pdf-button.tsx";

/** The request of the company's trainings and of their CSV file. */
export type BookingsRequest = ListRequestOf<typeof bookingList>;

/** The request of the trainings that can be booked. */
export type BookableRequest = ListRequestOf<typeof bookableList>;

/** What is booked for whom. */
export interface BookingRequest {
  readonly training: TrainingId;
  readonly participant: EmployeeId;
  readonly wish: BookingWish;
}

/** What is cancelled. */
export interface CancellationRequest {
  readonly id: BookingId;
}

export type BookingRef = TrainingStepRef<BookingRequest, BookingCode>;
export type CancellationRef = TrainingStepRef<CancellationRequest, CancellationCode>;

/** The actor logic of the trainings screen. */
export interface TrainingsActors {
  readonly bookings: ResourceLogic<BookingsRequest, Page<TrainingBooking>>;
  /** Saves the server's file; done when it is saved. */
  readonly csv: ActionLogic<BookingsRequest, undefined>;
  /** Saves the calendar file of a booking. */
  readonly calendar: ActionLogic<{ readonly id: BookingId }, undefined>;
  /** Saves the certificate of somebody who was present. */
  readonly certificate: PdfLogic<{ readonly id: BookingId }>;
  readonly bookable: ResourceLogic<BookableRequest, Page<BookableTraining>>;
  readonly participants: ResourceLogic<Readonly<Record<string, never>>, readonly Participant[]>;
  readonly licences: ResourceLogic<Readonly<Record<string, never>>, readonly ExosphereLicence[]>;
  readonly claim: ActionLogic<{ readonly participant: EmployeeId }, ExosphereLicence>;
  readonly booking: TrainingStepLogic<BookingRequest, BookingCode>;
  readonly cancellation: TrainingStepLogic<CancellationRequest, CancellationCode>;
}

export const [TrainingsActorsProvider, useTrainingsActors] = createActorContext<TrainingsActors>("trainings");
