import { list, oneOf, severalOf } from "../kit/list.ts";
import { AttendanceSummary, dateTimes } from "./attendance.ts";
import {
  BookableTraining,
  bookingStatuses,
  TrainingBooking,
  trainingLanguages,
  trainingPlaces,
} from "./training.ts";
import { trainingTypes } from "./training-date.ts";

/** The company's trainings, the next one first; a search matches title, place and participant. */
export const bookingList = list({
  row: TrainingBooking,
  columns: {
    type: "trainings.column.type",
    status: "trainings.column.status",
    date: "trainings.column.date",
    place: "trainings.column.place",
    participant: "trainings.column.participant",
    invoice: "trainings.column.invoice",
  },
  sortable: ["date", "type", "participant", "status"],
  orders: { next: "trainings.order.next" },
  sort: "next",
  search: "trainings.search",
  filters: {
    status: severalOf(bookingStatuses, "trainings.column.status", (status) => `trainings.status.${status}`),
  },
  period: "trainings.column.date",
  amount: "trainings.column.price",
});

const byType = severalOf(trainingTypes, "trainings.type", (type) => `trainings.type.${type}`);

/** The trainings that can be booked, those of the own country and language first; a search matches title and place. */
export const bookableList = list({
  row: BookableTraining,
  columns: {
    type: "trainings.column.type",
    seats: "trainings.column.seats",
    date: "trainings.column.date",
    place: "trainings.column.place",
    price: "trainings.column.price",
  },
  sortable: ["date", "type", "price"],
  orders: { near: "trainings.order.near" },
  sort: "near",
  search: "trainings.search_dates",
  filters: {
    type: byType,
    language: oneOf(trainingLanguages, "trainings.column.language", (language) => ({ language })),
    place: oneOf(trainingPlaces, "trainings.column.place", (place) =>
      place === "online" ? "trainings.place.online" : { country: place },
    ),
  },
  period: "trainings.column.date",
  amount: "trainings.column.price",
});

/** The dates for staff; a search matches number, title and place. */
export const attendanceList = list({
  row: AttendanceSummary,
  columns: {
    type: "trainings.column.type",
    date: "trainings.column.date",
    place: "trainings.column.place",
    present: "attendance.column.present",
  },
  sortable: ["date", "type", "place"],
  sort: "-date",
  search: "trainings.search_dates",
  filters: {
    type: byType,
    time: oneOf(dateTimes, "trainings.column.date", (time) => `attendance.time.${time}`),
  },
  period: "list.period",
});
