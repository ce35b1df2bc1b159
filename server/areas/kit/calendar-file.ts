import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

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

/** What is entered into a calendar. */
export interface CalendarEvent {
  /** What distinguishes it from all other events of this portal. */
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The parts of the address; empty ones are left out. Undefined for what has no place. */
  readonly place: readonly string[] | undefined;
  /** The path of the screen that shows it. */
  readonly path: string;
  /** How many changes came before, stored or counted from what is stored; it never becomes less. */
  readonly changes: number;
}

/**
 * The calendar file of an event: a later one with the same id that is cancelled removes it from the calendar. Calendars take of one UID
 * what has the highest SEQUENCE (RFC 5546, 2.1.5): it grows with the changes, and a file that enters the event comes after one that removes it.
 * Its times are in UTC, so that each calendar shows them in its own time zone, across changes of the clock.
 */
export const calendarFile = (
  { id, title, startsAt, endsAt, place, path, changes }: CalendarEvent,
  cancelled: boolean,
  { baseUrl, organizer }: CalendarOrigin,
  now: Date,
): CalendarFile => {
  const method = cancelled ? "CANCEL" : "PUBLISH";
  const calendar = new ICalCalendar({
    prodId: { company: "Home Automation", product: "Partner portal" },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${id}@${new URL(baseUrl).hostname}`,
    sequence: 2 * changes + (cancelled ? 0 : 1),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: startsAt,
    end: endsAt,
    summary: title,
    organizer: { name: "Partner portal", email: organizer },
    url: `${baseUrl}${path}`,
    ...(place !== undefined && { location: place.filter((part) => part !== "").join(", ") }),
  });
  return { method, content: calendar.toString() };
};
