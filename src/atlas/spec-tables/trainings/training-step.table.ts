import { createEmptyActor } from "xstate";
import type { trainingStepMachine } from "../../../machines/trainings/training-step.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { list: createEmptyActor() };
const booking = { id: "TB-000001" };
const send = { type: "training.send", request: { training: "T-1" } } as const;
const booked = answers("send", booking);
const refused = (code: string) => fails("send", { _tag: "Refused", code });
const offline = fails("send", { _tag: "Offline" });

export const table = tableOf<typeof trainingStepMachine>()({
  situations: {
    "a training can be booked": { input, steps: [] },
    "the booking is being sent": { input, steps: [send] },
    "the training is booked": { input, steps: [send, booked] },
    "the training was not booked": { input, steps: [send, offline] },
    "booking has broken": { input, steps: [send, breaks("send")] },
  },
  steps: {
    "it begins": begins,
    "booking is confirmed": send,
    "another booking is confirmed": { type: "training.send", request: { training: "T-2" } },
    "the server has booked it": booked,
    "the server has booked it late": late(booked),
    "the last seat is gone": refused("TRAINING_FULL"),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("send"),
    "nobody has to wait for a seat any more": refused("TRAINING_SEAT_FREE"),
    "the person is booked already": refused("TRAINING_BOOKED"),
    "the training has begun": refused("TRAINING_BEGUN"),
    "the training is not held any more": refused("TRAINING_WITHDRAWN"),
    "the participant has left the company": refused("PARTICIPANT_GONE"),
    "the time for a cancellation is over": refused("CANCEL_TOO_LATE"),
    "the booking is cancelled already": refused("BOOKING_CANCELLED"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §3", given: "a training can be booked", when: "it begins", must: "idle", not: ["send"] },
    { spec: "business §3", given: "a training can be booked", when: "booking is confirmed", must: "sending", tags: ["busy"], calls: [["send", { request: { training: "T-1" } }]], not: ["training.done"] },
    { spec: "decisions/calls", given: "the booking is being sent", when: "booking is confirmed", must: "sending", not: ["send"] },
    { spec: "decisions/calls", given: "the booking is being sent", when: "another booking is confirmed", must: "sending", sees: { request: { training: "T-1" } }, not: ["send"] },
    { spec: "business §3", given: "the booking is being sent", when: "the server has booked it", must: "done", sees: { booking, request: undefined }, tells: [["training.done", { booking }], "resource.refresh"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the last seat is gone", must: "failed", tags: ["failed"], sees: { failure: { code: "TRAINING_FULL" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "nobody has to wait for a seat any more", must: "failed", sees: { failure: { code: "TRAINING_SEAT_FREE" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the person is booked already", must: "failed", sees: { failure: { code: "TRAINING_BOOKED" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the training has begun", must: "failed", sees: { failure: { code: "TRAINING_BEGUN" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the training is not held any more", must: "failed", sees: { failure: { code: "TRAINING_WITHDRAWN" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the participant has left the company", must: "failed", sees: { failure: { code: "PARTICIPANT_GONE" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the time for a cancellation is over", must: "failed", sees: { failure: { code: "CANCEL_TOO_LATE" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "decisions/trainings", given: "the booking is being sent", when: "the booking is cancelled already", must: "failed", sees: { failure: { code: "BOOKING_CANCELLED" }, booking: undefined }, tells: ["resource.refresh"], not: ["training.done"] },
    { spec: "shell §8", given: "the booking is being sent", when: "there is no connection", must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["training.done", "resource.refresh"] },
    { spec: "decisions/calls", given: "the booking is being sent", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["training.done"] },
    { spec: "decisions/calls", given: "the booking is being sent", when: ["90 seconds pass", "the server has booked it late"], must: "failed", sees: { booking: undefined }, not: ["training.done", "done"] },
    { spec: "architecture", given: "the booking is being sent", when: "the call has a defect", must: "crashed", tags: ["failed"], not: ["training.done"] },
    { spec: "shell §8", given: "the training was not booked", when: "booking is confirmed", must: "sending", sees: { failure: undefined }, calls: [["send", { request: { training: "T-1" } }]] },
    { spec: "decisions/trainings", given: "the training was not booked", when: "another booking is confirmed", must: "sending", sees: { failure: undefined }, calls: [["send", { request: { training: "T-2" } }]] },
    { spec: "business §3", given: "the training is booked", when: "another booking is confirmed", must: "sending", calls: [["send", { request: { training: "T-2" } }]] },
    { spec: "architecture", given: "booking has broken", when: "booking is confirmed", must: "sending", calls: ["send"] },
  ],
});
