import * as Schema from "effect/Schema";
import { EmployeeId } from "../employees/employee.ts";
import { InvoiceNumber } from "../invoices/document.ts";
import { Money } from "../kit/money.ts";
import { Seats } from "../kit/seats.ts";
import { TrainingDate } from "./training-date.ts";

export const BookingId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(Schema.brand("BookingId"));
export type BookingId = typeof BookingId.Type;

/** The languages in which trainings are held: those of the portal (business §9). */
export const trainingLanguages = ["cs", "de", "en", "es", "fr", "it", "nl", "pl", "sk"] as const;

/** Where trainings are held: online, or in one of these countries. */
export const trainingPlaces = [
  "online",
  "AT",
  "CH",
  "CZ",
  "DE",
  "ES",
  "FR",
  "GB",
  "IT",
  "NL",
  "PL",
  "SK",
] as const;

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));

/** What a person asks for: a seat, or a place on the waiting list. */
export const BookingWish = Schema.Literals(["seat", "waiting"]);
export type BookingWish = typeof BookingWish.Type;

/** What can be asked for with these seats. */
export const wishFor = ({ _tag }: Seats): BookingWish => (_tag === "Free" ? "seat" : "waiting");

/** A training that can be booked. */
export const BookableTraining = Schema.Struct({
  ...TrainingDate.fields,
  /** Without VAT. */
  price: Money,
  seats: Seats,
  /** The last moment of a cancellation; null where a booking of today cannot be cancelled any more. */
  cancelUntil: Schema.NullOr(Schema.DateFromString),
  /** The reader's own booking. */
  own: Schema.NullOr(Schema.Literals(["registered", "waiting"])),
});
export type BookableTraining = typeof BookableTraining.Type;

/** Status of a booking: registered and present (business §4), and what comes before and instead of them (docs/decisions/trainings.md). */
export const bookingStatuses = ["registered", "waiting", "present", "cancelled", "withdrawn"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The state of a booking. */
export const BookingState = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Registered") }),
  /** `position` 1 gets the next seat. */
  Schema.Struct({ _tag: Schema.Literal("Waiting"), position: count }),
  Schema.Struct({ _tag: Schema.Literal("Present") }),
  Schema.Struct({ _tag: Schema.Literal("Cancelled"), at: Schema.DateFromString }),
  /** The manufacturer does not hold the training. */
  Schema.Struct({ _tag: Schema.Literal("Withdrawn") }),
]);
export type BookingState = typeof BookingState.Type;

const statuses: Readonly<Record<BookingState["_tag"], BookingStatus>> = {
  Registered: "registered",
  Waiting: "waiting",
  Present: "present",
  Cancelled: "cancelled",
  Withdrawn: "withdrawn",
};

/** The status by which a booking's state is filtered and named. */
export const statusOf = ({ _tag }: BookingState): BookingStatus => statuses[_tag];

/** True for a booking with a calendar file: it enters the training, or removes one that is not held or was cancelled. */
export const hasCalendar = ({ _tag }: BookingState): boolean =>
  _tag === "Registered" || _tag === "Cancelled" || _tag === "Withdrawn";

/** A person of the company who may take part. */
export const Participant = Schema.Struct({
  id: EmployeeId,
  name: Schema.String,
  /** The reader. */
  self: Schema.Boolean,
});
export type Participant = typeof Participant.Type;

/** A booking of the company (business §3). */
export const TrainingBooking = Schema.Struct({
  id: BookingId,
  training: TrainingDate,
  participant: Participant,
  state: BookingState,
  /** Without VAT, as it was when it was booked. */
  price: Money,
  /** The last moment of a cancellation; null where it cannot be cancelled. */
  cancelUntil: Schema.NullOr(Schema.DateFromString),
  /** The number of the invoice; null where there is none, or the reader may not view invoices. */
  invoice: Schema.NullOr(InvoiceNumber),
});
export type TrainingBooking = typeof TrainingBooking.Type;
