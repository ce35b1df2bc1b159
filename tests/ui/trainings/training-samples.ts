import type { Page } from "../../../src/domain/kit/list.ts";
import type {
  BookableTraining,
  BookingState,
  Participant,
  TrainingBooking,
} from "../../../src/domain/trainings/training.ts";
import type { TrainingDate } from "../../../src/domain/trainings/training-date.ts";
import type { StubResult } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

export const training: TrainingDate = {
  id: "TR-1" as TrainingDate["id"],
  title: "Smart Home Grundlagen",
  type: { _tag: "Known", code: "basics" },
  language: "de",
  place: { _tag: "OnSite", name: "Campus", street: "Weg 1", zip: "4020", city: "Linz", country: "AT" },
  startsAt: new Date("2026-07-06T07:00:00Z"),
  endsAt: new Date("2026-07-06T15:00:00Z"),
  timeZone: "Europe/Vienna",
};
export const ada: Participant = { id: "A-1" as Participant["id"], name: "Ada Byron", self: true };
export const toni: Participant = { id: "A-2" as Participant["id"], name: "Toni Gold", self: false };

export const booking = (
  id: string,
  state: BookingState,
  more: Partial<TrainingBooking> = {},
): TrainingBooking => ({
  id: id as TrainingBooking["id"],
  training,
  participant: toni,
  state,
  price: { cents: 19_000, currency: "EUR" },
  cancelUntil: null,
  invoice: null,
  ...more,
});

export const bookable = (more: Partial<BookableTraining> = {}): BookableTraining => ({
  ...training,
  price: { cents: 19_000, currency: "EUR" },
  seats: { _tag: "Free", left: 1, of: 12 },
  cancelUntil: new Date("2026-06-29T07:00:00Z"),
  own: null,
  ...more,
});

export const pageOf = <Row>(...rows: readonly Row[]): Page<Row> => ({ rows, total: rows.length });

export const refused = (code: string): StubResult<never> => ({ failure: { _tag: "Refused", code } });

/** What every trainings screen loads, where a test says nothing else: no bookings, no dates, two people, no licence. */
export const usualCalls: Script = {
  getTrainings: [{ answer: pageOf() }],
  getBookableTrainings: [{ answer: pageOf() }],
  getTrainingParticipants: [{ answer: [ada, toni] }],
  getExosphereLicences: [{ answer: [] }],
};
