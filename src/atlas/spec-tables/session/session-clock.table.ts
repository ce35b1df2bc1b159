import { createEmptyActor } from "xstate";
import type { sessionClockMachine } from "../../../machines/session/session-clock.machine.ts";
import { userData } from "../../samples/session.samples.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const MINUTE = 60_000;
const ada = userData("a");
const input = { parent: createEmptyActor(), seconds: 1800 };
const warned = passes(28 * MINUTE);
const stay = { type: "session.stay" } as const;
const still = answers("extend", { _tag: "SignedIn", user: ada });
const offline = fails("extend", { _tag: "Offline" });

export const table = tableOf<typeof sessionClockMachine>()({
  situations: {
    "a session of half an hour begins": { input, steps: [] },
    "a session of a minute begins": { input: { ...input, seconds: 60 }, steps: [] },
    "two minutes are left": { input, steps: [warned] },
    "the session is being extended": { input, steps: [warned, stay] },
    "the session was not extended": { input, steps: [warned, stay, offline] },
    "the time is up": { input, steps: [passes(30 * MINUTE)] },
  },
  steps: {
    "it begins": begins,
    "almost 28 minutes pass": passes(28 * MINUTE - 1),
    "28 minutes pass": warned,
    "almost two minutes pass": passes(2 * MINUTE - 1),
    "two minutes pass": passes(2 * MINUTE),
    "a minute passes": passes(MINUTE),
    "the time has no length": passes(0),
    "the person stays": stay,
    "an answer tells that it lasts half an hour": { type: "session.extended", seconds: 1800 },
    "an answer tells that it lasts two minutes": { type: "session.extended", seconds: 120 },
    "another tab tells that it lasts half an hour": { type: "tabs.extended", seconds: 1800 },
    "the server still knows the person": still,
    "the server still knows the person, late": late(still),
    "the server knows nobody any more": answers("extend", { _tag: "SignedOut" }),
    "there is no connection": offline,
    "10 seconds pass": passes(10_000),
    "the call has a defect": breaks("extend"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/session", given: "a session of half an hour begins", when: "it begins", must: "fresh", not: ["warned", "checkSession"] },
    { spec: "decisions/session", given: "a session of half an hour begins", when: "almost 28 minutes pass", must: "fresh", not: ["warned"] },
    { spec: "decisions/session", given: "a session of half an hour begins", when: "28 minutes pass", must: "warned.asking", tags: ["warned"], not: ["session.expired"] },
    { spec: "decisions/session", given: "a session of half an hour begins", when: ["almost 28 minutes pass", "an answer tells that it lasts half an hour", "almost 28 minutes pass"], must: "fresh", not: ["warned"] },
    { spec: "decisions/session", given: "a session of half an hour begins", when: ["almost 28 minutes pass", "another tab tells that it lasts half an hour", "almost 28 minutes pass"], must: "fresh", not: ["warned"] },
    { spec: "decisions/session", given: "a session of half an hour begins", when: ["an answer tells that it lasts two minutes", "the time has no length"], must: "warned.asking" },
    { spec: "decisions/session", given: "a session of a minute begins", when: "the time has no length", must: "warned.asking" },
    { spec: "decisions/session", given: "a session of a minute begins", when: ["the time has no length", "a minute passes"], must: "ended", tells: ["session.expired"] },

    // The warning
    { spec: "decisions/session", given: "two minutes are left", when: "the person stays", must: "warned.extending", tags: ["busy"], calls: ["checkSession"] },
    { spec: "decisions/calls", given: "the session is being extended", when: "the person stays", must: "warned.extending", not: ["checkSession"] },
    { spec: "decisions/session", given: "two minutes are left", when: "almost two minutes pass", must: "warned.asking", not: ["session.expired"] },
    { spec: "decisions/session", given: "two minutes are left", when: "two minutes pass", must: "ended", tells: ["session.expired"], not: ["checkSession"] },
    { spec: "decisions/session", given: "two minutes are left", when: "an answer tells that it lasts half an hour", must: "fresh", not: ["session.expired"] },
    { spec: "decisions/session", given: "two minutes are left", when: "another tab tells that it lasts half an hour", must: "fresh", not: ["session.expired"] },

    // Extending
    { spec: "decisions/session", given: "the session is being extended", when: "the server still knows the person", must: "fresh", tells: [["session.found", { user: ada }]], not: ["session.expired"] },
    { spec: "decisions/session", given: "the session is being extended", when: "the server knows nobody any more", must: "ended", tells: ["session.expired"], not: ["session.found"] },
    { spec: "shell §8", given: "the session is being extended", when: "there is no connection", must: "warned.failed", tags: ["failed"], not: ["session.expired"] },
    { spec: "decisions/calls", given: "the session is being extended", when: "10 seconds pass", must: "warned.failed", not: ["session.expired"] },
    { spec: "decisions/calls", given: "the session is being extended", when: ["10 seconds pass", "the server still knows the person, late"], must: "warned.failed", not: ["session.found", "fresh"] },
    { spec: "architecture", given: "the session is being extended", when: "the call has a defect", must: "warned.failed", not: ["session.expired"] },
    { spec: "decisions/session", given: "the session was not extended", when: "the person stays", must: "warned.extending", calls: ["checkSession"] },
    { spec: "decisions/session", given: "the session was not extended", when: "two minutes pass", must: "ended", tells: ["session.expired"] },
    { spec: "decisions/session", given: "the time is up", when: "the person stays", must: "ended", not: ["checkSession"] },
  ],
});
