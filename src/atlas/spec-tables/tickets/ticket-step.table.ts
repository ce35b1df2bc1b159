import { createEmptyActor } from "xstate";
import type { ticketStepMachine } from "../../../machines/tickets/ticket-step.machine.ts";
import { accepted, refused, submit, typed } from "../form-words.ts";
import { fails, tableOf } from "../spec-table.ts";

const input = { values: { id: "T-1", step: "" }, limit: 90_000, parent: createEmptyActor() };
const close = typed({ step: "close" });
const closed = { id: "T-1", status: "closed" };

export const table = tableOf<typeof ticketStepMachine>()({
  situations: {
    "the buttons of a ticket": { input, steps: [] },
    "closing is chosen": { input, steps: [close] },
    "the ticket is being closed": { input, steps: [close, submit] },
    "the ticket was closed": { input, steps: [close, submit, accepted(closed)] },
    "somebody else has closed it before": { input, steps: [close, submit, refused("TICKET_CLOSED")] },
  },
  steps: {
    "it is sent": submit,
    "closing is chosen": close,
    "reopening is chosen": typed({ step: "reopen" }),
    "holding is chosen": typed({ step: "hold" }),
    "resuming is chosen": typed({ step: "resume" }),
    "the server has done it": accepted(closed),
    "somebody else has closed it": refused("TICKET_CLOSED"),
    "somebody else has reopened it": refused("TICKET_NOT_CLOSED"),
    "it was closed more than 14 days ago": refused("REOPEN_TOO_LATE"),
    "the server refuses the step": refused("INVALID_REQUEST", "step"),
    "the button loses the focus": { type: "form.left", field: "step" },
    "it is reset": { type: "form.reset" },
    "staff have lost the right to read it": fails("submit", { _tag: "NoAccess" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §4", given: "the buttons of a ticket", when: "it is sent", must: "editing", sees: { problems: { step: "MISSING" } }, not: ["submit"] },
    { spec: "business §4", given: "the buttons of a ticket", when: ["closing is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { id: "T-1", step: "close" } }]] },
    { spec: "decisions/tickets", given: "the buttons of a ticket", when: ["reopening is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { step: "reopen" } }]] },
    { spec: "business §4", given: "the buttons of a ticket", when: ["holding is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { step: "hold" } }]] },
    { spec: "business §4", given: "the buttons of a ticket", when: ["resuming is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { step: "resume" } }]] },
    { spec: "decisions/calls", given: "the ticket is being closed", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §4", given: "the ticket is being closed", when: "the server has done it", must: "done", tells: [["form.sent", { answer: closed }], ["resource.changed", { content: closed }]] },
    { spec: "business §4", given: "the ticket is being closed", when: "somebody else has closed it", must: "refused", sees: { failure: { code: "TICKET_CLOSED" } }, tells: [["form.refused", { code: "TICKET_CLOSED" }], "resource.refresh"], not: ["form.sent", "done"] },
    { spec: "business §4", given: "the ticket is being closed", when: "somebody else has reopened it", must: "refused", sees: { failure: { code: "TICKET_NOT_CLOSED" } }, tells: ["resource.refresh"], not: ["form.sent"] },
    { spec: "business §4", given: "the ticket is being closed", when: "it was closed more than 14 days ago", must: "refused", sees: { failure: { code: "REOPEN_TOO_LATE" } }, tells: ["resource.refresh"], not: ["form.sent"] },
    { spec: "decisions/forms", given: "the ticket is being closed", when: "the server refuses the step", must: "failed", sees: { failure: { code: "INVALID_REQUEST" }, refused: {} }, not: ["form.sent"] },
    { spec: "decisions/tickets", given: "the ticket is being closed", when: "staff have lost the right to read it", must: "failed", sees: { failure: { _tag: "NoAccess" } }, not: ["form.sent", "resource.changed"] },
    { spec: "decisions/tickets", given: "the ticket was closed", when: ["reopening is chosen", "it is sent"], must: "sending", calls: [["submit", { values: { step: "reopen" } }]] },

    // After a refusal
    { spec: "decisions/tickets", given: "somebody else has closed it before", when: "reopening is chosen", must: "editing", sees: { failure: undefined, values: { step: "reopen" } } },
    { spec: "decisions/calls", given: "somebody else has closed it before", when: "it is sent", must: "sending", sees: { failure: undefined }, calls: ["submit"] },
    { spec: "decisions/forms", given: "somebody else has closed it before", when: "the button loses the focus", must: "refused", sees: { failure: { code: "TICKET_CLOSED" } } },
    { spec: "decisions/forms", given: "somebody else has closed it before", when: "it is reset", must: "editing", sees: { failure: undefined, values: { step: "" } } },
    { spec: "business §4", given: "closing is chosen", when: "it is reset", must: "editing", sees: { values: { step: "" } }, not: ["submit"] },
  ],
});
