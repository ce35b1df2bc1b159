/** Creates a ticket or an answer: text and files survive failures, and a repeated send creates no second ticket (shell §5, §7, decisions/tickets). */
import type { ActorRefFrom } from "xstate";
import type { Refused } from "../../domain/kit/call-failure.ts";
import { aboutOf, hasDetails, shownDetails, type TicketDetails } from "../../domain/tickets/ticket-form.ts";
import type { TicketStep } from "../../domain/tickets/ticket-steps.ts";
import { ticketFiles } from "../../domain/tickets/ticket-files.ts";
import { UPLOAD_LIMIT } from "../../domain/kit/time-limits.ts";
import { MAX_FILES } from "../../domain/kit/upload.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { sendingCodes, sendingRefusals } from "../../domain/tickets/tickets.refusals.ts";
import { refusedBranches } from "../kit/form-fields.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { requestsOf } from "../kit/request.ts";
import { firstSend, mayWait } from "../kit/waiting.ts";
import {
  beginText,
  defect,
  draftMeta,
  isWhole,
  limit,
  meta,
  refusedField,
  type TicketCreationContext,
  type TicketReport,
  ticketSetup,
  withDraft,
} from "./ticket-creation-setup.ts";

export type { DraftPlace, KeptDraft, SendTicketInput, SentTicket } from "./ticket-creation-setup.ts";

const draftOf = ({
  draftKey,
  form,
  message,
  revision,
  attached,
  fileNames,
  details,
}: TicketCreationContext) => ({
  draftKey,
  draft: {
    message,
    revision,
    fileNames: [...new Set([...attached, ...fileNames])],
    ...(hasDetails(form) && { details }),
  },
});

const ofFiles = ({
  event,
}: {
  event: { readonly attached: readonly string[]; readonly missing: readonly string[] };
}) => ({ attached: event.attached, missing: event.missing });
const ofMessage = ({ event }: { event: { readonly message: string } }) => ({ message: event.message });
const ofChange = ({ event }: { event: { readonly change: Partial<TicketDetails> } }) => ({
  change: event.change,
});
const ofProgress = ({ event }: { event: { readonly sent: number; readonly total: number } }) => ({
  sent: event.sent,
  total: event.total,
});

const ofStep = ({ event }: { event: { readonly step: TicketStep } }) => ({ step: event.step });

/** The steps of the guided form; everything typed is kept. */
const steps = {
  "step.asked": [
    {
      guard: { type: "leadsToArea", params: ofStep },
      actions: "chooseArea",
      description: "Back to the area, which stays chosen",
    },
    {
      guard: { type: "leadsToDetails", params: ofStep },
      actions: "showDetails",
      description: "On to the details of the area",
    },
  ],
} as const;

/** Reports to the actor that opened the form. */
const report = (say: (context: TicketCreationContext) => TicketReport) =>
  ({
    type: "report",
    params: ({ context }: { context: TicketCreationContext }) => ({ report: say(context) }),
  }) as const;

const refusals = pick(sendingRefusals, sendingCodes);
const atField = ({
  context,
  refusal,
}: {
  readonly context: TicketCreationContext;
  readonly refusal: Refused;
}) => refusedField(context, refusal);
const request = requestsOf<typeof ticketSetup>({ refusals });
const draftRequest = requestsOf<typeof ticketSetup>({ meta: draftMeta });
const notKept = () => ({ keptAt: undefined });

const waitMeta: MachineMeta = { spec: "decisions/calls", screen: "help", code: "OFFLINE" };

/** Keeps what was sent as it is: it may have been sent before its draft was kept. */
const keeping = (id: string) =>
  ({
    keeping: {
      ...draftRequest("keepDraft", {
        id,
        input: ({ context }) => draftOf(context),
        limit: "draftLimit",
        tags: [],
        done: { target: "kept", assign: ({ output }) => ({ keptAt: output }), description: "Kept" },
        failed: { target: "kept", assign: notKept, description: "Not kept in time", meta: limit },
        crashed: { target: "kept", assign: notKept, description: "Not kept", meta: defect },
      }),
      description: "Keeps the draft: it may have been sent before it was kept",
    },
  }) as const;

/** A change makes it a different ticket: the next send has a new idempotency key. */
const changes = {
  "ticket.edit": {
    target: "#ticketCreation.editing.changed",
    actions: { type: "setMessage", params: ofMessage },
    description: "The text was changed",
  },
  "ticket.describe": {
    target: "#ticketCreation.editing.changed",
    actions: { type: "setDetails", params: ofChange },
    description: "The details were changed",
  },
  "ticket.refer": {
    target: "#ticketCreation.editing.changed",
    actions: { type: "setDetails", params: ofChange },
    description: "The address has details",
  },
  "ticket.filesChanged": {
    target: "#ticketCreation.editing.changed",
    actions: { type: "setFileNames", params: ofFiles },
    description: "A file was added or removed",
  },
} as const;
const submit = {
  guard: "canSend",
  target: "#ticketCreation.sending",
  actions: "startSends",
  description: "The form is complete: the ticket is sent",
} as const;
const another = {
  target: "#ticketCreation.restoring",
  actions: ["clear", "clearFiles"],
  description: "Ready for the next ticket",
} as const;
const leave = {
  target: "#ticketCreation.leaving",
  description: "The form closes: unsent input is saved",
  meta: draftMeta,
} as const;

const editing = ticketSetup.createStateConfig({
  description: "The form",
  entry: ["clearOutcome", report(() => ({ type: "ticket.editing" }))],
  initial: "kept",
  states: {
    kept: { description: "Saves the draft", meta: draftMeta },
    changed: {
      description: "Waits for a pause in typing",
      meta: draftMeta,
      after: { quiet: { target: "keeping", description: "The draft is saved now", meta: draftMeta } },
    },
    keeping: {
      ...draftRequest("keepDraft", {
        input: ({ context }) => draftOf(context),
        limit: "draftLimit",
        // The form stays free to be filled in.
        tags: [],
        done: { target: "kept", assign: ({ output }) => ({ keptAt: output }), description: "Kept" },
        failed: {
          target: "kept",
          assign: notKept,
          description: "Not kept in time",
          meta: limit,
        },
        crashed: {
          target: "kept",
          assign: notKept,
          description: "Not kept: it costs the draft its reload, nothing else",
          meta: defect,
        },
      }),
      description: "The draft is being kept",
    },
  },
  on: {
    "ticket.edit": {
      target: ".changed",
      actions: { type: "setMessage", params: ofMessage },
      description: "The text was changed",
    },
    "ticket.describe": {
      target: ".changed",
      actions: { type: "setDetails", params: ofChange },
      description: "The details were changed",
    },
    "ticket.refer": [
      {
        guard: "hasContent",
        target: ".changed",
        actions: { type: "setDetails", params: ofChange },
        description: "The address has details for what is written",
      },
      {
        actions: { type: "setDetails", params: ofChange },
        description:
          "The address has details, and nothing is written: there is no draft to keep, the address has them still",
      },
    ],
    "ticket.filesChanged": {
      target: ".changed",
      actions: { type: "setFileNames", params: ofFiles },
      description: "A file was added or removed",
    },
    "ticket.submit": [
      submit,
      {
        actions: "touchAll",
        description: "Missing and invalid fields show their problem",
        meta: { spec: "business §5", code: "REQUIRED_FIELDS_MISSING" },
      },
    ],
    "ticket.leave": leave,
    ...steps,
  },
});

const sending = ticketSetup.createStateConfig({
  ...request("sendTicket", {
    input: ({ context, self }) => ({
      fields: {
        department: context.details.department,
        ticket_subject: context.details.subject.trim(),
        ticket_description: context.message,
      },
      about: aboutOf(shownDetails(context.form, context.details)),
      answers: context.answers,
      files: context.files.getSnapshot().context.files.map(({ file }) => file),
      idempotencyKey: `${context.draftKey}-${context.revision}`,
      parent: self,
    }),
    limit: UPLOAD_LIMIT,
    entry: ["clearOutcome", "reportSending"],
    answered: {
      target: "sent",
      assign: ({ answer }) => ({ receipt: answer }),
      description: "The ticket was created",
    },
    refused: refusedBranches(refusals, { assign: atField }),
    refusedOtherwise: [
      {
        name: "other account",
        when: ({ context, refusal }) => mayWait({ context, failure: refusal }),
        target: "waiting",
        description: "Another account is signed in by now: the ticket waits until its own one is again",
        meta: { ...waitMeta, code: "OTHER_ACCOUNT" },
      },
      {
        target: "refused",
        assign: atField,
        description: "The server refused it; the input is kept",
        meta: { code: "ticket_error" },
      },
    ],
    failed: [
      {
        name: "no connection",
        when: mayWait,
        target: "waiting",
        description: "There is no connection: the ticket waits for it",
        meta: waitMeta,
      },
      {
        target: "failed",
        description: "Sending failed, or the result is unknown; the input is kept",
        meta: { code: "ticket_error" },
      },
    ],
    timedOut: {
      target: "failed",
      description: "Sending took longer than half an hour; the input is kept",
      meta: { code: "ticket_error" },
    },
  }),
  description: "The ticket is being sent; a second submit is ignored",
  exit: "endProgress",
  initial: "moving",
  states: {
    moving: {
      description: "Bytes are sent, or the response is pending",
      after: {
        noProgress: {
          target: "#ticketCreation.failed",
          actions: "setTimedOut",
          description: "No progress within the inactivity timeout",
          meta: limit,
        },
      },
      on: {
        "upload.progressed": {
          target: "moving",
          reenter: true,
          actions: [
            { type: "setProgress", params: ofProgress },
            { type: "showProgress", params: ofProgress },
          ],
          description: "More bytes were sent: the inactivity timeout starts again",
        },
      },
    },
  },
  on: {
    "wait.ended": {
      actions: "endResends",
      description: "Twelve hours have passed since it was first sent: it waits no more",
      meta: waitMeta,
    },
    "ticket.filesChanged": {
      actions: { type: "setFileNames", params: ofFiles },
      description: "A file changed during sending: the next send is a new ticket",
    },
    "ticket.cancel": {
      target: "editing",
      description: "Back to the form; the server may have the ticket, and unchanged text keeps its key",
    },
    "ticket.leave": leave,
  },
});

const waiting = ticketSetup.createStateConfig({
  description: "Not sent: there is no connection. It is sent by itself when the portal answers again",
  meta: waitMeta,
  tags: ["waiting"],
  entry: report(() => ({ type: "ticket.waiting" })),
  invoke: [
    // Whoever closes the page is asked first.
    { id: "holdPage", src: "holdPage" },
    // After a reload the draft is found to have been waiting.
    {
      id: "markWaiting",
      src: "markWaiting",
      input: ({ context: { draftKey, revision } }) => ({ draftKey, revision }),
    },
  ],
  initial: "keeping",
  states: {
    ...keeping("keepWaiting"),
    kept: { description: "Waits for the connection", meta: waitMeta },
  },
  on: {
    "wait.ended": {
      target: "failed",
      description:
        "Twelve hours have passed since it was first sent: the person decides, while the server still knows its key",
      meta: waitMeta,
    },
    "screen.retry": {
      target: "sending",
      actions: "countResend",
      description:
        "The portal answers again, or the person has signed in again: it is sent with the same key",
      meta: waitMeta,
    },
    "ticket.submit": {
      target: "sending",
      description: "The person sends it now, with the same key",
      meta: waitMeta,
    },
    "ticket.cancel": {
      target: "editing",
      description: "Back to the form with everything in it; it is no longer sent by itself",
      meta: waitMeta,
    },
    "ticket.filesChanged": {
      target: ".keeping",
      actions: { type: "setFileNames", params: ofFiles },
      description: "A file was checked in the meantime: the next send is a new ticket",
    },
  },
});

/** What was typed less than the pause in typing before it was sent is in no draft yet. */
const keepingUnsent = (id: string) =>
  ({
    initial: "keeping",
    states: {
      ...keeping(id),
      kept: { description: "The draft is kept, or could not be", meta: draftMeta },
    },
  }) as const;

const again = { ...changes, ...steps, "ticket.submit": submit, "ticket.leave": leave } as const;
const reportFailed = report(() => ({ type: "ticket.failed" }));

export const ticketCreationMachine = ticketSetup.createMachine({
  id: "ticketCreation",
  description: "Writes and sends one ticket",
  meta,
  context: ({ input, spawn }) => ({
    ...input,
    message: "",
    revision: 0,
    receipt: undefined,
    failure: undefined,
    ...firstSend,
    waited: 0,
    ...beginText({ ...input, message: "", attached: [] }),
    referred: input.referred ?? {},
    keptAt: undefined,
    sent: 0,
    total: 0,
    fileNames: [],
    attached: [],
    choosesArea: false,
    files: spawn("files", {
      id: "files",
      input: { rule: ticketFiles(input.details.subject), maxFiles: MAX_FILES },
    }),
  }),
  invoke: { id: "watchFiles", src: "watchFiles", input: ({ context }) => ({ files: context.files }) },
  initial: "restoring",
  states: {
    restoring: {
      ...draftRequest("loadDraft", {
        input: ({ context }) => ({ draftKey: context.draftKey }),
        limit: "draftLimit",
        done: [
          {
            name: "waiting",
            when: ({ context, output }) => isWhole(context, output),
            target: "sending",
            assign: ({ context, output }) => withDraft(context, output),
            actions: "startSends",
            description:
              "It was waiting for the connection when the page was reloaded: it is sent with its key",
            meta: waitMeta,
          },
          {
            target: "editing",
            assign: ({ context, output }) => withDraft(context, output),
            actions: ["nameFiles", "attach"],
            description: "The draft, or an empty one",
          },
        ],
        failed: { target: "crashed", description: "The storage does not answer", meta: limit },
        crashed: { target: "crashed", description: "A defect in the storage", meta: defect },
      }),
      description: "Is there a draft that was not sent?",
      on: {
        "ticket.refer": {
          actions: { type: "setReferred", params: ofChange },
          description: "The address has details before the draft is loaded",
        },
        "ticket.leave": { target: "left", description: "The form closes before the draft is loaded" },
      },
    },
    editing,
    sending,
    waiting,
    refused: {
      description: "The server refused it; `failure` has the reason",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      entry: reportFailed,
      ...keepingUnsent("keepRefused"),
      on: again,
    },
    failed: {
      description: "Sending failed, or the result is unknown; a retry creates no second ticket",
      meta: { code: "ticket_error" },
      tags: ["failed"],
      entry: reportFailed,
      ...keepingUnsent("keepFailed"),
      on: again,
    },
    crashed: {
      description: "A defect; the input is kept",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      entry: reportFailed,
      on: {
        "ticket.retry": [
          { guard: "isRestored", target: "editing", description: "Back to the form" },
          { target: "restoring", description: "Loads the draft again", meta: draftMeta },
        ],
        "ticket.leave": { target: "left", description: "The form closes" },
      },
    },
    sent: {
      description: "The ticket was created; its draft is deleted",
      meta: { spec: "shell §4" },
      tags: ["done"],
      entry: ["reportSent", "tellTicket"],
      initial: "discarding",
      states: {
        discarding: {
          ...draftRequest("discardDraft", {
            input: ({ context }) => ({ draftKey: context.draftKey }),
            limit: "draftLimit",
            // The ticket is sent: nobody waits for it.
            tags: [],
            done: { target: "discarded", description: "Deleted" },
            failed: {
              target: "discarded",
              description: "Deleting timed out: if sent again, its key creates no second ticket",
              meta: limit,
            },
            crashed: {
              target: "discarded",
              description: "Not deleted: sent again, its key makes no second ticket",
              meta: defect,
            },
          }),
          description: "Deletes the draft",
        },
        discarded: {
          description: "The draft is deleted",
          meta: draftMeta,
          on: {
            "ticket.another": another,
            "screen.returned": [
              {
                guard: "wasResent",
                actions: "forgetResends",
                description:
                  "It was sent while the person may have been elsewhere: the confirmation is shown",
                meta: draftMeta,
              },
              { ...another, description: "The person returns to the screen: ready for the next ticket" },
            ],
          },
        },
      },
      on: { "ticket.leave": { target: "left", description: "The form closes" } },
    },
    leaving: {
      ...draftRequest("keepDraft", {
        id: "keepLastWords",
        input: ({ context }) => draftOf(context),
        limit: "draftLimit",
        done: { target: "left", description: "Kept" },
        failed: { target: "left", description: "Not kept in time", meta: limit },
        crashed: { target: "left", description: "Not kept", meta: defect },
      }),
      description: "Keeps the last words before the form goes",
    },
    left: { description: "The form is closed", type: "final" },
  },
});

export type TicketCreationRef = ActorRefFrom<typeof ticketCreationMachine>;
