import { createEmptyActor } from "xstate";
import type { emailChangeCancelMachine } from "../../../machines/account/email-change-cancel.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { parent: createEmptyActor() };
const settings = { email: "ada@example.com", pendingEmail: null };
const cancel = { type: "emailChange.cancel" } as const;
const cancelled = answers("cancelChange", settings);
const over = fails("cancelChange", { _tag: "Refused", code: "EMAIL_CHANGE_OVER" });
const offline = fails("cancelChange", { _tag: "Offline" });

export const table = tableOf<typeof emailChangeCancelMachine>()({
  situations: {
    "a new address waits for its link": { input, steps: [] },
    "the change is being cancelled": { input, steps: [cancel] },
    "the change was cancelled": { input, steps: [cancel, cancelled] },
    "there was no change any more": { input, steps: [cancel, over] },
    "the change was not cancelled": { input, steps: [cancel, offline] },
    "cancelling has broken": { input, steps: [cancel, breaks("cancelChange")] },
  },
  steps: {
    "it begins": begins,
    "cancel is pressed": cancel,
    "the server has cancelled it": cancelled,
    "the server has cancelled it late": late(cancelled),
    "the new address was confirmed meanwhile": over,
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("cancelChange"),
    "another change is requested": { type: "emailChange.requested" },
    "the person returns to the screen": { type: "screen.returned" },
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §3", given: "a new address waits for its link", when: "it begins", must: "idle", not: ["cancelChange"] },
    { spec: "decisions/account", given: "a new address waits for its link", when: "cancel is pressed", must: "cancelling", tags: ["busy"], calls: ["cancelChange"] },
    { spec: "decisions/calls", given: "the change is being cancelled", when: "cancel is pressed", must: "cancelling", not: ["cancelChange"] },
    { spec: "decisions/account", given: "the change is being cancelled", when: "the server has cancelled it", must: "cancelled", tags: ["done"], tells: [["resource.changed", { content: settings }]] },
    { spec: "decisions/account", given: "the change is being cancelled", when: "the person returns to the screen", must: "cancelling", not: ["cancelChange", "idle"] },
    { spec: "decisions/account", given: "the change is being cancelled", when: "the new address was confirmed meanwhile", must: "over", tags: ["over"], sees: { failure: { code: "EMAIL_CHANGE_OVER" } }, tells: ["resource.refresh"], not: ["resource.changed", "cancelled"] },
    { spec: "shell §8", given: "the change is being cancelled", when: "there is no connection", must: "failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } }, not: ["resource.changed", "cancelled"] },
    { spec: "decisions/calls", given: "the change is being cancelled", when: "90 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["cancelled"] },
    { spec: "decisions/calls", given: "the change is being cancelled", when: ["90 seconds pass", "the server has cancelled it late"], must: "failed", not: ["resource.changed", "cancelled"] },
    { spec: "architecture", given: "the change is being cancelled", when: "the call has a defect", must: "crashed", tags: ["failed"], not: ["cancelled"] },
    { spec: "decisions/account", given: "the change was cancelled", when: "cancel is pressed", must: "cancelling", calls: ["cancelChange"] },
    { spec: "decisions/account", given: "the change was cancelled", when: "another change is requested", must: "idle", not: ["cancelChange"] },
    { spec: "decisions/account", given: "the change was cancelled", when: "the person returns to the screen", must: "idle" },
    { spec: "decisions/account", given: "the change was cancelled", when: ["another change is requested", "cancel is pressed"], must: "cancelling", calls: ["cancelChange"] },
    { spec: "decisions/account", given: "there was no change any more", when: "cancel is pressed", must: "cancelling", sees: { failure: undefined }, calls: ["cancelChange"] },
    { spec: "decisions/account", given: "there was no change any more", when: "another change is requested", must: "idle" },
    { spec: "decisions/account", given: "there was no change any more", when: "the person returns to the screen", must: "idle" },
    { spec: "shell §8", given: "the change was not cancelled", when: "cancel is pressed", must: "cancelling", sees: { failure: undefined }, calls: ["cancelChange"] },
    { spec: "decisions/account", given: "the change was not cancelled", when: "another change is requested", must: "idle" },
    { spec: "decisions/account", given: "the change was not cancelled", when: "the person returns to the screen", must: "idle" },
    { spec: "architecture", given: "cancelling has broken", when: "cancel is pressed", must: "cancelling", calls: ["cancelChange"] },
    { spec: "decisions/account", given: "cancelling has broken", when: "another change is requested", must: "idle" },
    { spec: "decisions/account", given: "cancelling has broken", when: "the person returns to the screen", must: "idle" },
  ],
});
