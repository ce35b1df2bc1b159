import { saved } from "../../api/saved.ts";
import {
  bookTraining,
  cancelTraining,
  claimExosphereLicence,
  getAttendance,
  getBookableTrainings,
  getCaseTrainings,
  getExosphereLicences,
  getTrainingCalendar,
  getTrainingCertificate,
  getTrainingDates,
  getTrainingParticipants,
  getTrainings,
  getTrainingsCsv,
  markAttendance,
} from "../../api/trainings.calls.ts";
import type { TicketId } from "../../domain/tickets/ticket.ts";
import type { Attendance, AttendanceSummary } from "../../domain/trainings/attendance.ts";
import type { ExosphereLicence } from "../../domain/trainings/exosphere.ts";
import type { BookableTraining, Participant, TrainingBooking } from "../../domain/trainings/training.ts";
import type { TrainingDate } from "../../domain/trainings/training-date.ts";
import { attendanceList, bookableList, bookingList } from "../../domain/trainings/trainings.lists.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { pageOf } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

export const training: TrainingDate = {
  id: "TR-0017" as TrainingDate["id"],
  title: "Smart Home Grundlagen",
  type: { _tag: "Known", code: "basics" },
  language: "de",
  place: {
    _tag: "OnSite",
    name: "Campus Linz",
    street: "Industriezeile 35",
    zip: "4020",
    city: "Linz",
    country: "AT",
  },
  startsAt: new Date("2026-03-10T08:00:00Z"),
  endsAt: new Date("2026-03-10T16:00:00Z"),
  timeZone: "Europe/Vienna",
};
export const robin: Participant = { id: "E-1" as Participant["id"], name: "Robin Nord", self: true };
export const kim: Participant = { id: "E-2" as Participant["id"], name: "Kim Berg", self: false };
const cancelUntil = new Date("2026-03-03T08:00:00Z");

export const booking: TrainingBooking = {
  id: "TB-000001" as TrainingBooking["id"],
  training,
  participant: kim,
  state: { _tag: "Registered" },
  price: { cents: 19_000, currency: "EUR" },
  cancelUntil,
  invoice: null,
};
/** A date with free seats. */
export const bookable: BookableTraining = {
  ...training,
  price: { cents: 19_000, currency: "EUR" },
  seats: { _tag: "Free", left: 3, of: 12 },
  cancelUntil,
  own: null,
};

const licences: readonly [ExosphereLicence, ExosphereLicence] = [
  { participant: robin, state: { _tag: "NotEntitled" } },
  { participant: kim, state: { _tag: "Available" } },
];
/** Who is booked for the training. */
export const attendance: Attendance = {
  training,
  blocked: null,
  attendees: [
    {
      booking: booking.id,
      name: kim.name,
      company: "Nordlicht Elektro GmbH",
      present: false,
      mark: null,
    },
  ],
};

/** The training in the staff's list of dates. */
export const trainingDate: AttendanceSummary = { ...training, booked: 1, present: 0, withdrawn: false };

const { id } = booking;
const bookings = pageOf(booking);
const cancelled: TrainingBooking = {
  ...booking,
  state: { _tag: "Cancelled", at: cancelUntil },
  cancelUntil: null,
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  bookings: sampleOf(getTrainings, requestAt(bookingList), bookings),
  csv: sampleOf(saved(getTrainingsCsv), requestAt(bookingList), undefined),
  certificate: sampleOf(saved(getTrainingCertificate), { id, instance: "int" }, undefined),
  calendar: sampleOf(saved(getTrainingCalendar), { id }, undefined),
  licences: sampleOf(getExosphereLicences, {}, licences),
  claim: sampleOf(claimExosphereLicence, { participant: kim.id }, licences[1]),
  dates: sampleOf(getTrainingDates, requestAt(attendanceList), pageOf(trainingDate)),
  attendance: sampleOf(getAttendance, { id: training.id }, attendance),
  mark: sampleOf(markAttendance, { booking: id, present: true }, attendance),
  cancel: sampleOf(cancelTraining, { id }, cancelled),
  bookable: sampleOf(getBookableTrainings, requestAt(bookableList), pageOf(bookable)),
  participants: sampleOf(getTrainingParticipants, {}, [robin, kim]),
  book: sampleOf(bookTraining, { training: training.id, participant: robin.id, wish: "seat" }, booking),
  ofCase: (ticket: TicketId) =>
    sampleOf(getCaseTrainings, { id: ticket, ...requestAt(bookingList) }, bookings),
};

/** The area has no machine of its own. */
export const samples = {};
