import type { ticketList } from "../../../domain/tickets/tickets.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { KnowledgeEntry } from "../../../domain/tickets/knowledge.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { AboutProduct } from "../../../domain/products/product-forms.ts";
import type { RemoteConnectResult } from "../../../domain/products/remote-connect.ts";
import type { AttachmentId, Ticket, TicketId, TicketSummary } from "../../../domain/tickets/ticket.ts";
import type { TicketAreaCode } from "../../../domain/tickets/ticket-area.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import type { ticketCorrectionMachine } from "../../../machines/tickets/ticket-correction.machine.ts";
import type { ticketCreationMachine } from "../../../machines/tickets/ticket-creation.machine.ts";
import type { ticketStepMachine } from "../../../machines/tickets/ticket-step.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the ticket list. */
export type TicketsRequest = ListRequestOf<typeof ticketList>;

export interface KnowledgeRequest {
  readonly instance: Locale;
  readonly area: TicketAreaCode;
}

/** A journal to open in the replay desk; for staff. */
export interface JournalAtDesk {
  readonly id: AttachmentId;
  readonly desk: string;
}

/** The actor logic of the ticket screens. */
export interface TicketsActors {
  readonly tickets: ResourceLogic<TicketsRequest, Page<TicketSummary>>;
  readonly ticket: ResourceLogic<{ readonly id: TicketId }, Ticket>;
  /** The bytes of an attached picture. */
  readonly attachmentPicture: ResourceLogic<{ readonly id: AttachmentId }, Blob>;
  /** Saves an attached file under its name; done when it is saved. */
  readonly attachmentFile: ActionLogic<{ readonly id: AttachmentId; readonly name: string }, undefined>;
  /** Opens an attached journal in the replay desk at the address `desk`; done when it is posted. */
  readonly journalToDesk: ActionLogic<JournalAtDesk, undefined>;
  /** Marks a ticket's answers as read. */
  readonly read: ActionLogic<{ readonly id: TicketId }, object>;
  readonly knowledge: ResourceLogic<KnowledgeRequest, readonly KnowledgeEntry[]>;
  /** The last connection tests of a product. */
  readonly tests: ResourceLogic<AboutProduct, readonly RemoteConnectResult[]>;
  readonly step: typeof ticketStepMachine;
  readonly correction: typeof ticketCorrectionMachine;
  /** Writes tickets and answers, with drafts stored in the account. */
  readonly writing: typeof ticketCreationMachine;
}

export type TicketRef = ResourceRef<{ readonly id: TicketId }, Ticket>;

export const [TicketsActorsProvider, useTicketsActors] = createActorContext<TicketsActors>("tickets");
