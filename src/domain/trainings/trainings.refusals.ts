import { withTexts } from "../kit/refusals.ts";

/** Refusals of trainings and of the licence that they give (business §1, §3; docs/decisions/trainings.md). */
export const trainingRefusals = withTexts("trainings.refusal", {
  TRAINING_FULL: {
    spec: "decisions/trainings",
    means: "Somebody else has just taken the last seat",
    outdated: true,
  },
  TRAINING_SEAT_FREE: {
    spec: "decisions/trainings",
    means: "A seat has become free, so that there is no waiting list",
    outdated: true,
  },
  TRAINING_BOOKED: {
    spec: "decisions/trainings",
    means: "The person has a booking of this date already",
    outdated: true,
  },
  TRAINING_BEGUN: { spec: "decisions/trainings", means: "The training has begun", outdated: true },
  TRAINING_WITHDRAWN: {
    spec: "decisions/trainings",
    means: "The manufacturer does not hold the training",
    outdated: true,
  },
  PARTICIPANT_GONE: {
    spec: "decisions/trainings",
    means: "The person is not an active member of the company any more",
    outdated: true,
  },
  CANCEL_TOO_LATE: {
    spec: "decisions/trainings",
    means: "The time for a cancellation is over",
    outdated: true,
  },
  BOOKING_CANCELLED: {
    spec: "decisions/trainings",
    means: "The booking is cancelled already",
    outdated: true,
  },
  TRAINING_NOT_BEGUN: {
    spec: "decisions/trainings",
    means: "Nobody can be marked as present before the training has begun",
    outdated: true,
  },
  LICENCE_CLAIMED: {
    spec: "decisions/trainings",
    means: "The person has claimed the licence that follows from this mark",
    outdated: true,
  },
  EXOSPHERE_NOT_ENTITLED: {
    spec: "business §1",
    means: "The person was not present at a training",
    outdated: true,
  },
});
export type TrainingRefusal = keyof typeof trainingRefusals;

/** Refusals of a booking. */
export const bookingCodes = [
  "TRAINING_FULL",
  "TRAINING_SEAT_FREE",
  "TRAINING_BOOKED",
  "TRAINING_BEGUN",
  "TRAINING_WITHDRAWN",
  "PARTICIPANT_GONE",
] as const satisfies readonly TrainingRefusal[];
export type BookingCode = (typeof bookingCodes)[number];

/** Refusals of a cancellation. */
export const cancellationCodes = [
  "CANCEL_TOO_LATE",
  "BOOKING_CANCELLED",
  "TRAINING_WITHDRAWN",
] as const satisfies readonly TrainingRefusal[];

/** Refusals of a mark of staff. */
export const markCodes = [
  "TRAINING_NOT_BEGUN",
  "TRAINING_WITHDRAWN",
  "BOOKING_CANCELLED",
  "LICENCE_CLAIMED",
] as const satisfies readonly TrainingRefusal[];
export type MarkCode = (typeof markCodes)[number];

/** Refusals of a claim of the licence. */
export const claimCodes = [
  "EXOSPHERE_NOT_ENTITLED",
  "PARTICIPANT_GONE",
] as const satisfies readonly TrainingRefusal[];
