import { createEmptyActor } from "xstate";
import type { formMachine } from "../../../machines/kit/form.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const empty = { values: { name: "" }, limit: 90_000 };
const filled = { values: { name: "Grace" }, limit: 90_000, parent: createEmptyActor() };
const other = { key: "session", event: { type: "session.dataSaved" } } as const;
const HOUR = 60 * 60 * 1000;
const submit = { type: "form.submit" } as const;
const offline = fails("submit", { _tag: "Offline" });
const expired = fails("submit", { _tag: "SessionExpired" });
const refusedName = fails("submit", { _tag: "Refused", code: "NAME_SIGNS", field: "name" });
const otherAccount = fails("submit", { _tag: "Refused", code: "OTHER_ACCOUNT" });
const fault = fails("submit", { _tag: "EndpointFailure", status: 500 });
const ada = { type: "form.changed", change: { name: "Ada" } } as const;
const nothing = { type: "form.changed", change: { name: "" } } as const;
const unseen = { type: "form.changed", change: { name: "\u200B\uFEFF" } } as const;
const retry = { type: "screen.retry" } as const;
const sent = [["submit", { values: { name: "Grace" } }]] as const;

export const table = tableOf<typeof formMachine>()({
  situations: {
    "an empty form": { input: empty, steps: [] },
    "a form that is filled in": { input: filled, steps: [] },
    "the form is changed": { input: filled, steps: [ada] },
    "the form is sent": { input: filled, steps: [submit] },
    "a form is sent whose answer is not the content that it changes": {
      input: { ...filled, parent: undefined, holder: createEmptyActor(), forwards: [other] },
      steps: [submit],
    },
    "the server has refused the name": { input: filled, steps: [submit, refusedName] },
    "the form was not sent": { input: filled, steps: [submit, fault] },
    "the form was sent": { input: filled, steps: [submit, answers("submit", "saved")] },
    "the call has broken": { input: filled, steps: [submit, breaks("submit")] },
    "the call of the changed form has broken": { input: filled, steps: [ada, submit, breaks("submit")] },
    "the form waits for the connection": { input: filled, steps: [submit, offline] },
    "the form is sent again by itself": { input: filled, steps: [submit, offline, retry] },
    "the form is sent by itself for the third time": {
      input: filled,
      steps: [submit, offline, retry, offline, retry, offline, retry],
    },
    "the form waits again after 6 hours": {
      input: filled,
      steps: [submit, offline, passes(6 * HOUR), retry, offline],
    },
    "the form was taken back after 6 hours, and waits once more": {
      input: filled,
      steps: [submit, offline, passes(6 * HOUR), { type: "form.cancel" }, submit, offline],
    },
    "the form is sent again 10 seconds before 12 hours": {
      input: filled,
      steps: [submit, offline, passes(12 * HOUR - 10_000), retry],
    },
  },
  steps: {
    "it begins": begins,
    "the name is typed": ada,
    "the name is emptied": nothing,
    "signs that nobody sees are typed": unseen,
    "the name is left": { type: "form.left", field: "name" },
    "it is submitted": submit,
    "the server accepts it": answers("submit", "saved"),
    "the server refuses the name": refusedName,
    "the server refuses the name with a number": fails("submit", {
      _tag: "Refused",
      code: "7002",
      field: "name",
    }),
    "the server refuses a field that the form does not have": fails("submit", {
      _tag: "Refused",
      code: "VAT_ID_INVALID",
      field: "vat_id",
    }),
    "the server has a fault": fault,
    "the session turns out to be over": expired,
    "another account turns out to be signed in": otherAccount,
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the server accepts it late": late(answers("submit", "saved")),
    "the call has a defect": breaks("submit"),
    "the form is reset": { type: "form.reset" },
    "what was typed before a reload is found": { type: "form.found", values: { name: "Ada" } },
    "the person returns to the screen": { type: "screen.returned" },
    "the portal answers again": retry,
    "it is taken back": { type: "form.cancel" },
    "10 seconds pass": passes(10_000),
    "almost 6 hours pass": passes(6 * HOUR - 1),
    "6 hours pass": passes(6 * HOUR),
    "almost 12 hours pass": passes(12 * HOUR - 1),
    "12 hours pass": passes(12 * HOUR),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/forms", given: "an empty form", when: "it begins", must: "editing", sees: { touched: [], isDirty: false }, not: ["submit"] },
    { spec: "decisions/forms", given: "an empty form", when: "the name is left", must: "editing", sees: { touched: ["name"], problems: { name: "MISSING" } } },
    { spec: "decisions/forms", given: "an empty form", when: ["signs that nobody sees are typed", "the name is left"], must: "editing", sees: { touched: ["name"], problems: { name: "MISSING" } } },
    { spec: "decisions/forms", given: "an empty form", when: ["it is submitted", "the name is typed"], must: "editing", sees: { touched: ["name"], problems: {} } },
    { spec: "business §5", given: "an empty form", when: "it is submitted", must: "editing", sees: { touched: ["name"], problems: { name: "MISSING" }, focus: { field: "name" } }, not: ["submit", "sending"] },
    { spec: "business §5", given: "an empty form", when: ["the name is typed", "it is submitted"], must: "sending", tags: ["busy"], calls: [["submit", { values: { name: "Ada" } }]] },
    { spec: "business §5", given: "a form that is filled in", when: ["the name is emptied", "it is submitted"], must: "editing", sees: { focus: { field: "name" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "a form that is filled in", when: "the name is typed", must: "editing", sees: { values: { name: "Ada" }, isDirty: true, touched: [] } },
    { spec: "decisions/forms", given: "the form is changed", when: "the form is reset", must: "editing", sees: { values: { name: "Grace" }, isDirty: false } },
    { spec: "decisions/calls", given: "an empty form", when: "what was typed before a reload is found", must: "editing", sees: { values: { name: "Ada" }, isDirty: true, restored: true }, not: ["submit"] },
    { spec: "decisions/calls", given: "an empty form", when: ["what was typed before a reload is found", "the portal answers again"], must: "editing", not: ["submit"] },
    { spec: "decisions/calls", given: "an empty form", when: ["what was typed before a reload is found", "the form is reset"], must: "editing", sees: { values: { name: "" }, isDirty: false, restored: false } },

    // Sending
    { spec: "business §5", given: "a form that is filled in", when: "it is submitted", must: "sending", calls: sent, not: ["form.sent"] },
    { spec: "decisions/calls", given: "the form is sent", when: "it is submitted", must: "sending", not: ["submit"] },
    { spec: "decisions/forms", given: "the form is sent", when: "the name is typed", must: "sending", sees: { values: { name: "Grace" } } },
    { spec: "decisions/forms", given: "the form is sent", when: "the server accepts it", must: "done", tags: ["done"], sees: { values: { name: "Grace" }, isDirty: false, result: { _tag: "Answered", answer: "saved" } }, tells: [["form.sent", { answer: "saved" }], ["resource.changed", { content: "saved" }]], not: ["resource.refresh"] },
    { spec: "decisions/forms", given: "a form is sent whose answer is not the content that it changes", when: "the server accepts it", must: "done", tells: ["form.sent", "resource.refresh", ["screen.forwarded", other]] },
    { spec: "decisions/forms", given: "a form is sent whose answer is not the content that it changes", when: "the server has a fault", must: "failed", not: ["screen.forwarded"] },
    { spec: "business §8", given: "the form is sent", when: "the server refuses the name", must: "editing", sees: { values: { name: "Grace" }, refused: { name: "NAME_SIGNS" }, focus: { field: "name" }, failure: undefined }, not: ["form.sent", "failed"] },
    { spec: "business §8", given: "the form is sent", when: "the server refuses the name with a number", must: "failed", tags: ["failed"], sees: { values: { name: "Grace" }, refused: { name: "7002" }, focus: { field: "name" }, failure: { code: "7002" } }, not: ["form.sent"] },
    { spec: "business §8", given: "the form is sent", when: "the server refuses a field that the form does not have", must: "failed", tags: ["failed"], sees: { values: { name: "Grace" }, failure: { code: "VAT_ID_INVALID" } }, not: ["form.sent"] },
    { spec: "shell §8", given: "the form is sent", when: "the server has a fault", must: "failed", sees: { values: { name: "Grace" }, failure: { _tag: "EndpointFailure" } }, not: ["form.sent", "waiting", "resource.refresh"] },
    { spec: "decisions/calls", given: "the form is sent", when: "the session turns out to be over", must: "failed", not: ["waiting"] },
    { spec: "decisions/session", given: "the form is sent", when: "another account turns out to be signed in", must: "failed", sees: { values: { name: "Grace" } }, not: ["waiting", "form.sent"] },
    { spec: "decisions/calls", given: "the form is sent", when: "90 seconds pass", must: "failed", sees: { values: { name: "Grace" }, failure: { _tag: "TimedOut", limit: 90_000 } }, not: ["waiting"] },
    { spec: "decisions/calls", given: "the form is sent", when: ["90 seconds pass", "the server accepts it late"], must: "failed", not: ["done", "form.sent"] },
    { spec: "architecture", given: "the form is sent", when: "the call has a defect", must: "crashed", tags: ["failed", "crashed"], sees: { values: { name: "Grace" } }, not: ["form.sent"] },

    // Afterwards
    { spec: "business §8", given: "the server has refused the name", when: "the name is typed", must: "editing", sees: { refused: {}, values: { name: "Ada" } } },
    { spec: "decisions/forms", given: "the server has refused the name", when: "the name is left", must: "editing", sees: { refused: { name: "NAME_SIGNS" } } },
    { spec: "decisions/forms", given: "the server has refused the name", when: "the person returns to the screen", must: "editing", sees: { refused: { name: "NAME_SIGNS" }, values: { name: "Grace" } } },
    { spec: "decisions/calls", given: "the server has refused the name", when: "it is submitted", must: "sending", sees: { refused: {} }, calls: sent },
    { spec: "shell §8", given: "the form was not sent", when: "it is submitted", must: "sending", sees: { failure: undefined }, calls: sent },
    { spec: "business §5", given: "the form was not sent", when: ["the name is emptied", "it is submitted"], must: "failed", sees: { focus: { field: "name" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the form was not sent", when: "the name is left", must: "failed", sees: { touched: ["name"] } },
    { spec: "decisions/forms", given: "the form was not sent", when: ["the name is typed", "the form is reset"], must: "editing", sees: { values: { name: "Grace" }, failure: undefined } },
    { spec: "architecture", given: "the call has broken", when: "it is submitted", must: "sending", calls: sent },
    { spec: "business §5", given: "the call has broken", when: ["the name is emptied", "it is submitted"], must: "crashed", sees: { focus: { field: "name" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the call has broken", when: "the name is left", must: "crashed", sees: { touched: ["name"] } },
    { spec: "decisions/forms", given: "the call has broken", when: "the form is reset", must: "editing", sees: { values: { name: "Grace" } } },
    { spec: "decisions/forms", given: "the call of the changed form has broken", when: "the form is reset", must: "editing", sees: { values: { name: "Grace" }, isDirty: false } },
    { spec: "decisions/forms", given: "the form was sent", when: "the name is typed", must: "editing", sees: { values: { name: "Ada" }, isDirty: true } },
    { spec: "decisions/forms", given: "the form was sent", when: "the name is left", must: "done", sees: { touched: ["name"] } },
    { spec: "decisions/forms", given: "the form was sent", when: "it is submitted", must: "sending", calls: sent },
    { spec: "decisions/forms", given: "the form was sent", when: "the form is reset", must: "editing", sees: { result: undefined } },
    { spec: "decisions/forms", given: "the form was sent", when: "the person returns to the screen", must: "editing", not: ["form.sent"] },

    // Without a connection
    { spec: "decisions/calls", given: "the form is sent", when: "there is no connection", must: "waiting", tags: ["waiting"], sees: { values: { name: "Grace" }, failure: { _tag: "Offline" } }, calls: ["holdPage", ["keepUnsent", { values: { name: "Grace" } }]], not: ["failed", "form.sent"] },
    { spec: "decisions/calls", given: "the form waits for the connection", when: "the portal answers again", must: "sending", calls: sent },
    { spec: "decisions/calls", given: "the form waits for the connection", when: "it is submitted", must: "sending", calls: sent },
    { spec: "decisions/calls", given: "the form waits for the connection", when: "it is taken back", must: "editing", sees: { values: { name: "Grace" }, failure: undefined }, not: ["submit"] },
    { spec: "decisions/calls", given: "the form waits for the connection", when: ["it is taken back", "the portal answers again"], must: "editing", not: ["submit"] },
    { spec: "decisions/calls", given: "the form waits for the connection", when: "almost 12 hours pass", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the form waits for the connection", when: "12 hours pass", must: "failed", sees: { values: { name: "Grace" } }, not: ["submit"] },
    { spec: "decisions/calls", given: "the form waits again after 6 hours", when: "almost 6 hours pass", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the form waits again after 6 hours", when: "6 hours pass", must: "failed", sees: { values: { name: "Grace" } }, not: ["submit"] },
    { spec: "decisions/calls", given: "the form waits again after 6 hours", when: ["6 hours pass", "it is submitted", "there is no connection", "almost 12 hours pass"], must: "waiting" },
    { spec: "decisions/calls", given: "the form was taken back after 6 hours, and waits once more", when: "almost 12 hours pass", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the form is sent again 10 seconds before 12 hours", when: ["10 seconds pass", "there is no connection"], must: "failed", sees: { failure: { _tag: "Offline" } }, not: ["waiting"] },
    { spec: "decisions/calls", given: "the form is sent again by itself", when: "the server accepts it", must: "done", tells: ["form.sent"] },
    { spec: "decisions/calls", given: "the form is sent again by itself", when: "the session turns out to be over", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the form is sent again by itself", when: "another account turns out to be signed in", must: "waiting", sees: { values: { name: "Grace" } }, not: ["failed"] },
    { spec: "decisions/calls", given: "the form is sent again by itself", when: "the portal answers again", must: "sending", not: ["submit"] },
    { spec: "decisions/calls", given: "the form is sent again by itself", when: "90 seconds pass", must: "failed", sees: { values: { name: "Grace" } }, not: ["waiting"] },
    { spec: "decisions/calls", given: "the form is sent again by itself", when: "there is no connection", must: "waiting" },
    { spec: "decisions/calls", given: "the form is sent by itself for the third time", when: "there is no connection", must: "failed", sees: { values: { name: "Grace" }, failure: { _tag: "Offline" } }, not: ["waiting"] },
    { spec: "decisions/calls", given: "the form is sent by itself for the third time", when: ["there is no connection", "it is submitted", "there is no connection"], must: "waiting", calls: ["submit"] },
    { spec: "decisions/calls", given: "the form is sent by itself for the third time", when: ["the server accepts it", "it is submitted", "there is no connection"], must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the form is sent by itself for the third time", when: ["the server refuses the name", "it is submitted", "there is no connection"], must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the form is sent by itself for the third time", when: ["the call has a defect", "it is submitted", "there is no connection"], must: "waiting", not: ["failed"] },
  ],
});
