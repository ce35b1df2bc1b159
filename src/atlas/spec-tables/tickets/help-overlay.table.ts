import { TicketId } from "../../../domain/tickets/ticket.ts";
import type { helpOverlayMachine } from "../../../machines/tickets/help-overlay.machine.ts";
import { begins, breaks, ends, late, passes, tableOf } from "../spec-table.ts";

const open = {
  type: "help.open",
  subject: { type: "order", no: "4711" },
  draftKey: "help-order-4711",
  department: "support-int",
} as const;
const other = {
  ...open,
  subject: { type: "invoice", no: "815" },
  draftKey: "help-invoice-815",
} as const;
const journal = new File(["{}"], "journal.json");
const problem = {
  ...open,
  subject: { type: "problem" },
  draftKey: "help-problem",
  attachments: [journal],
} as const;
const sending = { type: "ticket.sending", message: "Where is it?" } as const;
const waiting = { type: "ticket.waiting" } as const;
const failed = { type: "ticket.failed" } as const;
const sent = { type: "ticket.sent", receipt: { ticketId: TicketId.make("T-1") } } as const;
const close = { type: "help.close" } as const;
const input = undefined;
const shows = (type: string) => ({ overlay: { type, no: "4711" } });
/** The overlay itself: the only actor that nobody started. */
const overlay = { _parent: undefined };
const nothing = { overlay: { _tag: "None" } };

export const table = tableOf<typeof helpOverlayMachine>()({
  situations: {
    "no overlay": { input, steps: [] },
    "the form about an order": { input, steps: [open] },
    "the ticket is being created": { input, steps: [open, sending] },
    "the ticket was created": { input, steps: [open, sending, sent] },
    "the ticket was not created": { input, steps: [open, sending, failed] },
    "the ticket waits for the connection": { input, steps: [open, sending, waiting] },
    "the overlay is hidden, and its ticket waits": { input, steps: [open, sending, waiting, close] },
    "the overlay closes": { input, steps: [open, close] },
    "the form has broken": { input, steps: [open, breaks("ticket")] },
  },
  steps: {
    "it begins": begins,
    "help about an order is asked for": open,
    "help about an order is asked for, in Austria": { ...open, department: "support-at" },
    "help about an invoice is asked for": other,
    "a problem is reported, with the journal": problem,
    "the form is sent": sending,
    "the ticket is created": sent,
    "the ticket is not created": failed,
    "there is no connection": waiting,
    "the form is edited again": { type: "ticket.editing" },
    "the portal answers again": { type: "screen.retry" },
    "the overlay is closed": close,
    "the form has saved its draft": ends("ticket"),
    "3 seconds pass": passes(3000),
    "the form has saved its draft late": late(ends("ticket")),
    "the form has a defect": breaks("ticket"),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §4", given: "no overlay", when: "it begins", must: "closed", sees: nothing, not: ["ticket"] },
    { spec: "shell §4", given: "no overlay", when: "help about an order is asked for", must: "open.form", tags: ["shown"], sees: shows("order"), calls: [["ticket", { form: "message", limit: 30_000, drafts: { limit: 2000, quiet: 300 }, details: { department: "support-int" }, attachments: [], parent: overlay }]] },
    { spec: "shell §9", given: "no overlay", when: "help about an order is asked for, in Austria", must: "open.form", calls: [["ticket", { details: { department: "support-at", subject: "Portal - Order #4711" } }]] },
    { spec: "decisions/journal", given: "no overlay", when: "a problem is reported, with the journal", must: "open.form", sees: { overlay: { type: "problem", no: "" } }, calls: [["ticket", { details: { subject: "Portal Ticket" }, attachments: [journal] }]] },
    { spec: "shell §4", given: "no overlay", when: "help about an invoice is asked for", must: "open.form", sees: { overlay: { type: "invoice", no: "815" } }, calls: [["ticket", { draftKey: "help-invoice-815", details: { subject: "Portal - Invoice #815" } }]] },
    { spec: "shell §4", given: "the form about an order", when: "help about an invoice is asked for", must: "open.form", sees: shows("order"), not: ["ticket"] },
    { spec: "shell §4", given: "the form about an order", when: "the form is sent", must: "open.loader", tags: ["shown", "busy"], sees: { overlay: { type: "loader", message: "Where is it?" } }, not: ["open.ticketSuccess"] },
    { spec: "shell §4", given: "the ticket is being created", when: "the ticket is created", must: "open.ticketSuccess", tags: ["shown", "done"], sees: shows("ticket_success"), not: ["open.ticketError"] },
    { spec: "decisions/shell", given: "the ticket is being created", when: "the ticket is not created", must: "open.ticketError", tags: ["shown", "failed"], sees: shows("ticket_error"), not: ["open.ticketSuccess"] },
    { spec: "decisions/shell", given: "the ticket was not created", when: ["the form is sent", "the ticket is created"], must: "open.ticketSuccess", sees: shows("ticket_success"), not: ["open.ticketError"] },
    { spec: "decisions/shell", given: "the form about an order", when: "the ticket is not created", must: "open.ticketError", sees: shows("ticket_error") },
    { spec: "shell §4", given: "the ticket is being created", when: "the form is edited again", must: "open.form", sees: shows("order") },
    { spec: "decisions/shell", given: "the ticket was not created", when: "the form is edited again", must: "open.form", sees: shows("order") },
    { spec: "decisions/shell", given: "the ticket was not created", when: "the form is sent", must: "open.loader", sees: shows("loader") },
    { spec: "architecture", given: "the form about an order", when: "the form has a defect", must: "crashed", tags: ["shown", "failed"] },

    // Closing
    { spec: "shell §4", given: "the form about an order", when: "the overlay is closed", must: "open.closing", sees: nothing, tells: ["ticket.leave"] },
    { spec: "shell §4", given: "the ticket is being created", when: "the overlay is closed", must: "open.closing", sees: nothing, tells: ["ticket.leave"] },
    { spec: "shell §4", given: "the ticket was created", when: "the overlay is closed", must: "open.closing", sees: nothing, tells: ["ticket.leave"] },
    { spec: "shell §4", given: "the ticket was not created", when: "the overlay is closed", must: "open.closing", sees: nothing, tells: ["ticket.leave"] },
    { spec: "shell §4", given: "the overlay closes", when: "the overlay is closed", must: "open.closing", not: ["ticket.leave"] },
    { spec: "shell §4", given: "the overlay closes", when: "help about an invoice is asked for", must: "open.form", sees: { overlay: { type: "invoice", no: "815" } }, calls: ["ticket"] },
    { spec: "shell §4", given: "the overlay closes", when: "help about an order is asked for", must: "open.form", sees: shows("order"), calls: ["ticket"] },
    { spec: "shell §4", given: "the overlay closes", when: ["help about an invoice is asked for", "3 seconds pass"], must: "open.form", sees: { overlay: { type: "invoice", no: "815" } }, not: ["closed"] },
    { spec: "shell §4", given: "the overlay closes", when: "the form has saved its draft", must: "closed", sees: nothing },
    { spec: "architecture", given: "the overlay closes", when: "3 seconds pass", must: "closed", sees: nothing },
    { spec: "architecture", given: "the overlay closes", when: ["3 seconds pass", "help about an invoice is asked for", "the form has saved its draft late"], must: "open.form", sees: { overlay: { type: "invoice" } } },
    { spec: "shell §4", given: "the form has broken", when: "the overlay is closed", must: "closed", sees: nothing },

    // Without a connection
    { spec: "decisions/calls", given: "the ticket is being created", when: "there is no connection", must: "open.waiting", tags: ["shown"], sees: shows("order"), not: ["open.ticketError"] },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the portal answers again", must: "open.waiting", tells: ["screen.retry"] },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the form is sent", must: "open.loader", sees: shows("loader") },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the ticket is created", must: "open.ticketSuccess", sees: shows("ticket_success") },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the ticket is not created", must: "open.ticketError", sees: shows("ticket_error") },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the form is edited again", must: "open.form", sees: shows("order") },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the overlay is closed", must: "open.waitingUnseen", not: ["ticket.leave", "closed"] },
    { spec: "decisions/calls", given: "the overlay is hidden, and its ticket waits", when: "the portal answers again", must: "open.waitingUnseen", tells: ["screen.retry"] },
    { spec: "decisions/calls", given: "the overlay is hidden, and its ticket waits", when: "the ticket is created", must: "open.closing", sees: nothing, tells: ["ticket.leave"] },
    { spec: "decisions/calls", given: "the overlay is hidden, and its ticket waits", when: "the ticket is not created", must: "open.closing", sees: nothing, tells: ["ticket.leave"] },
    { spec: "decisions/calls", given: "the overlay is hidden, and its ticket waits", when: "help about an order is asked for", must: "open.waiting", sees: shows("order"), not: ["ticket"] },
    { spec: "decisions/calls", given: "the overlay is hidden, and its ticket waits", when: "help about an invoice is asked for", must: "open.form", sees: { overlay: { type: "invoice", no: "815" } }, calls: ["ticket"] },
  ],
});
