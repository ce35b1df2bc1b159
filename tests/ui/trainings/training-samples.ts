import type { Page } from "../../../src/domain/kit/list.ts";
import type {
  BookableTraining,
  BookingState,
  Participant,
  TrainingBooking,
} from "../../../src/domain/trainings/training.ts";
import type { TrainingDate } from "../../../src/domain/trainings/training-date.ts";
import type { ExosphereLicence } from "../../../src/domain/trainings/exosphere.ts";
import {
  createTrainingStepMachine,
  type TrainingStepLogic,
} from "../../../src/machines/trainings/training-step.machine.ts";
import type { TrainingRefusal } from "../../../src/domain/trainings/trainings.refusals.ts";
import type { TrainingsActors } from "../../../src/ui/screens/trainings/trainings-actors.ts";
import { stubResults } from "../../support/inert-portal.ts";
import { inertResource, inertAction, type StubResult } from "../../support/render-screen.tsx";

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

export interface TrainingResults {
  readonly bookings?: readonly StubResult<Page<TrainingBooking>>[];
  readonly csv?: readonly StubResult<undefined>[];
  readonly certificate?: readonly StubResult<undefined>[];
  readonly calendar?: readonly StubResult<undefined>[];
  readonly bookable?: readonly StubResult<Page<BookableTraining>>[];
  readonly licences?: readonly StubResult<readonly ExosphereLicence[]>[];
  readonly claim?: readonly StubResult<ExosphereLicence>[];
  readonly participants?: readonly StubResult<readonly Participant[]>[];
  readonly booking?: readonly StubResult<TrainingBooking>[];
  readonly cancellation?: readonly StubResult<TrainingBooking>[];
}

const step = <Request, Code extends TrainingRefusal>(
  list: readonly StubResult<TrainingBooking>[],
  seen: (request: Request) => void,
): TrainingStepLogic<Request, Code> =>
  createTrainingStepMachine<Request, Code>().provide({
    actors: {
      send: stubResults<TrainingBooking, { readonly request: Request }>(list, ({ request }) => seen(request)),
    },
  });

/** The screen's actors with the given results; `seen` hears what was requested, by actor. */
export const trainingsActors = (
  results: TrainingResults,
  seen: (actor: keyof TrainingsActors, request: unknown) => void = () => {},
): TrainingsActors => ({
  bookings: inertResource(results.bookings ?? [{ answer: pageOf() }], (request) => seen("bookings", request)),
  csv: inertAction(results.csv ?? ["never"], (request) => seen("csv", request)),
  calendar: inertAction(results.calendar ?? ["never"], (request) => seen("calendar", request)),
  certificate: inertAction(results.certificate ?? ["never"], (request) => seen("certificate", request)),
  bookable: inertResource(results.bookable ?? [{ answer: pageOf() }], (request) => seen("bookable", request)),
  participants: inertResource(results.participants ?? [{ answer: [ada, toni] }]),
  licences: inertResource(results.licences ?? [{ answer: [] }]),
  claim: inertAction(results.claim ?? ["never"], (request) => seen("claim", request)),
  booking: step(results.booking ?? ["never"], (request) => seen("booking", request)),
  cancellation: step(results.cancellation ?? ["never"], (request) => seen("cancellation", request)),
});
