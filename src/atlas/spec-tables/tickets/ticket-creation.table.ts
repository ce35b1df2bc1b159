import { createEmptyActor } from "xstate";
import { noDetails } from "../../../domain/tickets/ticket-form.ts";
import type { ticketCreationMachine } from "../../../machines/tickets/ticket-creation.machine.ts";
import { answers, begins, breaks, ends, fails, late, passes, tableOf } from "../spec-table.ts";

const HOUR = 60 * 60 * 1000;
const help = {
  draftKey: "help.order.1",
  attachments: [],
  form: "message",
  details: { ...noDetails, department: "support-at", subject: "Portal - Order #1" },
  drafts: { limit: 2000, quiet: 300 },
  limit: 30_000,
  parent: createEmptyActor(),
};
const guided = {
  ...help,
  draftKey: "new-ticketv2",
  form: "guided",
  details: { ...noDetails, department: "support-at" },
  drafts: { limit: 20_000, quiet: 1000 },
};
const plain = { ...guided, draftKey: "new-ticket", form: "plain" };
const answer = {
  ...help,
  form: "answer",
  draftKey: "answer.T-1",
  answers: "T-1",
  holder: createEmptyActor(),
};

/** The form itself: the only actor that nobody started. */
const form = { _parent: undefined };
const draft = (more: object = {}) => ends("loadDraft", { message: "", revision: 5, fileNames: [], ...more });
const none = draft();
const kept = draft({ message: "Where is it?" });
const waited = draft({ message: "Where is it?", waited: HOUR });
const submit = { type: "ticket.submit" } as const;
const edit = { type: "ticket.edit", message: "Where is it?" } as const;
const about = {
  type: "ticket.describe",
  change: { area: "product", serial: "504F94D00001", subject: "Relay" },
} as const;
const toArea = { type: "step.asked", step: "area" } as const;
const retry = { type: "screen.retry" } as const;
const offline = fails("sendTicket", { _tag: "Offline" });
const refused = (code: string, field?: string) => fails("sendTicket", { _tag: "Refused", code, field });
const fault = fails("sendTicket", { _tag: "EndpointFailure", status: 500 });
const made = answers("sendTicket", { ticketId: "T-9" });
const answered = answers("sendTicket", { ticketId: "T-1", ticket: { id: "T-1" } });
const leave = { type: "ticket.leave" } as const;
const pause = passes(300);

const written = [kept];
const sending = [...written, submit];
const chooses = (change: object) => ({ type: "ticket.describe", change }) as never;
const asked = [none, about, edit];
const resent = [...sending, offline, retry];

export const table = tableOf<typeof ticketCreationMachine>()({
  situations: {
    "a form is opened": { input: help, steps: [] },
    "a form is opened with a file": {
      input: { ...help, attachments: [new File(["{}"], "journal.json")] },
      steps: [],
    },
    "the guided form is opened by a link about a product": {
      input: { ...guided, referred: { area: "product" } },
      steps: [],
    },
    "an empty form": { input: help, steps: [none] },
    "a form with text": { input: help, steps: written },
    "the draft is being kept": { input: help, steps: [none, edit, pause] },
    "the guided form": { input: guided, steps: [none] },
    "the guided form is filled in": { input: guided, steps: asked },
    "an area is shown that was chosen before": { input: guided, steps: [...asked, toArea] },
    "the ticket is being sent": { input: help, steps: sending },
    "the ticket is being sent, and bytes are sent all the time": {
      input: { ...help, limit: 2_000_000 },
      steps: sending,
    },
    "an answer with text": { input: answer, steps: written },
    "an answer is being sent": { input: answer, steps: sending },
    "a guided ticket is being sent": { input: guided, steps: [...asked, submit] },
    "the ticket waits for the connection": { input: help, steps: [...sending, offline] },
    "the ticket waits, and its draft is kept": {
      input: help,
      steps: [...sending, offline, ends("keepWaiting", "tab")],
    },
    "the ticket is sent again by itself": { input: help, steps: resent },
    "the ticket is sent by itself for the third time": {
      input: help,
      steps: [...resent, offline, retry, offline, retry],
    },
    "the ticket waits again after 6 hours": {
      input: help,
      steps: [...sending, offline, passes(6 * HOUR), retry, offline],
    },
    "the ticket that had waited for 1 hour before a reload waits again": {
      input: help,
      steps: [waited, offline],
    },
    "the ticket was changed after 6 hours, and waits once more": {
      input: help,
      steps: [waited, offline, passes(6 * HOUR), { type: "ticket.cancel" }, edit, submit, offline],
    },
    "the ticket is sent again 10 seconds before 12 hours": {
      input: help,
      steps: [...sending, offline, passes(12 * HOUR - 10_000), retry],
    },
    "the ticket was refused": { input: help, steps: [...sending, refused("REFERENCE_NOT_FOUND")] },
    "the guided ticket was refused": {
      input: guided,
      steps: [...asked, submit, refused("REFERENCE_NOT_FOUND", "serial")],
    },
    "the ticket was not sent": { input: help, steps: [...sending, fault] },
    "the guided ticket was not sent": { input: guided, steps: [...asked, submit, fault] },
    "sending has broken": { input: help, steps: [...sending, breaks("sendTicket")] },
    "the storage has broken": { input: help, steps: [breaks("loadDraft")] },
    "the ticket was created": { input: help, steps: [...sending, made] },
    "the ticket was created, and its draft is deleted": {
      input: help,
      steps: [...sending, made, ends("discardDraft")],
    },
    "the ticket was created by itself, and its draft is deleted": {
      input: help,
      steps: [...resent, made, ends("discardDraft")],
    },
    "the form is closing": { input: help, steps: [...written, leave] },
    "an empty answer": { input: answer, steps: [none] },
    "the plain form": { input: plain, steps: [none] },
    "the guided form with a product and the result of its test": {
      input: guided,
      steps: [...asked, chooses({ remoteConnect: "R-1" })],
    },
  },
  steps: {
    "it begins": begins,
    "there is no draft": none,
    "there is a draft": kept,
    "there is a draft with a file": draft({ message: "Where is it?", fileNames: ["photo.png"] }),
    "there is a draft about an order": draft({ details: { order: "SO-1", subject: "Late" } }),
    "there is a draft that waited for the connection": waited,
    "there is a draft with a file that waited for the connection": draft({
      message: "Where is it?",
      fileNames: ["photo.png"],
      waited: HOUR,
    }),
    "the storage does not answer in 2 seconds": passes(2000),
    "the storage has a defect": breaks("loadDraft"),
    "the address names a product": { type: "ticket.refer", change: { serial: "504F94D00001" } },
    "a text is typed": edit,
    "the text is emptied": { type: "ticket.edit", message: "" },
    "details are typed": about,
    "an area is chosen": { type: "ticket.describe", change: { area: "product", subject: "Relay" } },
    "the serial number is typed": { type: "ticket.describe", change: { serial: "504F94D00001" } },
    "the file is removed": { type: "ticket.filesChanged", attached: [], missing: [] },
    "a file is attached": { type: "ticket.filesChanged", attached: ["photo.png"], missing: [] },
    "almost 0.3 seconds pass": passes(299),
    "0.3 seconds pass": pause,
    "the account has the draft": ends("keepDraft", "account"),
    "the draft cannot be kept": breaks("keepDraft"),
    "the area is asked for": toArea,
    "the details are asked for": { type: "step.asked", step: "details" },
    "it is submitted": submit,
    "the server creates the ticket": made,
    "the server takes the answer": answered,
    "the server creates the ticket late": late(made),
    "the ticket was closed meanwhile": refused("TICKET_CLOSED"),
    "the server misses a reference": refused("REQUIRED_FIELDS_MISSING", "serial"),
    "the server refuses the subject for another reason": refused("7001", "subject"),
    "the company has no such product": refused("REFERENCE_NOT_FOUND", "serial"),
    "a file is too large": refused("TOO_LARGE", "files[0]"),
    "a file is empty": refused("FILE_EMPTY", "files[0]"),
    "a file is of another kind": refused("FILE_TYPE_NOT_ALLOWED", "files[0]"),
    "there are too many files": refused("TOO_MANY_FILES"),
    "there is no room for files": refused("STORAGE_FULL"),
    "the company's room for files is used up": refused("COMPANY_STORAGE_FULL"),
    "another account is signed in": refused("OTHER_ACCOUNT"),
    "the server answers 7001": refused("7001"),
    "the server fails": fault,
    "there is no connection": offline,
    "the call has a defect": breaks("sendTicket"),
    "more bytes are sent": { type: "upload.progressed", sent: 1, total: 2 },
    "29 seconds pass": passes(29_000),
    "30 seconds pass without a byte": passes(30_000),
    "half an hour passes": passes(1_800_000),
    "it is taken back": { type: "ticket.cancel" },
    "the form closes": leave,
    "the portal answers again": retry,
    "10 seconds pass": passes(10_000),
    "almost 6 hours pass": passes(6 * HOUR - 1),
    "6 hours pass": passes(6 * HOUR),
    "almost 11 hours pass": passes(11 * HOUR - 1),
    "11 hours pass": passes(11 * HOUR),
    "12 hours pass": passes(12 * HOUR),
    "the tab has the draft": ends("keepWaiting", "tab"),
    "the tab cannot keep it": breaks("keepWaiting"),
    "2 seconds pass": passes(2000),
    "the account has what was not sent": ends("keepFailed", "account"),
    "what was not sent cannot be kept": breaks("keepFailed"),
    "the account has what was refused": ends("keepRefused", "account"),
    "what was refused cannot be kept": breaks("keepRefused"),
    "a retry is asked for": { type: "ticket.retry" },
    "the draft is deleted": ends("discardDraft"),
    "the draft cannot be deleted": breaks("discardDraft"),
    "another ticket is wanted": { type: "ticket.another" },
    "the person returns to the screen": { type: "screen.returned" },
    "the last words are kept": ends("keepLastWords", "account"),
    "the last words cannot be kept": breaks("keepLastWords"),
    "a subject is typed": chooses({ subject: "Relay" }),
    "a text of blanks is typed": { type: "ticket.edit", message: "  \n" },
    "half of a serial number is typed": chooses({ serial: "504F" }),
    "another product is named": chooses({ serial: "504F94D00002" }),
    "the area becomes one without a product": chooses({ area: "other" }),
    "almost a second passes": passes(999),
    "a second passes": passes(1000),
    "20 seconds pass": passes(20_000),
    "the session turns out to be over": fails("sendTicket", { _tag: "SessionExpired" }),
    "almost 12 hours pass": passes(12 * HOUR - 1),
  },
  // oxfmt-ignore
  lines: [
    // The draft survives a reload
    { spec: "decisions/tickets", given: "a form is opened", when: "it begins", must: "restoring", tags: ["busy"], calls: [["loadDraft", { draftKey: "help.order.1" }]], not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "a form is opened", when: "there is no draft", must: "editing.kept", sees: { message: "", details: { subject: "Portal - Order #1" } }, tells: ["ticket.editing"], not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "a form is opened", when: "there is a draft", must: "editing.kept", sees: { message: "Where is it?" }, not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "a form is opened", when: "there is a draft with a file", must: "editing.kept", sees: { fileNames: ["photo.png"] }, tells: [["files.namesRestored", { names: ["photo.png"] }]] },
    { spec: "decisions/tickets", given: "the guided form is opened by a link about a product", when: "there is no draft", must: "editing.kept", sees: { details: { area: "product" }, choosesArea: false }, tells: ["ticket.editing"] },
    { spec: "decisions/tickets", given: "the guided form is opened by a link about a product", when: "there is a draft about an order", must: "editing.kept", sees: { details: { area: "product", subject: "Late" } } },
    { spec: "decisions/tickets", given: "a form is opened", when: ["the address names a product", "there is a draft about an order"], must: "editing.kept", sees: { details: { serial: "504F94D00001", order: "SO-1", subject: "Late" } } },
    { spec: "decisions/tickets", given: "a form is opened with a file", when: "there is no draft", must: "editing.kept", tells: ["files.add"], not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "a form is opened with a file", when: "there is a draft that waited for the connection", must: "editing.kept", tells: ["files.add"], not: ["sendTicket"] },
    { spec: "decisions/calls", given: "a form is opened", when: "there is a draft that waited for the connection", must: "sending.moving", tags: ["busy"], calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },
    { spec: "decisions/tickets", given: "a form is opened", when: "there is a draft with a file that waited for the connection", must: "editing.kept", not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "a form is opened", when: ["the address names a product", "there is a draft that waited for the connection"], must: "editing.kept", not: ["sendTicket"] },
    { spec: "decisions/calls", given: "a form is opened", when: "the storage does not answer in 2 seconds", must: "crashed", tags: ["failed"], tells: ["ticket.failed"] },
    { spec: "architecture", given: "a form is opened", when: "the storage has a defect", must: "crashed", tells: ["ticket.failed"] },
    { spec: "architecture", given: "the storage has broken", when: "a retry is asked for", must: "restoring", calls: ["loadDraft"] },
    { spec: "architecture", given: "the storage has broken", when: "the form closes", must: "left", not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "a form is opened", when: "the form closes", must: "left", not: ["keepDraft"] },

    // Typing, and keeping the draft
    { spec: "decisions/tickets", given: "an empty form", when: "a text is typed", must: "editing.changed", sees: { message: "Where is it?" }, not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "an empty form", when: ["a text is typed", "almost 0.3 seconds pass"], must: "editing.changed", not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "an empty form", when: ["a text is typed", "0.3 seconds pass"], must: "editing.keeping", calls: [["keepDraft", { draftKey: "help.order.1", draft: { message: "Where is it?", revision: 6, fileNames: [] } }]] },
    { spec: "decisions/tickets", given: "an empty form", when: ["almost 0.3 seconds pass", "a text is typed", "almost 0.3 seconds pass", "a file is attached", "almost 0.3 seconds pass"], must: "editing.changed", sees: { attached: ["photo.png"] }, not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "the draft is being kept", when: "the account has the draft", must: "editing.kept", sees: { keptAt: "account" } },
    { spec: "decisions/tickets", given: "the draft is being kept", when: "the draft cannot be kept", must: "editing.kept", sees: { keptAt: undefined, message: "Where is it?" }, not: ["crashed"] },
    { spec: "decisions/calls", given: "the draft is being kept", when: "2 seconds pass", must: "editing.kept", sees: { keptAt: undefined, message: "Where is it?" } },
    { spec: "decisions/tickets", given: "the draft is being kept", when: ["the account has the draft", "a text is typed", "0.3 seconds pass", "the draft cannot be kept"], must: "editing.kept", sees: { keptAt: undefined } },
    { spec: "decisions/calls", given: "the draft is being kept", when: ["the account has the draft", "a text is typed", "0.3 seconds pass", "2 seconds pass"], must: "editing.kept", sees: { keptAt: undefined } },
    { spec: "decisions/tickets", given: "the draft is being kept", when: "it is submitted", must: "sending.moving", calls: ["sendTicket"] },
    { spec: "decisions/tickets", given: "an empty form", when: ["the address names a product", "0.3 seconds pass"], must: "editing.kept", sees: { details: { serial: "504F94D00001" }, keptAt: undefined }, not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "a form with text", when: "the address names a product", must: "editing.changed", sees: { details: { serial: "504F94D00001" } } },

    // The guided form
    { spec: "business §8", given: "the guided form", when: "it is submitted", must: "editing.kept", sees: { problems: { area: "MISSING", subject: "MISSING", message: "MISSING" } }, not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "the guided form", when: ["details are typed", "almost a second passes"], must: "editing.changed", not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "the guided form", when: ["details are typed", "a second passes"], must: "editing.keeping", calls: [["keepDraft", { draftKey: "new-ticketv2", draft: { details: { area: "product", serial: "504F94D00001" } } }]] },
    { spec: "decisions/tickets", given: "the guided form", when: ["an area is chosen", "half of a serial number is typed", "a second passes"], must: "editing.keeping", calls: [["keepDraft", { draft: { details: { serial: "504F" } } }]] },
    { spec: "decisions/tickets", given: "the guided form", when: ["an area is chosen", "a text is typed", "half of a serial number is typed", "it is submitted"], must: "editing.changed", sees: { problems: { serial: "NOT_A_SERIAL" } }, not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "the guided form", when: ["an area is chosen", "a text is typed", "half of a serial number is typed", "the area becomes one without a product", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { about: { area: "other", serial: undefined } }]] },
    { spec: "decisions/tickets", given: "the guided form is filled in", when: ["the area becomes one without a product", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { about: { area: "other", serial: undefined, remote_connect: undefined } }]] },
    { spec: "decisions/tickets", given: "the guided form with a product and the result of its test", when: "it is submitted", must: "sending.moving", calls: [["sendTicket", { about: { serial: "504F94D00001", remote_connect: "R-1" } }]] },
    { spec: "decisions/tickets", given: "the guided form with a product and the result of its test", when: ["another product is named", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { about: { serial: "504F94D00002", remote_connect: undefined } }]] },
    { spec: "decisions/tickets", given: "the guided form with a product and the result of its test", when: ["the area becomes one without a product", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { about: { area: "other", serial: undefined, remote_connect: undefined } }]] },

    // The plain form
    { spec: "business §5", given: "the plain form", when: "it is submitted", must: "editing.kept", sees: { problems: { subject: "MISSING", message: "MISSING" } }, not: ["sendTicket"] },
    { spec: "business §7", given: "the plain form", when: ["a subject is typed", "a text of blanks is typed", "it is submitted"], must: "editing.changed", sees: { problems: { message: "MISSING" } }, not: ["sendTicket"] },
    { spec: "business §7", given: "the plain form", when: ["a subject is typed", "a text is typed", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { fields: { department: "support-at", ticket_subject: "Relay", ticket_description: "Where is it?" } }]] },

    // The guided form, by steps
    { spec: "business §5", given: "the guided form", when: ["an area is chosen", "a text is typed", "it is submitted"], must: "editing.changed", sees: { problems: { serial: "MISSING" } }, not: ["sendTicket"] },
    { spec: "business §5", given: "the guided form", when: ["an area is chosen", "a text is typed", "the serial number is typed", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { about: { area: "product", serial: "504F94D00001" } }]] },
    { spec: "decisions/tickets", given: "the guided form", when: "details are typed", must: "editing.changed", sees: { details: { area: "product", serial: "504F94D00001", subject: "Relay" } } },
    { spec: "decisions/tickets", given: "the guided form", when: "the area is asked for", must: "editing", sees: { choosesArea: false } },
    { spec: "decisions/tickets", given: "the guided form is filled in", when: "the area is asked for", must: "editing", sees: { choosesArea: true, details: { area: "product" } } },
    { spec: "decisions/tickets", given: "the guided form is filled in", when: "the details are asked for", must: "editing", sees: { choosesArea: false } },
    { spec: "decisions/tickets", given: "an area is shown that was chosen before", when: "the area is asked for", must: "editing", sees: { choosesArea: true, details: { area: "product" } } },
    { spec: "decisions/tickets", given: "an area is shown that was chosen before", when: "the details are asked for", must: "editing", sees: { choosesArea: false, details: { area: "product" } } },
    { spec: "decisions/tickets", given: "an area is shown that was chosen before", when: "an area is chosen", must: "editing.changed", sees: { choosesArea: false } },

    // Sending
    { spec: "shell §5", given: "an empty form", when: "it is submitted", must: "editing", sees: { problems: { message: "MISSING" }, touched: ["area", "order", "invoice", "serial", "subject", "message"] }, not: ["sendTicket"] },
    { spec: "shell §5", given: "a form with text", when: ["the text is emptied", "it is submitted"], must: "editing", not: ["sendTicket"] },
    { spec: "shell §5", given: "a form with text", when: ["a text of blanks is typed", "it is submitted"], must: "editing", not: ["sendTicket"] },
    { spec: "shell §7", given: "a form with text", when: "it is submitted", must: "sending.moving", tells: [["ticket.sending", { message: "Where is it?" }]], calls: [["sendTicket", { fields: { department: "support-at", ticket_subject: "Portal - Order #1", ticket_description: "Where is it?" }, answers: undefined, idempotencyKey: "help.order.1-5", parent: form }]] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: "it is submitted", must: "sending.moving", not: ["sendTicket"] },
    { spec: "shell §4", given: "the ticket is being sent", when: "the server creates the ticket", must: "sent.discarding", tags: ["done"], sees: { receipt: { ticketId: "T-9" } }, tells: [["ticket.sent", { receipt: { ticketId: "T-9" } }]], calls: [["discardDraft", { draftKey: "help.order.1" }]], not: ["ticket.failed"] },
    { spec: "business §3", given: "an answer with text", when: "it is submitted", must: "sending.moving", calls: [["sendTicket", { answers: "T-1", fields: { ticket_description: "Where is it?" } }]] },
    { spec: "decisions/tickets", given: "an empty answer", when: "it is submitted", must: "editing", sees: { problems: { message: "MISSING" } }, not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "an empty answer", when: ["a file is attached", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { answers: "T-1", fields: { ticket_description: "" } }]] },
    { spec: "decisions/tickets", given: "an empty answer", when: ["a file is attached", "the file is removed", "it is submitted"], must: "editing", sees: { problems: { message: "MISSING" } }, not: ["sendTicket"] },
    { spec: "shell §5", given: "an empty form", when: ["a file is attached", "it is submitted"], must: "editing", sees: { problems: { message: "MISSING" } }, not: ["sendTicket"] },
    { spec: "business §4", given: "an answer is being sent", when: "a file is too large", must: "refused", not: ["resource.refresh"] },
    { spec: "decisions/calls", given: "an answer is being sent", when: "the server takes the answer", must: "sent.discarding", tells: ["ticket.sent", ["resource.changed", { content: { id: "T-1" } }]] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: ["29 seconds pass", "more bytes are sent", "29 seconds pass"], must: "sending.moving", sees: { sent: 1, total: 2 }, tells: [["files.progressed", { sent: 1, total: 2 }]], not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: "30 seconds pass without a byte", must: "failed", tags: ["failed"], sees: { message: "Where is it?", failure: { _tag: "TimedOut", limit: 30_000, lost: true } }, tells: ["ticket.failed"] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: ["30 seconds pass without a byte", "the server creates the ticket late"], must: "failed", not: ["ticket.sent", "sent"] },
    { spec: "decisions/calls", given: "the ticket is being sent, and bytes are sent all the time", when: "half an hour passes", must: "failed", sees: { message: "Where is it?", failure: { _tag: "TimedOut" } }, tells: ["ticket.failed"] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: "it is taken back", must: "editing.kept", sees: { message: "Where is it?" }, tells: ["files.cancel", "ticket.editing"], not: ["ticket.sent"] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: ["it is taken back", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: ["it is taken back", "a text is typed", "it is submitted"], must: "sending.moving", calls: [["sendTicket", { idempotencyKey: "help.order.1-6" }]] },
    { spec: "decisions/tickets", given: "the ticket is being sent", when: "a file is attached", must: "sending.moving", sees: { revision: 6 }, not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "the ticket is being sent", when: "the form closes", must: "leaving", tags: ["busy"], calls: ["keepDraft"], not: ["ticket.sent"] },

    // Refusals: text and files stay
    { spec: "business §4", given: "an answer is being sent", when: "the ticket was closed meanwhile", must: "refused", tags: ["failed"], sees: { message: "Where is it?", failure: { code: "TICKET_CLOSED" } }, tells: ["ticket.failed", "resource.refresh"], not: ["ticket.sent"] },
    { spec: "business §8", given: "a guided ticket is being sent", when: "the server misses a reference", must: "refused", sees: { refused: { serial: "REQUIRED_FIELDS_MISSING" } }, not: ["ticket.sent"] },
    { spec: "decisions/forms", given: "a guided ticket is being sent", when: "the server refuses the subject for another reason", must: "refused", sees: { refused: { subject: "7001" }, failure: { code: "7001" } }, not: ["ticket.sent"] },
    { spec: "business §8", given: "a guided ticket is being sent", when: "the company has no such product", must: "refused", sees: { refused: { serial: "REFERENCE_NOT_FOUND" } }, not: ["ticket.sent"] },
    { spec: "business §8", given: "the ticket is being sent", when: "a file is too large", must: "refused", sees: { message: "Where is it?", failure: { code: "TOO_LARGE" } }, tells: ["ticket.failed"], not: ["ticket.sent"] },
    { spec: "business §8", given: "the ticket is being sent", when: "a file is empty", must: "refused", sees: { failure: { code: "FILE_EMPTY" } }, not: ["ticket.sent"] },
    { spec: "business §8", given: "the ticket is being sent", when: "a file is of another kind", must: "refused", sees: { failure: { code: "FILE_TYPE_NOT_ALLOWED" } }, not: ["ticket.sent"] },
    { spec: "business §8", given: "the ticket is being sent", when: "there are too many files", must: "refused", sees: { failure: { code: "TOO_MANY_FILES" } }, not: ["ticket.sent"] },
    { spec: "decisions/server", given: "the ticket is being sent", when: "there is no room for files", must: "refused", sees: { failure: { code: "STORAGE_FULL" } }, not: ["ticket.sent"] },
    { spec: "decisions/server", given: "the ticket is being sent", when: "the company's room for files is used up", must: "refused", sees: { failure: { code: "COMPANY_STORAGE_FULL" } }, not: ["ticket.sent"] },
    { spec: "business §8", given: "the ticket is being sent", when: "the server answers 7001", must: "refused.keeping", sees: { message: "Where is it?", failure: { code: "7001" } }, tells: ["ticket.failed"], calls: [["keepDraft", { draft: { message: "Where is it?" } }]], not: ["ticket.sent"] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: "another account is signed in", must: "refused", sees: { failure: { code: "OTHER_ACCOUNT" } }, not: ["waiting"] },
    { spec: "decisions/calls", given: "the ticket is being sent", when: "the session turns out to be over", must: "failed", sees: { message: "Where is it?" }, tells: ["ticket.failed"], not: ["waiting"] },
    { spec: "shell §4", given: "the ticket is being sent", when: "the server fails", must: "failed.keeping", sees: { message: "Where is it?", failure: { _tag: "EndpointFailure" } }, tells: ["ticket.failed"], calls: [["keepDraft", { draft: { message: "Where is it?" } }]], not: ["waiting"] },
    { spec: "architecture", given: "the ticket is being sent", when: "the call has a defect", must: "crashed", sees: { message: "Where is it?" }, tells: ["ticket.failed"], not: ["ticket.sent"] },
    { spec: "architecture", given: "sending has broken", when: "a retry is asked for", must: "editing.kept", sees: { message: "Where is it?" }, not: ["loadDraft"] },
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "the account has what was not sent", must: "failed.kept", sees: { keptAt: "account", failure: { _tag: "EndpointFailure" } } },
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "what was not sent cannot be kept", must: "failed.kept", sees: { keptAt: undefined } },
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "2 seconds pass", must: "failed.kept", sees: { keptAt: undefined, message: "Where is it?" } },
    { spec: "decisions/tickets", given: "the ticket was refused", when: "the account has what was refused", must: "refused.kept", sees: { keptAt: "account", failure: { code: "REFERENCE_NOT_FOUND" } } },
    { spec: "decisions/tickets", given: "the ticket was refused", when: "what was refused cannot be kept", must: "refused.kept", sees: { keptAt: undefined } },
    { spec: "decisions/tickets", given: "the ticket was refused", when: "2 seconds pass", must: "refused.kept", sees: { keptAt: undefined, message: "Where is it?" } },

    // Without a connection
    { spec: "decisions/calls", given: "the ticket is being sent", when: "there is no connection", must: "waiting.keeping", tags: ["waiting"], tells: ["ticket.waiting"], calls: ["holdPage", ["markWaiting", { draftKey: "help.order.1", revision: 5 }], ["keepDraft", { draft: { message: "Where is it?" } }]], not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the tab has the draft", must: "waiting.kept", sees: { keptAt: "tab" } },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "the tab cannot keep it", must: "waiting.kept", sees: { keptAt: undefined } },
    { spec: "decisions/calls", given: "the ticket waits for the connection", when: "2 seconds pass", must: "waiting.kept", sees: { keptAt: undefined } },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: ["the portal answers again", "there is no connection", "2 seconds pass"], must: "waiting.kept", sees: { keptAt: undefined } },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: ["the portal answers again", "there is no connection", "the tab cannot keep it"], must: "waiting.kept", sees: { keptAt: undefined } },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "the portal answers again", must: "sending.moving", calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "it is submitted", must: "sending.moving", calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: ["it is submitted", "there is no connection", "it is submitted", "there is no connection", "it is submitted", "there is no connection", "it is submitted", "there is no connection"], must: "waiting.keeping", not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "it is taken back", must: "editing.kept", sees: { message: "Where is it?" }, not: ["sendTicket"] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: ["it is taken back", "the portal answers again"], must: "editing.kept", not: ["sendTicket"] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "a file is attached", must: "waiting.keeping", calls: [["keepDraft", { draft: { revision: 6, fileNames: ["photo.png"] } }]] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "almost 12 hours pass", must: "waiting.kept", not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "the form closes", must: "waiting.kept", not: ["left", "leaving"] },
    { spec: "decisions/calls", given: "the ticket waits, and its draft is kept", when: "12 hours pass", must: "failed", sees: { message: "Where is it?", failure: { _tag: "Offline" } }, tells: ["ticket.failed"], not: ["sendTicket"] },
    { spec: "decisions/calls", given: "the ticket waits again after 6 hours", when: "almost 6 hours pass", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket waits again after 6 hours", when: "6 hours pass", must: "failed", sees: { message: "Where is it?" }, not: ["sendTicket"] },
    { spec: "decisions/calls", given: "the ticket that had waited for 1 hour before a reload waits again", when: "almost 11 hours pass", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket that had waited for 1 hour before a reload waits again", when: "11 hours pass", must: "failed", not: ["sendTicket"] },
    { spec: "decisions/calls", given: "the ticket was changed after 6 hours, and waits once more", when: "almost 12 hours pass", must: "waiting", not: ["failed"] },
    { spec: "decisions/calls", given: "the ticket is sent again 10 seconds before 12 hours", when: ["10 seconds pass", "there is no connection"], must: "failed", not: ["waiting"] },
    { spec: "decisions/calls", given: "the ticket is sent again by itself", when: "there is no connection", must: "waiting.keeping" },
    { spec: "decisions/calls", given: "the ticket is sent again by itself", when: "another account is signed in", must: "waiting.keeping", not: ["refused"] },
    { spec: "decisions/calls", given: "the ticket is sent again by itself", when: "the session turns out to be over", must: "waiting.keeping", not: ["failed"] },
    { spec: "shell §4", given: "the ticket is sent again by itself", when: "the server creates the ticket", must: "sent.discarding", tells: ["ticket.sent"], not: ["ticket.failed"] },
    { spec: "decisions/calls", given: "the ticket is sent again by itself", when: "the server fails", must: "failed", tells: ["ticket.failed"], not: ["waiting"] },
    { spec: "decisions/calls", given: "the ticket is sent by itself for the third time", when: "there is no connection", must: "failed", not: ["waiting"] },
    { spec: "decisions/calls", given: "the ticket is sent by itself for the third time", when: ["there is no connection", "it is submitted", "there is no connection"], must: "waiting", calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },

    // After a refusal
    { spec: "decisions/tickets", given: "the ticket was refused", when: "a text is typed", must: "editing.changed", sees: { failure: undefined, revision: 6 }, tells: ["ticket.editing"] },
    { spec: "decisions/tickets", given: "the ticket was refused", when: "the address names a product", must: "editing.changed", sees: { details: { serial: "504F94D00001" } } },
    { spec: "decisions/tickets", given: "the ticket was refused", when: "a file is attached", must: "editing.changed", sees: { attached: ["photo.png"], message: "Where is it?" } },
    { spec: "shell §7", given: "the ticket was refused", when: "it is submitted", must: "sending.moving", sees: { failure: undefined }, calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },
    { spec: "decisions/tickets", given: "the ticket was refused", when: "the form closes", must: "leaving", calls: [["keepDraft", { draft: { message: "Where is it?" } }]] },
    { spec: "decisions/forms", given: "the guided ticket was refused", when: "details are typed", must: "editing.changed", sees: { refused: { serial: "REFERENCE_NOT_FOUND" }, failure: undefined } },
    { spec: "decisions/tickets", given: "the guided ticket was refused", when: ["the area is asked for", "the details are asked for"], must: "refused", sees: { choosesArea: false, details: { area: "product" } }, not: ["sendTicket"] },

    // After a failure
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "a text is typed", must: "editing.changed", sees: { failure: undefined, revision: 6 }, tells: ["ticket.editing"] },
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "the address names a product", must: "editing.changed", sees: { details: { serial: "504F94D00001" } } },
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "a file is attached", must: "editing.changed", sees: { attached: ["photo.png"], message: "Where is it?", revision: 6 } },
    { spec: "decisions/tickets", given: "the guided ticket was not sent", when: "another product is named", must: "editing.changed", sees: { details: { serial: "504F94D00002" } } },
    { spec: "shell §7", given: "the ticket was not sent", when: "it is submitted", must: "sending.moving", sees: { failure: undefined }, calls: [["sendTicket", { idempotencyKey: "help.order.1-5" }]] },
    { spec: "decisions/tickets", given: "the ticket was not sent", when: "the form closes", must: "leaving", calls: [["keepDraft", { draft: { message: "Where is it?" } }]] },
    { spec: "decisions/tickets", given: "the guided ticket was not sent", when: "details are typed", must: "editing.changed", sees: { refused: {}, failure: undefined } },
    { spec: "decisions/tickets", given: "the guided ticket was not sent", when: ["the area is asked for", "the details are asked for"], must: "failed", sees: { choosesArea: false, details: { area: "product" } }, not: ["sendTicket"] },

    // Afterwards
    { spec: "decisions/tickets", given: "the ticket was created", when: "the draft is deleted", must: "sent.discarded" },
    { spec: "decisions/tickets", given: "the ticket was created", when: "the draft cannot be deleted", must: "sent.discarded", not: ["crashed"] },
    { spec: "decisions/calls", given: "the ticket was created", when: "2 seconds pass", must: "sent.discarded" },
    { spec: "decisions/tickets", given: "the ticket was created", when: "another ticket is wanted", must: "sent.discarding", not: ["restoring"] },
    { spec: "decisions/tickets", given: "the ticket was created", when: "the form closes", must: "left", not: ["keepDraft"] },
    { spec: "decisions/tickets", given: "the ticket was created, and its draft is deleted", when: "it is submitted", must: "sent.discarded", not: ["sendTicket"] },
    { spec: "decisions/tickets", given: "the ticket was created, and its draft is deleted", when: "another ticket is wanted", must: "restoring", sees: { message: "", receipt: undefined }, tells: ["files.clear"], calls: ["loadDraft"] },
    { spec: "decisions/tickets", given: "the ticket was created, and its draft is deleted", when: "the person returns to the screen", must: "restoring", sees: { receipt: undefined } },
    { spec: "decisions/calls", given: "the ticket was created by itself, and its draft is deleted", when: "the person returns to the screen", must: "sent.discarded", sees: { receipt: { ticketId: "T-9" } } },
    { spec: "decisions/calls", given: "the ticket was created by itself, and its draft is deleted", when: ["the person returns to the screen", "the person returns to the screen"], must: "restoring" },
    { spec: "decisions/tickets", given: "a form with text", when: "the form closes", must: "leaving", calls: [["keepDraft", { draft: { message: "Where is it?" } }]] },
    { spec: "decisions/tickets", given: "the form is closing", when: "the last words are kept", must: "left" },
    { spec: "decisions/tickets", given: "the form is closing", when: "the last words cannot be kept", must: "left", not: ["crashed"] },
    { spec: "decisions/calls", given: "the form is closing", when: "2 seconds pass", must: "left" },
    { spec: "architecture", given: "sending has broken", when: "the form closes", must: "left" },
    { spec: "decisions/calls", given: "the guided form is filled in", when: ["a second passes", "20 seconds pass"], must: "editing.kept", sees: { keptAt: undefined } },
  ],
});
