import { attendanceList, bookableList, bookingList } from "../../../src/domain/trainings/trainings.lists.ts";
import { describe, expect, it } from "vitest";
import { Attendance, AttendanceSummary } from "../../../src/domain/trainings/attendance.ts";
import { ExosphereLicence } from "../../../src/domain/trainings/exosphere.ts";
import {
  BookableTraining,
  BookingId,
  BookingState,
  bookingStatuses,
  BookingWish,
  TrainingBooking,
  trainingLanguages,
  trainingPlaces,
} from "../../../src/domain/trainings/training.ts";
import {
  NextTraining,
  TrainingDate,
  TrainingId,
  TrainingPlace,
  trainingTypes,
} from "../../../src/domain/trainings/training-date.ts";
import { isReadable, readingProblems } from "../../support/wire.ts";

const time = "2026-05-01T10:00:00.000Z";
const price = { amount: "290.00", currency: "EUR" };
const onSite = {
  _tag: "OnSite",
  name: "Campus",
  street: "Main street 1",
  zip: "4154",
  city: "Kollerschlag",
  country: "AT",
};
const training = {
  id: "TR-1",
  title: "Basics",
  type: "basics",
  language: "de",
  place: onSite,
  startsAt: time,
  endsAt: time,
  timeZone: "Europe/Vienna",
};
const participant = { id: "E-1", name: "Ada Byron", self: true };

describe("a training of the server", () => {
  it("is read whole", () => expect(readingProblems(TrainingDate, training)).toEqual([]));

  it("can be booked while it has seats, and has the reader's own booking", () => {
    const bookable = { ...training, price, seats: { _tag: "Free", left: 3, of: 12 }, cancelUntil: time };
    expect(readingProblems(BookableTraining, { ...bookable, own: "registered" })).toEqual([]);
    expect(readingProblems(BookableTraining, { ...bookable, own: "waiting" })).toEqual([]);
    expect(isReadable(BookableTraining, { ...bookable, own: "" })).toBe(false);
  });

  it.each([onSite, { _tag: "Online" }])("is held at %j", (place) =>
    expect(readingProblems(TrainingPlace, place)).toEqual([]),
  );
  it.each([{ _tag: "" }, { _tag: "Somewhere" }])("is not held at %j", (place) =>
    expect(isReadable(TrainingPlace, place)).toBe(false),
  );

  it.each(["", "d", "DE", "deu", "d1", "1de", "de-AT"])(
    "is in a language of ISO 639-1, not in %j",
    (language) => {
      expect(isReadable(TrainingDate, { ...training, language })).toBe(false);
    },
  );

  it("is the next of a person, or there is none", () => {
    expect(readingProblems(NextTraining, { _tag: "Next", training })).toEqual([]);
    expect(readingProblems(NextTraining, { _tag: "None" })).toEqual([]);
    expect(isReadable(NextTraining, { _tag: "" })).toBe(false);
  });

  it("has a number of 1 to 40 characters, a booking one of 1 to 60", () => {
    const readable = (schema: typeof TrainingId | typeof BookingId) =>
      [0, 1, 40, 41, 60, 61].filter((length) => isReadable(schema, "x".repeat(length)));
    expect(readable(TrainingId)).toEqual([1, 40]);
    expect(readable(BookingId)).toEqual([1, 40, 41, 60]);
  });
});

describe("a booking of the server (business §3)", () => {
  it("is read whole", () => {
    expect(
      readingProblems(TrainingBooking, {
        id: "B-1",
        training,
        participant,
        state: { _tag: "Registered" },
        price,
        cancelUntil: time,
        invoice: "R-7",
      }),
    ).toEqual([]);
  });

  it.each([
    { _tag: "Registered" },
    { _tag: "Waiting", position: 0 },
    { _tag: "Waiting", position: 100_000 },
    { _tag: "Present" },
    { _tag: "Cancelled", at: time },
    { _tag: "Withdrawn" },
  ])("has the state %j", (state) => expect(readingProblems(BookingState, state)).toEqual([]));

  it.each([
    { _tag: "" },
    { _tag: "Waiting", position: -1 },
    { _tag: "Waiting", position: 100_001 },
    { _tag: "Waiting", position: 0.5 },
  ])("has not the state %j", (state) => expect(isReadable(BookingState, state)).toBe(false));

  it("asks for a seat or a place on the waiting list", () => {
    expect(["seat", "waiting", "", "both"].filter((wish) => isReadable(BookingWish, wish))).toEqual([
      "seat",
      "waiting",
    ]);
  });
});

describe("the attendance of a training", () => {
  const attendee = {
    booking: "B-1",
    name: "Ada",
    company: "Byron",
    present: true,
    mark: { by: "Sam", at: time },
  };

  it("is read whole, with who marked whom", () => {
    expect(
      readingProblems(Attendance, {
        training,
        blocked: null,
        attendees: [attendee, { ...attendee, mark: null }],
      }),
    ).toEqual([]);
  });

  it.each(["TRAINING_NOT_BEGUN", "TRAINING_WITHDRAWN"])("can be blocked by %s", (blocked) => {
    expect(readingProblems(Attendance, { training, blocked, attendees: [] })).toEqual([]);
    expect(isReadable(Attendance, { training, blocked: "", attendees: [] })).toBe(false);
  });

  it("is listed with how many people are booked and present", () => {
    const row = { ...training, booked: 12, present: 0, withdrawn: false };
    expect(readingProblems(AttendanceSummary, row)).toEqual([]);
    expect(isReadable(AttendanceSummary, { ...row, booked: 100_000 })).toBe(true);
    for (const booked of [-1, 100_001, 1.5])
      expect(isReadable(AttendanceSummary, { ...row, booked })).toBe(false);
  });
});

it.each([
  { _tag: "NotEntitled" },
  { _tag: "Available" },
  { _tag: "Claimed", code: "K7QM-2F9D-XW4T", validUntil: "2027-05-01" },
])("the licence of a person is %j", (state) => {
  expect(readingProblems(ExosphereLicence, { participant, state })).toEqual([]);
  expect(isReadable(ExosphereLicence, { participant, state: { _tag: "" } })).toBe(false);
});

describe("the filters of the lists", () => {
  const shared = { search: "x".repeat(100), from: "2026-01-01", to: "2026-12-31" };
  const prices = { min: "10.00", max: "500.00" };

  it("of the company's bookings", () => {
    const filter = { ...shared, ...prices, status: bookingStatuses };
    expect(readingProblems(bookingList.filter, filter, Object.keys(filter))).toEqual([]);
    expect(isReadable(bookingList.filter, { status: ["lost"] })).toBe(false);
  });

  it("of the trainings that can be booked", () => {
    for (const language of trainingLanguages)
      for (const place of trainingPlaces) {
        const filter = { ...shared, ...prices, type: trainingTypes, language, place };
        expect(readingProblems(bookableList.filter, filter, Object.keys(filter))).toEqual([]);
      }
    for (const filter of [{ type: ["none"] }, { language: "tlh" }, { place: "US" }])
      expect(isReadable(bookableList.filter, filter)).toBe(false);
  });

  it("of the dates for staff", () => {
    for (const when of ["begun", "upcoming"]) {
      const filter = { ...shared, type: trainingTypes, time: when };
      expect(readingProblems(attendanceList.filter, filter, Object.keys(filter))).toEqual([]);
    }
    for (const filter of [{ type: ["none"] }, { time: "" }])
      expect(isReadable(attendanceList.filter, filter)).toBe(false);
  });

  it("search by at most 100 characters", () => {
    for (const schema of [bookingList.filter, bookableList.filter, attendanceList.filter])
      expect(isReadable(schema, { search: "x".repeat(101) })).toBe(false);
  });
});
