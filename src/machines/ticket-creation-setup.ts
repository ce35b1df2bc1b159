import { assign, enqueueActions, sendTo, setup } from "xstate"
import type { CallFailure, Outcome } from "../domain/call-failure.ts"
import { DESCRIPTION_LIMIT, type TicketFields, type TicketReceipt } from "../domain/ticket.ts"
import { fileUploadMachine, type FileUploadRef } from "./file-upload.machine.ts"
import type { MachineMeta } from "./machine-meta.ts"
import type { ParentRef } from "./parent-ref.ts"
import { provided, providedCallback } from "./provide.ts"

/**
 * What is kept of a ticket that was not sent. `revision` rises with each change and is part of the idempotency key: where
 * nothing is kept, `loadDraft` begins at the present time in ms, so that a key never comes twice.
 */
export interface KeptDraft {
  readonly message: string
  readonly revision: number
  readonly fileNames: readonly string[]
}

/** What whoever opened the form hears. */
export type TicketReport =
  | { readonly type: "ticket.editing" }
  | { readonly type: "ticket.sending"; readonly message: string }
  | { readonly type: "ticket.sent"; readonly receipt: TicketReceipt }
  | { readonly type: "ticket.failed" }

export type TicketResult = { readonly _tag: "None" } | { readonly _tag: "Sent"; readonly receipt: TicketReceipt } | { readonly _tag: "Failed"; readonly failure: CallFailure }

export interface TicketCreationInput {
  readonly draftKey: string
  readonly department: string
  /** The ticket's subject, as support reads it. */
  readonly subject: string
  /** Files that the form begins with. */
  readonly attachments: readonly File[]
  /** How long a sending may go without progress, in ms. */
  readonly limit: number
  readonly parent: ParentRef<TicketReport>
}

export interface TicketCreationContext extends TicketCreationInput {
  readonly message: string
  /** 0 until the draft has been looked up. */
  readonly revision: number
  readonly result: TicketResult
  /** Bytes on their way, and in all. */
  readonly sent: number
  readonly total: number
  /** Names of a kept draft's files that have to be attached again. */
  readonly fileNames: readonly string[]
  readonly attached: readonly string[]
  readonly files: FileUploadRef
}

export type TicketCreationEvent =
  | { readonly type: "ticket.edit"; readonly message: string }
  | { readonly type: "ticket.filesChanged"; readonly attached: readonly string[]; readonly missing: readonly string[] }
  | { readonly type: "ticket.submit" }
  | { readonly type: "ticket.cancel" }
  | { readonly type: "ticket.retry" }
  | { readonly type: "ticket.leave" }
  | { readonly type: "upload.progressed"; readonly sent: number; readonly total: number }

/** What `sendTicket` sends, and whom it tells of its progress by `upload.progressed`. */
export interface SendTicketInput {
  readonly fields: TicketFields
  readonly files: readonly File[]
  readonly idempotencyKey: string
  readonly parent: ParentRef<{ readonly type: "upload.progressed"; readonly sent: number; readonly total: number }>
}

export const meta: MachineMeta = { spec: "shell §5", screen: "help" }
export const draftMeta: MachineMeta = { spec: "decisions", screen: "help" }
export const limit: MachineMeta = { spec: "decisions", code: "TIMED_OUT" }
export const defect: MachineMeta = { spec: "architecture", code: "DEFECT" }

const isRefusal = (outcome: Outcome<unknown>): boolean => outcome._tag === "Failed" && (outcome.failure._tag === "Refused" || outcome.failure._tag === "NoAccess")

/** What the parts of the ticket machine share: context, events, actors, guards, actions and limits. */
export const ticketSetup = setup({
  types: {
    context: {} as TicketCreationContext, input: {} as TicketCreationInput, events: {} as TicketCreationEvent, tags: {} as "busy" | "failed" | "done",
    meta: {} as MachineMeta,
  },
  actors: {
    loadDraft: provided<KeptDraft, { readonly draftKey: string }>("loadDraft"),
    keepDraft: provided<undefined, { readonly draftKey: string; readonly draft: KeptDraft }>("keepDraft"),
    discardDraft: provided<undefined, { readonly draftKey: string }>("discardDraft"),
    sendTicket: provided<Outcome<TicketReceipt>, SendTicketInput>("sendTicket"),
    watchFiles: providedCallback<{ readonly type: string }, { readonly files: FileUploadRef }>("watchFiles"),
    files: fileUploadMachine,
  },
  guards: {
    canSend: ({ context }) => /\S/.test(context.message) && context.message.length <= DESCRIPTION_LIMIT,
    isRestored: ({ context }) => context.revision > 0,
    isSent: (_, { outcome }: { outcome: Outcome<TicketReceipt> }) => outcome._tag === "Answered",
    isRefused: (_, { outcome }: { outcome: Outcome<TicketReceipt> }) => isRefusal(outcome),
  },
  actions: {
    restore: assign((_, { draft }: { draft: KeptDraft }): Partial<TicketCreationContext> =>
      ({ message: draft.message, revision: draft.revision, fileNames: draft.fileNames })),
    nameFiles: sendTo(({ context }) => context.files, (_, { draft }: { draft: KeptDraft }) => ({ type: "files.namesRestored", names: draft.fileNames })),
    attach: enqueueActions(({ context, enqueue }) => {
      if (context.attachments.length > 0) enqueue.sendTo(context.files, { type: "files.add", files: context.attachments })
    }),
    edit: assign(({ context }, { message }: { message: string }) => ({ message, revision: context.revision + 1 })),
    takeNames: assign(({ context }, { attached, missing }: { attached: readonly string[]; missing: readonly string[] }) =>
      ({ attached, fileNames: missing, revision: context.revision + 1 })),
    keepOutcome: assign((_, { outcome }: { outcome: Outcome<TicketReceipt> }): Partial<TicketCreationContext> => ({
      result: outcome._tag === "Answered" ? { _tag: "Sent", receipt: outcome.answer } : outcome,
    })),
    keepTimeout: assign(({ context }): Partial<TicketCreationContext> => ({ result: { _tag: "Failed", failure: { _tag: "TimedOut", limit: context.limit } } })),
    forgetOutcome: assign((): Partial<TicketCreationContext> => ({ result: { _tag: "None" }, sent: 0, total: 0 })),
    progress: assign((_, params: { sent: number; total: number }) => params),
    showProgress: sendTo(({ context }) => context.files, (_, { sent, total }: { sent: number; total: number }) => ({ type: "files.progressed", sent, total })),
    endProgress: sendTo(({ context }) => context.files, { type: "files.cancel" }),
    reportEditing: sendTo(({ context }) => context.parent, { type: "ticket.editing" } satisfies TicketReport),
    reportSending: sendTo(({ context }) => context.parent, ({ context }): TicketReport => ({ type: "ticket.sending", message: context.message })),
    reportSent: sendTo(({ context }) => context.parent, ({ context: { result } }): TicketReport =>
      result._tag === "Sent" ? { type: "ticket.sent", receipt: result.receipt } : { type: "ticket.failed" }),
    reportFailed: sendTo(({ context }) => context.parent, { type: "ticket.failed" } satisfies TicketReport),
  },
  delays: { restoreLimit: 2000, quiet: 300, keepLimit: 2000, sendLimit: 1_800_000, noProgress: ({ context }) => context.limit },
})
