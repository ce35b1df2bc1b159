import * as Schema from "effect/Schema";
import { csvOf, pagesOf } from "./list-body.ts";
import { attendanceList, bookableList, bookingList } from "../domain/trainings/trainings.lists.ts";
import { Attendance } from "../domain/trainings/attendance.ts";
import { ExosphereLicence } from "../domain/trainings/exosphere.ts";
import { pick } from "../domain/kit/refusals.ts";
import { Flag } from "../domain/kit/flag.ts";
import { EmployeeId } from "../domain/employees/employee.ts";
import { BookingId, BookingWish, Participant, TrainingBooking } from "../domain/trainings/training.ts";
import { TrainingId } from "../domain/trainings/training-date.ts";
import {
  bookingCodes,
  cancellationCodes,
  claimCodes,
  markCodes,
  trainingRefusals,
} from "../domain/trainings/trainings.refusals.ts";
import { Locale } from "./by-locale.ts";
import { TicketId } from "../domain/tickets/ticket.ts";
import { call, data, file, form, noFields } from "./call.ts";

const access = "trainings";

export const getTrainings = call({
  path: "/api/getTrainings",
  summary: "The trainings that the company has booked, a page at a time",
  access,
  kind: "read",
  topics: ["trainings"],
  ...pagesOf(bookingList),
  failures: [],
});

export const getTrainingsCsv = call({
  path: "/api/getTrainingsCsv",
  summary:
    "All booked trainings that a filter finds, as CSV in a language, or with `raw=1` as programs read it",
  access,
  kind: "read",
  ...csvOf(bookingList),
  failures: [],
});

export const getBookableTrainings = call({
  path: "/api/getBookableTrainings",
  summary: "Trainings that can be booked, a page at a time",
  access,
  kind: "read",
  topics: ["trainings"],
  ...pagesOf(bookableList),
  failures: [],
});

export const getTrainingParticipants = call({
  path: "/api/getTrainingParticipants",
  summary: "The people of the company who may take part",
  access,
  kind: "read",
  body: noFields,
  answer: data(Schema.Array(Participant)),
  failures: [],
});

/** A file that enters a booking into a calendar, or removes one that was cancelled or withdrawn. */
export const getTrainingCalendar = call({
  path: "/api/getTrainingCalendar",
  summary: "The calendar file of a booking",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: BookingId })),
  answer: file,
  failures: [],
});

/** The certificate of a person whom staff marked as present, in the reader's language. */
export const getTrainingCertificate = call({
  path: "/api/getTrainingCertificate",
  summary: "The certificate of somebody who was present, as PDF",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: BookingId, instance: Locale })),
  answer: file,
  failures: [],
});

/** Books a seat for oneself or a colleague, or a place on the waiting list, and writes to the participant. */
export const bookTraining = call({
  path: "/api/bookTraining",
  summary: "Book a training, or wait for a seat",
  access,
  kind: "write",
  body: form(Schema.Struct({ training: TrainingId, participant: EmployeeId, wish: BookingWish })),
  answer: data(TrainingBooking),
  refusals: pick(trainingRefusals, bookingCodes),
});

/** Cancels a booking until the time that it names; the first person on the waiting list gets the seat. */
export const cancelTraining = call({
  path: "/api/cancelTraining",
  summary: "Cancel a booking, or leave the waiting list",
  access,
  kind: "write",
  body: form(Schema.Struct({ id: BookingId })),
  answer: data(TrainingBooking),
  refusals: pick(trainingRefusals, cancellationCodes),
});

export const getExosphereLicences = call({
  path: "/api/getExosphereLicences",
  summary:
    "The Exosphere Essential licences of the reader and of the company's people who were present at a training",
  access,
  kind: "read",
  body: noFields,
  answer: data(Schema.Array(ExosphereLicence)),
  failures: [],
});

/** Gives a person who was present their licence; who has it already gets the same again. */
export const claimExosphereLicence = call({
  path: "/api/claimExosphereLicence",
  summary: "Claim the Exosphere Essential licence of a person",
  access,
  kind: "write",
  body: form(Schema.Struct({ participant: EmployeeId })),
  answer: data(ExosphereLicence),
  refusals: pick(trainingRefusals, claimCodes),
});

export const getTrainingDates = call({
  path: "/api/getTrainingDates",
  summary: "All dates of trainings for staff, a page at a time",
  access: "trainingStaff",
  kind: "read",
  topics: ["trainings"],
  ...pagesOf(attendanceList),
  failures: [],
});

export const getAttendance = call({
  path: "/api/getAttendance",
  summary: "The booked people of one date, and who was marked as present",
  access: "trainingStaff",
  kind: "read",
  topics: ["trainings"],
  body: form(Schema.Struct({ id: TrainingId })),
  answer: data(Attendance),
  failures: [],
});

/** Marks a booked person as present or not, and notes who did it. */
export const markAttendance = call({
  path: "/api/markAttendance",
  summary: "Mark who was present at a training",
  access: "trainingStaff",
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ booking: BookingId, present: Flag })),
  answer: data(Attendance),
  refusals: pick(trainingRefusals, markCodes),
});

/** For staff, from a ticket of the company. */
export const getCaseTrainings = call({
  path: "/api/getCaseTrainings",
  summary: "The training bookings of a ticket's company, for staff, a page at a time; the look is noted",
  access: "caseTrainings",
  kind: "read",
  ...pagesOf(bookingList, { id: TicketId }),
  failures: [],
});
