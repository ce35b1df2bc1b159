import { Readable } from "node:stream";
import { hasCalendar } from "../../../src/domain/trainings/training.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { dayText } from "../kit/day.ts";
import { listBookable } from "./bookable.sql.ts";
import type { Issuer } from "../../documents/kit/in-language.ts";
import { bytesContent } from "../../files/bytes-content.ts";
import { certificatePdf } from "../../documents/certificate.ts";
import { bookTraining, cancelTraining } from "./book.ts";
import { readCertificate } from "./certificate.sql.ts";
import { listBookings, listParticipants, readBooking } from "./bookings.sql.ts";
import { trainingCalendar } from "./training-calendar.ts";
import { claimExosphere, listExosphere } from "./exosphere.ts";
import { trainingsCsv } from "./trainings-csv.ts";

/** Trainings (business §3) of the account's company, and those that it can book; the right is checked by dispatch. */
export const createTrainingsHandlers = ({
  organizer,
  issuer,
}: {
  /** The address of the organizer in calendar files. */
  readonly organizer: string;
  /** Who issues certificates. */
  readonly issuer: Issuer;
}): Handlers<
  | "getTrainings"
  | "getTrainingsCsv"
  | "getTrainingCalendar"
  | "getTrainingCertificate"
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
    const { content } = await trainingCalendar(sql, id, { baseUrl, organizer }, now());
    return fileAnswer(Readable.from([content]), `training-${id}.ics`, "text/calendar; charset=utf-8");
  },
  getTrainingCertificate: async ({ sql, account }, { id, instance }) => {
    const certificate = await readCertificate(sql, account, id);
    if (certificate === undefined) return notFound;
    const pdf = await certificatePdf(certificate, instance, issuer);
    return fileAnswer(bytesContent(pdf), `certificate-${certificate.training}.pdf`, "application/pdf");
  },
  getExosphereLicences: ({ sql, account, now }) => listExosphere(sql, account, now()),
  claimExosphereLicence: claimExosphere,
  bookTraining: (context, wanted) => bookTraining({ ...context, organizer }, wanted),
  cancelTraining: (context, wanted) => cancelTraining({ ...context, organizer }, wanted),
});
