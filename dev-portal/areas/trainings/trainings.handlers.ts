import { Readable } from "node:stream";
import { hasCalendar } from "../../../src/domain/trainings/training.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { dayText } from "../kit/day.ts";
import { listBookable } from "./bookable.sql.ts";
import { bookTraining, cancelTraining } from "./book.ts";
import { listBookings, listParticipants, readBooking } from "./bookings.sql.ts";
import { trainingCalendar } from "./training-calendar.ts";
import { claimExosphere, listExosphere } from "./exosphere.ts";
import { trainingsCsv } from "./trainings-csv.ts";

/** Trainings (business §3) of the account's company, and those that it can book; the right is checked by dispatch. */
export const createTrainingsHandlers = (
  /** The address of the organizer in calendar files. */
  organizer: string,
): Handlers<
  | "getTrainings"
  | "getTrainingsCsv"
  | "getTrainingCalendar"
  | "getBookableTrainings"
  | "getTrainingParticipants"
  | "bookTraining"
  | "cancelTraining"
  | "getExosphereLicences"
  | "claimExosphereLicence"
> => ({
  getTrainings: ({ sql, account, now }, request) => listBookings(sql, account, now(), request),
  getTrainingsCsv: async ({ sql, account, now }, request) =>
    fileAnswer(
      Readable.from(trainingsCsv(sql, account, now(), request)),
      `trainings-${dayText(now())}.csv`,
      "text/csv; charset=utf-8",
    ),
  getBookableTrainings: ({ sql, account, now }, request) => listBookable(sql, account, now(), request),
  getTrainingParticipants: ({ sql, account }) => listParticipants(sql, account),
  getTrainingCalendar: async ({ sql, account, now, baseUrl }, { id }) => {
    const booking = await readBooking(sql, account, now(), id);
    if (booking === undefined || !hasCalendar(booking.state)) return notFound;
    const cancelled = booking.state._tag !== "Registered";
    const { content } = trainingCalendar(booking, cancelled, { baseUrl, organizer }, now());
    return fileAnswer(Readable.from([content]), `training-${id}.ics`, "text/calendar; charset=utf-8");
  },
  getExosphereLicences: ({ sql, account }) => listExosphere(sql, account),
  claimExosphereLicence: claimExosphere,
  bookTraining: (context, wanted) => bookTraining({ ...context, organizer }, wanted),
  cancelTraining: (context, wanted) => cancelTraining({ ...context, organizer }, wanted),
});
