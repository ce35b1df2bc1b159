import * as Schema from "effect/Schema";
import { Seats } from "../kit/seats.ts";
import { Participant } from "./participant.ts";

export const ConferenceId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("ConferenceId"),
);
export type ConferenceId = typeof ConferenceId.Type;

/** Where a conference takes place. */
export const Venue = Schema.Struct({
  name: Schema.NonEmptyString,
  street: Schema.NonEmptyString,
  zip: Schema.String,
  city: Schema.NonEmptyString,
  country: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/)),
});
export type Venue = typeof Venue.Type;

/** The address of a hotel's booking page: https, a host with a dot, and neither user nor password in it. */
export const BookingLink = Schema.String.check(
  Schema.isMaxLength(300),
  Schema.isPattern(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?([/?#][^\s<>"]*)?$/i),
);

/** A hotel that is recommended. */
export const Hotel = Schema.Struct({
  name: Schema.NonEmptyString,
  street: Schema.NonEmptyString,
  city: Schema.NonEmptyString,
  /** From the venue, in metres. */
  distance: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 200_000 })),
  link: BookingLink,
});
export type Hotel = typeof Hotel.Type;

/** The coming conference as a company sees it (business §1, §4). */
export const Conference = Schema.Struct({
  id: ConferenceId,
  title: Schema.String,
  venue: Venue,
  startsAt: Schema.DateFromString,
  endsAt: Schema.DateFromString,
  /** The IANA time zone in which its times are shown. */
  timeZone: Schema.NonEmptyString,
  registrationUntil: Schema.DateFromString,
  /** Nobody can be registered any more. */
  closed: Schema.Boolean,
  /** Nobody's data or place can be changed any more. */
  begun: Schema.Boolean,
  seats: Seats,
  /** The first moment at which no project can be submitted for the award; null where there is none. */
  awardDeadline: Schema.NullOr(Schema.DateFromString),
  /** The name of the reader's company, for new participants. */
  company: Schema.String,
  /** Those of the reader's company. */
  participants: Schema.Array(Participant),
  /** The nearest first. */
  hotels: Schema.Array(Hotel),
});
export type Conference = typeof Conference.Type;

/** What a registration comes to: open, then the waiting list when the places are gone, then closed (business §4). */
export type RegistrationState = "open" | "waiting" | "closed";

export const registrationOf = ({
  closed,
  seats,
}: Pick<Conference, "closed" | "seats">): RegistrationState => {
  if (closed) return "closed";
  return seats._tag === "Free" ? "open" : "waiting";
};

/** How many of so many people get a place; the others wait. */
export const placesFor = (seats: Seats, people: number): number =>
  seats._tag === "Free" ? Math.min(seats.left, people) : 0;
