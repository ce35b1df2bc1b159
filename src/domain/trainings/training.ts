import * as Schema from "effect/Schema";
import { EmployeeId } from "../employees/employee.ts";
import { InvoiceNumber } from "../invoices/document.ts";
import { codeOf } from "../kit/known-code.ts";
import { Money } from "../kit/money.ts";
import { Seats } from "../kit/seats.ts";

export const TrainingId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(
  Schema.brand("TrainingId"),
);
export type TrainingId = typeof TrainingId.Type;

export const BookingId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(Schema.brand("BookingId"));
export type BookingId = typeof BookingId.Type;

/** Types of trainings (docs/decisions/trainings.md). */
export const trainingTypes = [
  "basics",
  "configuration",
  "lighting",
  "climate",
  "audio",
  "energy",
  "sales",
] as const;
export const TrainingType = codeOf(trainingTypes);
export type TrainingType = typeof TrainingType.Type;
export type TrainingTypeCode = (typeof trainingTypes)[number];

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

/** The address of a training, or online. */
export const TrainingPlace = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Online") }),
  Schema.Struct({
    _tag: Schema.Literal("OnSite"),
    name: Schema.String,
    street: Schema.String,
    zip: Schema.String,
    city: Schema.String,
    country: Schema.String,
  }),
]);
export type TrainingPlace = typeof TrainingPlace.Type;

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));

/** The date of a training (business §3). The title is in the language in which it is held. */
export const TrainingDate = Schema.Struct({
  id: TrainingId,
  title: Schema.String,
  type: TrainingType,
  /** A code of ISO 639-1. */
  language: Schema.String.check(Schema.isPattern(/^[a-z]{2}$/)),
  place: TrainingPlace,
  startsAt: Schema.DateFromString,
  endsAt: Schema.DateFromString,
  /** The IANA time zone in which its times are shown. */
  timeZone: Schema.NonEmptyString,
});
export type TrainingDate = typeof TrainingDate.Type;

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

/** The next training at which a person has a seat. */
export const NextTraining = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("None") }),
  Schema.Struct({ _tag: Schema.Literal("Next"), training: TrainingDate }),
]);
export type NextTraining = typeof NextTraining.Type;

/** The sortable columns of the company's trainings. */
export const bookingColumns = ["date", "type", "participant", "status"] as const;

/** The filters of the company's trainings; `search` matches title, place and participant. */
export const BookingFilter = Schema.Struct({
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  status: Schema.optionalKey(Schema.Array(Schema.Literals(bookingStatuses))),
});
export type BookingFilter = typeof BookingFilter.Type;

/** The sortable columns of the trainings that can be booked. */
export const bookableColumns = ["date", "type", "place", "language", "price"] as const;

/** The filters of the trainings that can be booked; `search` matches title and place. */
export const BookableFilter = Schema.Struct({
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  type: Schema.optionalKey(Schema.Array(Schema.Literals(trainingTypes))),
  language: Schema.optionalKey(Schema.Literals(trainingLanguages)),
  place: Schema.optionalKey(Schema.Literals(trainingPlaces)),
});
export type BookableFilter = typeof BookableFilter.Type;
