import type { AttachmentId, Ticket, ticketColumns, TicketId, ticketStatuses, TicketSummary } from "../../../domain/ticket.ts"
import type { ResourceLogic } from "../../../machines/resource.machine.ts"
import type { SubmissionLogic } from "../../../machines/submission.machine.ts"
import { createLogicContext } from "../../actors/screen-actors.ts"
import type { ListRequest, Page } from "../list-address.ts"

/** What the ticket list is asked for. */
export type TicketsRequest = ListRequest<(typeof ticketStatuses)[number], (typeof ticketColumns)[number]>

/** A journal that staff open in the replay desk. */
export interface JournalAtDesk {
  readonly id: AttachmentId
  readonly desk: string
}

/** What the ticket screens start. */
export interface TicketsLogics {
  readonly tickets: ResourceLogic<TicketsRequest, Page<TicketSummary>>
  readonly ticket: ResourceLogic<{ readonly id: TicketId }, Ticket>
  /** An attached picture's bytes, to show in place. */
  readonly attachmentPicture: ResourceLogic<{ readonly id: AttachmentId }, Blob>
  /** Saves an attached file under its name; answers when it is saved. */
  readonly attachmentFile: SubmissionLogic<{ readonly id: AttachmentId; readonly name: string }, undefined>
  /** Opens an attached journal in the replay desk, whose address is `desk`; answers when it is handed over. */
  readonly journalToDesk: SubmissionLogic<JournalAtDesk, undefined>
}

export const [TicketsLogicsProvider, useTicketsLogics] = createLogicContext<TicketsLogics>("tickets")
