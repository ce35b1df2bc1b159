import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { TrainingBooking } from "../../../src/domain/trainings/training.ts";
import { routes } from "../../../src/domain/shell/routes.ts";

/** What a calendar file says of where it comes from. */
export interface CalendarOrigin {
  readonly baseUrl: string;
  /** The address of the organizer. */
  readonly organizer: string;
}

/** A calendar file, and what a calendar does with it. */
export interface CalendarFile {
  readonly method: "PUBLISH" | "CANCEL";
  readonly content: string;
}

/**
 * The calendar file of a booking: a later one with the same UID and a higher sequence removes it from the calendar. Its times are in UTC, so
 * that each calendar shows them in its own time zone, across changes of the clock.
 */
export const trainingCalendar = (
  { id, training }: Pick<TrainingBooking, "id" | "training">,
  cancelled: boolean,
  { baseUrl, organizer }: CalendarOrigin,
  now: Date,
): CalendarFile => {
  const { title, startsAt, endsAt, place } = training;
  const method = cancelled ? "CANCEL" : "PUBLISH";
  const calendar = new ICalCalendar({
    prodId: { company: "Home Automation", product: "Partner portal" },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${id}@${new URL(baseUrl).hostname}`,
    sequence: cancelled ? 1 : 0,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: title,
    organizer: { name: "Partner portal", email: organizer },
    url: `${baseUrl}${routes.trainings.path}`,
    ...(place._tag === "OnSite" && {
      location: [place.name, place.street, `${place.zip} ${place.city}`.trim(), place.country]
        .filter((part) => part !== "")
        .join(", "),
    }),
  });
  return { method, content: calendar.toString() };
};
