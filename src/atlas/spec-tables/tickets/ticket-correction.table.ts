import { createEmptyActor } from "xstate";
import type { ticketCorrectionMachine } from "../../../machines/tickets/ticket-correction.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { begins, tableOf } from "../spec-table.ts";

const values = { id: "T-1", subject: "Relay", area: "", order: "", invoice: "", serial: "" };
const input = { values, limit: 90_000, parent: createEmptyActor() };
const corrected = { id: "T-1", subject: "Relay of the light" };
const subject = typed({ subject: "Relay of the light" });

export const table = tableOf<typeof ticketCorrectionMachine>()({
  situations: {
    "one's own ticket": { input, steps: [] },
    "a correction is being sent": { input, steps: [subject, submit] },
    "the ticket was closed before it was sent": {
      input,
      steps: [subject, submit, refused("TICKET_CLOSED")],
    },
  },
  steps: {
    "it begins": begins,
    "it is sent": submit,
    "the subject loses the focus": { type: "form.left", field: "subject" },
    "it is reset": { type: "form.reset" },
    "the subject is changed": subject,
    "the subject is emptied": typed({ subject: " " }),
    "the subject gets 201 characters": typed({ subject: "s".repeat(201) }),
    "it is about an order": typed({ area: "order" }),
    "the order is named": typed({ order: "SO-2026-000123" }),
    "the invoice is named": typed({ invoice: "IN-1" }),
    "it is about a product": typed({ area: "product" }),
    "half of a serial number is typed": typed({ serial: "504F" }),
    "the serial number is typed": typed({ serial: "504F 94D0 0001" }),
    "the server has corrected it": accepted(corrected),
    "the ticket was closed meanwhile": refused("TICKET_CLOSED"),
    "the ticket is somebody else's": refused("TICKET_NOT_MINE"),
    "support has answered meanwhile": refused("TICKET_ALREADY_ANSWERED"),
    "the server misses a reference": refused("REQUIRED_FIELDS_MISSING", "order"),
    "the company has no such order": refused("REFERENCE_NOT_FOUND", "order"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §4", given: "one's own ticket", when: "it begins", must: "editing", sees: { values, isDirty: false }, not: ["submit"] },
    { spec: "business §5", given: "one's own ticket", when: ["the subject is emptied", "it is sent"], must: "editing", sees: { problems: { subject: "MISSING" }, focus: { field: "subject" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "one's own ticket", when: ["the subject gets 201 characters", "it is sent"], must: "editing", sees: { problems: { subject: "TOO_LONG" } }, not: ["submit"] },
    { spec: "business §5", given: "one's own ticket", when: ["it is about an order", "it is sent"], must: "editing", sees: { problems: { order: "MISSING" }, focus: { field: "order" } }, not: ["submit"] },
    { spec: "business §5", given: "one's own ticket", when: ["it is about an order", "the order is named", "it is sent"], must: "sending", calls: [["submit", { values: { area: "order", order: "SO-2026-000123" } }]] },
    { spec: "business §5", given: "one's own ticket", when: ["it is about a product", "it is sent"], must: "editing", sees: { problems: { serial: "MISSING" } }, not: ["submit"] },
    { spec: "decisions/tickets", given: "one's own ticket", when: ["half of a serial number is typed", "it is sent"], must: "editing", sees: { problems: { serial: "NOT_A_SERIAL" } }, not: ["submit"] },
    { spec: "business §5", given: "one's own ticket", when: ["it is about a product", "the serial number is typed", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "decisions/tickets", given: "one's own ticket", when: ["the invoice is named", "it is sent"], must: "sending", calls: [["submit", { values: { invoice: "IN-1" } }]] },
    { spec: "business §4", given: "one's own ticket", when: ["the subject is changed", "it is sent"], must: "sending", calls: [["submit", { values: corrected }]] },
    { spec: "business §4", given: "a correction is being sent", when: "the server has corrected it", must: "done", sees: { isDirty: false }, tells: [["resource.changed", { content: corrected }], "form.sent"] },
    { spec: "decisions/calls", given: "a correction is being sent", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §4", given: "a correction is being sent", when: "the ticket was closed meanwhile", must: "refused", tags: ["failed"], sees: { values: corrected, failure: { code: "TICKET_CLOSED" } }, tells: ["resource.refresh"], not: ["form.sent"] },
    { spec: "business §4", given: "a correction is being sent", when: "the ticket is somebody else's", must: "refused", sees: { values: corrected, failure: { code: "TICKET_NOT_MINE" } }, not: ["form.sent"] },
    { spec: "business §4", given: "a correction is being sent", when: "support has answered meanwhile", must: "refused", sees: { values: corrected, failure: { code: "TICKET_ALREADY_ANSWERED" } }, tells: ["resource.refresh"], not: ["form.sent"] },
    { spec: "business §8", given: "a correction is being sent", when: "the server misses a reference", must: "refused", sees: { values: corrected, refused: { order: "REQUIRED_FIELDS_MISSING" } }, not: ["form.sent"] },
    { spec: "business §8", given: "a correction is being sent", when: "the company has no such order", must: "refused", sees: { values: corrected, refused: { order: "REFERENCE_NOT_FOUND" }, focus: { field: "order" } }, not: ["form.sent"] },

    // After a refusal: proved here for all forms
    { spec: "decisions/forms", given: "the ticket was closed before it was sent", when: "it is about an order", must: "editing", sees: { failure: undefined, values: { area: "order" } } },
    { spec: "decisions/calls", given: "the ticket was closed before it was sent", when: "it is sent", must: "sending", sees: { failure: undefined }, calls: ["submit"] },
    { spec: "decisions/forms", given: "the ticket was closed before it was sent", when: "the subject loses the focus", must: "refused", sees: { failure: { code: "TICKET_CLOSED" } } },
    { spec: "decisions/forms", given: "the ticket was closed before it was sent", when: "it is reset", must: "editing", sees: { failure: undefined, values } },
  ],
});
