import { createEmptyActor } from "xstate";
import type { pendingLogoutMachine } from "../../../machines/session/pending-logout.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const pending = { parent: createEmptyActor(), logoutPending: true };
const retry = { type: "session.retry" } as const;

export const table = tableOf<typeof pendingLogoutMachine>()({
  situations: {
    "a logout that the server knows": { input: { ...pending, logoutPending: false }, steps: [] },
    "a logout that the server does not know": { input: pending, steps: [] },
    "the server is being told": { input: pending, steps: [retry] },
  },
  steps: {
    "it begins": begins,
    "almost 15 seconds pass": passes(14_999),
    "15 seconds pass": passes(15_000),
    "10 seconds pass": passes(10_000),
    "the server answers again": retry,
    "the server knows": answers("tellAgain"),
    "the server knows, late": late(answers("tellAgain")),
    "there is no connection": fails("tellAgain", { _tag: "Offline" }),
    "the call has a defect": breaks("tellAgain"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/session", given: "a logout that the server knows", when: "it begins", must: "settled", not: ["logOut", "session.logoutHeard"] },
    { spec: "decisions/session", given: "a logout that the server does not know", when: "it begins", must: "waiting", not: ["logOut"] },
    { spec: "decisions/session", given: "a logout that the server does not know", when: "almost 15 seconds pass", must: "waiting", not: ["logOut"] },
    { spec: "decisions/session", given: "a logout that the server does not know", when: "15 seconds pass", must: "telling", tags: ["busy"], calls: ["logOut"] },
    { spec: "decisions/session", given: "a logout that the server does not know", when: "the server answers again", must: "telling", calls: ["logOut"] },
    { spec: "decisions/calls", given: "the server is being told", when: "the server answers again", must: "telling", not: ["logOut"] },
    { spec: "decisions/session", given: "the server is being told", when: "the server knows", must: "settled", tells: ["session.logoutHeard"] },
    { spec: "decisions/session", given: "the server is being told", when: "there is no connection", must: "waiting", not: ["session.logoutHeard", "settled"] },
    { spec: "decisions/session", given: "the server is being told", when: ["there is no connection", "15 seconds pass"], must: "telling", calls: ["logOut"] },
    { spec: "decisions/calls", given: "the server is being told", when: "10 seconds pass", must: "waiting", not: ["session.logoutHeard"] },
    { spec: "decisions/calls", given: "the server is being told", when: ["10 seconds pass", "the server knows, late"], must: "waiting", not: ["session.logoutHeard"] },
    { spec: "architecture", given: "the server is being told", when: "the call has a defect", must: "waiting", not: ["session.logoutHeard", "settled"] },
  ],
});
