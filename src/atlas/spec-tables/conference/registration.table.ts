import { createEmptyActor } from "xstate";
import { unknownParticipant } from "../../../domain/conference/participant.ts";
import type { registrationMachine } from "../../../machines/conference/registration.machine.ts";
import { kim } from "../../samples/conference.samples.ts";
import { answers, begins, breaks, fails, late, passes, shows, tableOf } from "../spec-table.ts";

const { company } = kim;
const input = { company, parent: createEmptyActor() };
const blank = unknownParticipant(company);
const lee = { ...kim, firstname: "Lee", mail: "lee@nordlicht.example" };
const send = (room: number) =>
  ({ type: "registration.send", conference: "partner-conference", places: 1, room }) as never;
const first = shows("first", { values: kim, problems: {} });
const second = shows("second", { values: lee, problems: {} });
const registered = answers("register", { name: "conference" });
const refused = (code: string) => fails("register", { _tag: "Refused", code });
const offline = fails("register", { _tag: "Offline" });
const sending = [first, send(2)];

export const table = tableOf<typeof registrationMachine>()({
  situations: {
    "the registration is opened": { input, steps: [] },
    "one person is filled in": { input, steps: [first] },
    "two people are filled in": { input, steps: [first, second] },
    "the registration is being sent": { input, steps: sending },
    "they are registered": { input, steps: [...sending, registered] },
    "they were not registered": { input, steps: [...sending, offline] },
    "registering has broken": { input, steps: [...sending, breaks("register")] },
  },
  steps: {
    "it begins": begins,
    "the first person is typed": first,
    "the second person is typed": second,
    "the first form is checked again": first,
    "the second form is checked again": second,
    "the first person is emptied": shows("first", { values: { ...blank }, problems: { firstname: "X" } }),
    "half of the second person is typed": shows("second", {
      values: { ...blank, firstname: "Lee" },
      problems: { mail: "EMAIL_EMPTY" },
    }),
    "the first form has a defect": breaks("first"),
    "the second form has a defect": breaks("second"),
    "the tab has kept both before a reload": {
      type: "form.found",
      values: { first: kim, second: lee },
    },
    "only one person is wanted": { type: "registration.alone" },
    "it is sent, where the company may register two": send(2),
    "it is sent, where the company may register one": send(1),
    "the server has registered them": registered,
    "the server has registered them late": late(registered),
    "the conference is full": refused("CONFERENCE_FULL"),
    "the registration has ended": refused("REGISTRATION_CLOSED"),
    "the company has two people already": refused("PARTICIPANT_LIMIT"),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("register"),
    "there turns out to be a free place": refused("CONFERENCE_PLACE_FREE"),
    "a person of this address is registered": refused("PARTICIPANT_TWICE"),
    "the server refuses the second person's address": fails("register", {
      _tag: "Refused",
      code: "EMAIL_INVALID",
      field: "participants[1].mail",
    }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §3", given: "the registration is opened", when: "it begins", must: "filling", sees: { first: { begun: false, complete: false }, second: { begun: false, complete: false } }, calls: [["person", { values: { company } }], "unsaved"], not: ["register"] },
    { spec: "business §3", given: "the registration is opened", when: "the first person is typed", must: "filling", sees: { first: { values: kim, begun: true, complete: true } }, tells: [["unsaved.keep", { values: { first: kim } }]] },
    { spec: "business §3", given: "the registration is opened", when: "the second person is typed", must: "filling", sees: { second: { values: lee, begun: true, complete: true } }, tells: ["unsaved.keep"] },
    { spec: "business §3", given: "one person is filled in", when: "half of the second person is typed", must: "filling", sees: { first: { values: kim }, second: { begun: true, complete: false } }, tells: ["unsaved.keep"] },
    { spec: "decisions/conference", given: "one person is filled in", when: "the first person is emptied", must: "filling", sees: { first: { begun: false, complete: false } }, tells: ["unsaved.forget"] },
    { spec: "decisions/conference", given: "one person is filled in", when: "the first form is checked again", must: "filling", sees: { first: { values: kim } }, not: ["unsaved.keep"] },
    { spec: "decisions/conference", given: "two people are filled in", when: "the second form is checked again", must: "filling", sees: { second: { values: lee } }, not: ["unsaved.keep"] },
    { spec: "decisions/conference", given: "the registration is opened", when: "the tab has kept both before a reload", must: "filling", tells: [["form.changed", { change: kim }], ["form.changed", { change: lee }]] },
    { spec: "decisions/conference", given: "two people are filled in", when: "only one person is wanted", must: "filling", tells: [["form.changed", { change: blank }]] },
    { spec: "architecture", given: "one person is filled in", when: "the first form has a defect", must: "crashed", tags: ["failed"] },
    { spec: "architecture", given: "one person is filled in", when: "the second form has a defect", must: "crashed" },

    // Sending: at most two people
    { spec: "business §5", given: "the registration is opened", when: "it is sent, where the company may register two", must: "filling", not: ["register"] },
    { spec: "business §5", given: "one person is filled in", when: ["half of the second person is typed", "it is sent, where the company may register two"], must: "filling", not: ["register"] },
    { spec: "business §4", given: "one person is filled in", when: "it is sent, where the company may register two", must: "sending", tags: ["busy"], calls: [["register", { request: { conference: "partner-conference", places: 1, participants: [kim] } }]] },
    { spec: "business §5", given: "two people are filled in", when: "it is sent, where the company may register two", must: "sending", calls: [["register", { request: { participants: [kim, lee] } }]] },
    { spec: "business §5", given: "two people are filled in", when: "it is sent, where the company may register one", must: "sending", calls: [["register", { request: { participants: [kim] } }]] },
    { spec: "decisions/calls", given: "the registration is being sent", when: "it is sent, where the company may register two", must: "sending", not: ["register"] },
    { spec: "decisions/conference", given: "the registration is being sent", when: "only one person is wanted", must: "sending", tells: [["form.changed", { change: blank }]] },
    { spec: "business §4", given: "the registration is being sent", when: "the server has registered them", must: "done", sees: { request: undefined }, tells: ["registration.done", ["resource.changed", { content: { name: "conference" } }], ["form.changed", { change: blank }]] },
    { spec: "business §4", given: "the registration is being sent", when: "the conference is full", must: "failed", tags: ["failed"], sees: { first: { values: kim, begun: true }, failure: { code: "CONFERENCE_FULL" } }, tells: ["resource.refresh"], not: ["registration.done", "form.changed"] },
    { spec: "business §4", given: "the registration is being sent", when: "the registration has ended", must: "failed", sees: { failure: { code: "REGISTRATION_CLOSED" } }, tells: ["resource.refresh"], not: ["registration.done"] },
    { spec: "business §5", given: "the registration is being sent", when: "the company has two people already", must: "failed", sees: { failure: { code: "PARTICIPANT_LIMIT" } }, tells: ["resource.refresh"], not: ["registration.done"] },
    { spec: "decisions/conference", given: "the registration is being sent", when: "there turns out to be a free place", must: "failed", sees: { first: { values: kim }, failure: { code: "CONFERENCE_PLACE_FREE" } }, tells: ["resource.refresh"], not: ["registration.done"] },
    { spec: "decisions/conference", given: "the registration is being sent", when: "a person of this address is registered", must: "failed", sees: { first: { values: kim }, failure: { code: "PARTICIPANT_TWICE" } }, tells: ["resource.refresh"], not: ["registration.done"] },
    { spec: "decisions/conference", given: "the registration is being sent", when: "the server refuses the second person's address", must: "failed", sees: { first: { values: kim }, failure: { code: "EMAIL_INVALID", field: "participants[1].mail" } }, not: ["registration.done"] },
    { spec: "shell §8", given: "the registration is being sent", when: "there is no connection", must: "failed", sees: { first: { values: kim }, failure: { _tag: "Offline" } }, not: ["registration.done", "resource.refresh"] },
    { spec: "decisions/calls", given: "the registration is being sent", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["registration.done"] },
    { spec: "decisions/calls", given: "the registration is being sent", when: ["90 seconds pass", "the server has registered them late"], must: "failed", not: ["registration.done"] },
    { spec: "architecture", given: "the registration is being sent", when: "the call has a defect", must: "crashed", not: ["registration.done"] },

    // Again
    { spec: "shell §8", given: "they were not registered", when: "it is sent, where the company may register two", must: "sending", sees: { failure: undefined }, calls: [["register", { request: { participants: [kim] } }]] },
    { spec: "architecture", given: "registering has broken", when: "it is sent, where the company may register two", must: "sending", calls: ["register"] },
    { spec: "business §5", given: "they are registered", when: ["the second person is typed", "the first person is typed", "it is sent, where the company may register one"], must: "sending", calls: ["register"] },
    { spec: "decisions/conference", given: "they are registered", when: "the first person is emptied", must: "done", sees: { first: { begun: false } }, tells: ["unsaved.forget"], not: ["unsaved.keep"] },
    { spec: "decisions/conference", given: "they are registered", when: ["the first person is emptied", "it is sent, where the company may register one"], must: "done", not: ["register"] },
    { spec: "decisions/conference", given: "they were not registered", when: ["the second person is typed", "it is sent, where the company may register two"], must: "sending", calls: [["register", { request: { participants: [kim, lee] } }]] },
  ],
});
