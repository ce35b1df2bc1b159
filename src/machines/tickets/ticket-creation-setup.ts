import { assign, enqueueActions, sendTo, setup } from "xstate";
import type { CallFailure, Outcome, Refused } from "../../domain/kit/call-failure.ts";
import type { Ticket, TicketFields, TicketId } from "../../domain/tickets/ticket.ts";
import type { SendingCode } from "../../domain/tickets/tickets.refusals.ts";
import {
  changedDetails,
  noDetails,
  ticketFields,
  ticketProblems,
  type TicketAbout,
  type TicketDetails,
  type TicketForm,
  type TicketText,
} from "../../domain/tickets/ticket-form.ts";
import type { TicketStep } from "../../domain/tickets/ticket-steps.ts";
import { fileUploadMachine, type FileUploadRef } from "../kit/file-upload.machine.ts";
import { createFieldRules, type FieldsState } from "../kit/form-fields.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { livingOf, refreshContent } from "../kit/living-of.ts";
import { toBeProvided, providedCallback } from "../kit/provide.ts";
import type { ContentReport } from "../kit/resource.machine.ts";
import {
  firstSend,
  lastSend,
  limitWait,
  nextSend,
  wasResent,
  type Resent,
  type WaitEnded,
} from "../kit/waiting.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

/**
 * The saved draft of a ticket. `revision` rises with each change and is part of the idempotency key: where nothing is saved,
 * `loadDraft` starts it at the current time in ms, so that a key is never used twice.
 */
export interface KeptDraft {
  readonly message: string;
  readonly revision: number;
  readonly fileNames: readonly string[];
  /** The ticket's details, if the form asks for them. */
  readonly details?: TicketDetails;
  /** The ticket was waiting for the connection when the page was reloaded: the time since its first sending, in ms. */
  readonly waited?: number;
}

/** Where a draft is saved: in the account for every device, or in this tab only. */
export type DraftPlace = "account" | "tab";

/** The result of sending: the ticket's number, and for an existing ticket its new content. */
export interface SentTicket {
  readonly ticketId: TicketId;
  readonly ticket?: Ticket;
}

/** Events for the actor that opened the form. */
export type TicketReport =
  | { readonly type: "ticket.editing" }
  | { readonly type: "ticket.sending"; readonly message: string }
  | { readonly type: "ticket.waiting" }
  | { readonly type: "ticket.sent"; readonly receipt: SentTicket }
  | { readonly type: "ticket.failed" };

export interface TicketCreationInput {
  readonly draftKey: string;
  /** The kind of form. */
  readonly form: TicketForm;
  /** The initial details; department and subject in the form that support receives. */
  readonly details: TicketDetails;
  /** What the address says that it is about, which is stronger than a draft. */
  readonly referred?: Partial<TicketDetails>;
  /** The ticket that is answered; left out for a new one. */
  readonly answers?: TicketId;
  /** Time limit for saving or loading a draft, and the pause in typing before it is saved, in ms. */
  readonly drafts: { readonly limit: number; readonly quiet: number };
  /** Files to attach when the form opens. */
  readonly attachments: readonly File[];
  /** Inactivity timeout of sending, in ms. */
  readonly limit: number;
  /** The actor that receives the reports, and the actor that holds the answered ticket; both are optional. */
  readonly parent?: ParentRef<TicketReport>;
  readonly holder?: ParentRef<ContentReport<Ticket>>;
}

export interface TicketCreationContext
  extends TicketCreationInput, Resent, Omit<FieldsState<TicketText>, "values" | "focus"> {
  readonly message: string;
  /** 0 until the draft has been loaded. */
  readonly revision: number;
  readonly receipt: SentTicket | undefined;
  readonly failure: CallFailure | undefined;
  /** The details from the address: they take precedence over a saved draft. */
  readonly referred: Partial<TicketDetails>;
  /** Where the draft was last saved; undefined if it was not. */
  readonly keptAt: DraftPlace | undefined;
  /** Bytes sent, and in total. */
  readonly sent: number;
  readonly total: number;
  /** File names of a saved draft; the person has to attach the files again. */
  readonly fileNames: readonly string[];
  readonly attached: readonly string[];
  readonly files: FileUploadRef;
  /** The person has gone back from the details to the area, which is still chosen. */
  readonly choosesArea: boolean;
  /** How long the ticket has waited before the page was reloaded, in ms. */
  readonly waited: number;
}

export type TicketCreationEvent =
  /** The history of the browser, or a button, leads to a step of the guided form. */
  | { readonly type: "step.asked"; readonly step: TicketStep }
  | { readonly type: "ticket.edit"; readonly message: string }
  | { readonly type: "ticket.describe"; readonly change: Partial<TicketDetails> }
  | { readonly type: "ticket.refer"; readonly change: Partial<TicketDetails> }
  | { readonly type: "ticket.another" }
  | Heard<"screen.returned" | "screen.retry">
  | {
      readonly type: "ticket.filesChanged";
      readonly attached: readonly string[];
      readonly missing: readonly string[];
    }
  | { readonly type: "ticket.submit" }
  | { readonly type: "ticket.cancel" }
  | { readonly type: "ticket.retry" }
  | { readonly type: "ticket.leave" }
  | { readonly type: "upload.progressed"; readonly sent: number; readonly total: number }
  | WaitEnded;

/** The input of `sendTicket`; it reports its progress by `upload.progressed` to the actor named here. */
export interface SendTicketInput {
  readonly fields: TicketFields;
  readonly about: TicketAbout;
  readonly answers: TicketId | undefined;
  readonly files: readonly File[];
  readonly idempotencyKey: string;
  readonly parent: ParentRef<{
    readonly type: "upload.progressed";
    readonly sent: number;
    readonly total: number;
  }>;
}

export const meta: MachineMeta = { spec: "shell §5", screen: "help" };
export const draftMeta: MachineMeta = { spec: "decisions/tickets", screen: "help" };
export const limit: MachineMeta = { spec: "decisions/calls", code: "TIMED_OUT" };
export const defect: MachineMeta = { spec: "architecture", code: "DEFECT" };

type Context = TicketCreationContext;

const rulesOf = ({ form, attached }: Pick<Context, "form" | "attached">) =>
  createFieldRules<TicketText>({
    fields: ticketFields,
    problemOf: (field, values) => ticketProblems(form, values, attached.length > 0)[field],
  });
const textOf = ({ details, message }: Pick<Context, "details" | "message">): TicketText => ({
  ...details,
  message,
});

/** The step of the guided form. */
export const ticketStepOf = ({
  details,
  choosesArea,
}: Pick<Context, "details" | "choosesArea">): TicketStep =>
  details.area === "" || choosesArea ? "area" : "details";

/** The initial state of the fields for these values. */
export const beginText = (
  begin: Pick<Context, "form" | "details" | "message" | "attached">,
): Pick<Context, "problems" | "touched" | "refused"> => {
  const { problems, touched, refused } = rulesOf(begin).begin(textOf(begin));
  return { problems, touched, refused };
};

const changed = (
  context: Context,
  change: Partial<Pick<Context, "details" | "message">>,
): Partial<Context> => {
  const values = textOf(context);
  const typed = Object.entries(textOf({ ...context, ...change })).filter(
    ([field, value]) => values[field as keyof TicketText] !== value,
  );
  const { problems, refused } = rulesOf(context).change(
    { values, refused: context.refused },
    Object.fromEntries(typed),
  );
  return { ...change, problems, refused, revision: context.revision + 1, waited: 0 };
};

/** What a kept draft makes of the form: what the address says that it is about is stronger. */
export const withDraft = (context: Context, draft: KeptDraft): Partial<Context> => {
  const details = {
    ...changedDetails({ ...context.details, ...draft.details }, context.referred),
    department: context.details.department,
  };
  const text = { form: context.form, details, message: draft.message, attached: context.attached };
  return {
    ...text,
    ...beginText(text),
    revision: draft.revision,
    fileNames: draft.fileNames,
    waited: draft.waited ?? 0,
  };
};

/**
 * True if a draft that waited for the connection is the whole ticket: no file is missing, and the address says nothing else. It is sent
 * with its key; any other is a draft.
 */
export const isWhole = ({ attachments, referred }: Context, draft: KeptDraft): boolean =>
  draft.waited !== undefined &&
  draft.fileNames.length === 0 &&
  attachments.length === 0 &&
  Object.entries(referred).every(([name, value]) => draft.details?.[name as keyof TicketDetails] === value);

/** A refusal that names a field of the ticket is shown there too. */
export const refusedField = (context: Context, refusal: Refused): Partial<Context> => {
  const atField = rulesOf(context).atField(textOf(context), refusal);
  return atField === undefined ? {} : { refused: atField.refused };
};

/** Context, events, actors, guards, actions and delays that the parts of the ticket machine share. */
export const ticketSetup = setup({
  types: {
    context: {} as TicketCreationContext,
    input: {} as TicketCreationInput,
    events: {} as TicketCreationEvent,
    tags: {} as "busy" | "failed" | "done" | "waiting",
    meta: {} as MachineMeta,
  },
  actors: {
    loadDraft: toBeProvided<KeptDraft, { readonly draftKey: string }>("loadDraft"),
    keepDraft: toBeProvided<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>(
      "keepDraft",
    ),
    discardDraft: toBeProvided<undefined, { readonly draftKey: string }>("discardDraft"),
    sendTicket: toBeProvided<Outcome<SentTicket, SendingCode>, SendTicketInput>("sendTicket"),
    watchFiles: providedCallback<{ readonly type: string }, { readonly files: FileUploadRef }>("watchFiles"),
    holdPage: providedCallback("holdPage"),
    markWaiting: providedCallback<
      { readonly type: string },
      { readonly draftKey: string; readonly revision: number }
    >("markWaiting"),
    files: fileUploadMachine,
  },
  guards: {
    canSend: ({ context }) => rulesOf(context).isComplete(context),
    leadsToArea: ({ context }, { step }: { step: TicketStep }) =>
      step === "area" && context.form === "guided" && ticketStepOf(context) === "details",
    leadsToDetails: ({ context }, { step }: { step: TicketStep }) =>
      step === "details" && context.choosesArea,
    hasContent: ({ context: { message, attached } }) => message !== "" || attached.length > 0,
    isRestored: ({ context }) => context.revision > 0,
    wasResent: ({ context }) => wasResent(context),
  },
  actions: {
    nameFiles: sendTo(
      ({ context }) => context.files,
      ({ context }) => ({ type: "files.namesRestored", names: context.fileNames }),
    ),
    attach: enqueueActions(({ context, enqueue }) => {
      if (context.attachments.length > 0)
        enqueue.sendTo(context.files, { type: "files.add", files: context.attachments });
    }),
    setMessage: assign(({ context }, { message }: { message: string }) => changed(context, { message })),
    setDetails: assign(({ context }, { change }: { change: Partial<TicketDetails> }) => ({
      ...changed(context, { details: changedDetails(context.details, change) }),
      ...(change.area !== undefined && { choosesArea: false }),
    })),
    chooseArea: assign({ choosesArea: true }),
    showDetails: assign({ choosesArea: false }),
    setReferred: assign((_, { change }: { change: Partial<TicketDetails> }): Partial<Context> => ({
      referred: change,
    })),
    touchAll: assign(({ context }): Partial<Context> => ({
      touched: rulesOf(context).touchAll(context).touched,
    })),
    clear: assign(({ context: { form, details } }): Partial<Context> => {
      const empty = {
        form,
        details: { ...noDetails, department: details.department },
        message: "",
        attached: [],
      };
      return {
        ...empty,
        ...beginText(empty),
        revision: 0,
        referred: {},
        fileNames: [],
        receipt: undefined,
        failure: undefined,
        keptAt: undefined,
        choosesArea: false,
        waited: 0,
      };
    }),
    clearFiles: sendTo(({ context }) => context.files, { type: "files.clear" }),
    setFileNames: assign(
      ({ context }, { attached, missing }: { attached: readonly string[]; missing: readonly string[] }) => ({
        attached,
        problems: beginText({ ...context, attached }).problems,
        fileNames: missing,
        revision: context.revision + 1,
        waited: 0,
      }),
    ),
    setTimedOut: assign(({ context }): Partial<TicketCreationContext> => ({
      failure: { _tag: "TimedOut", limit: context.limit, lost: true },
    })),
    clearOutcome: assign((): Partial<TicketCreationContext> => ({
      receipt: undefined,
      failure: undefined,
      sent: 0,
      total: 0,
    })),
    startSends: enqueueActions(({ context: { waited }, enqueue }) => {
      enqueue.assign((): Partial<Context> => firstSend);
      limitWait(enqueue, waited);
    }),
    forgetResends: assign((): Partial<Context> => firstSend),
    countResend: assign(({ context }): Partial<Context> => nextSend(context)),
    endResends: assign((): Partial<Context> => lastSend),
    setProgress: assign((_, params: { sent: number; total: number }) => params),
    showProgress: sendTo(
      ({ context }) => context.files,
      (_, { sent, total }: { sent: number; total: number }) => ({ type: "files.progressed", sent, total }),
    ),
    endProgress: sendTo(({ context }) => context.files, { type: "files.cancel" }),
    tellTicket: enqueueActions(({ context: { receipt, holder }, enqueue }) => {
      if (holder !== undefined && receipt?.ticket !== undefined)
        enqueue.sendTo(livingOf(holder), { type: "resource.changed", content: receipt.ticket });
    }),
    refreshHolder: enqueueActions(({ context: { holder }, enqueue }) => {
      refreshContent(enqueue, holder);
    }),
    reportSending: enqueueActions(({ context: { parent, message }, enqueue }) => {
      if (parent !== undefined) enqueue.sendTo(parent, { type: "ticket.sending", message });
    }),
    reportSent: enqueueActions(({ context: { parent, receipt }, enqueue }) => {
      if (parent !== undefined && receipt !== undefined)
        enqueue.sendTo(parent, { type: "ticket.sent", receipt });
    }),
    report: enqueueActions(({ context, enqueue }, { report }: { report: TicketReport }) => {
      if (context.parent !== undefined) enqueue.sendTo(context.parent, report);
    }),
  },
  delays: {
    draftLimit: ({ context }) => context.drafts.limit,
    quiet: ({ context }) => context.drafts.quiet,
    noProgress: ({ context }) => context.limit,
  },
});
