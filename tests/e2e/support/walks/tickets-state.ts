/** The model's state of the tickets that a person writes during a walk (business §3, §4). */

export interface WalkedTicket {
  readonly id: string;
  readonly subject: string;
  readonly status: "open" | "on_hold" | "closed";
  /** The messages in their order, the request first. */
  readonly messages: readonly string[];
  /** The number of support's answers that were not opened yet. */
  readonly unread: number;
  /** The serial number or the order that it is about; undefined for none. */
  readonly about: string | undefined;
}

/** A ticket was created, and the form shows its number. */
export interface Sent {
  readonly _tag: "Sent";
  readonly form: "short" | "guided";
  readonly id: string;
}

export type TicketPlace =
  | { readonly _tag: "List"; readonly unreadOnly: boolean }
  | { readonly _tag: "Ticket"; readonly id: string; readonly said?: string }
  | { readonly _tag: "Writing"; readonly form: "short" | "guided"; readonly said?: string }
  | Sent;

export interface TicketsState {
  readonly at: TicketPlace;
  readonly tickets: readonly WalkedTicket[];
  /** What was typed in the short form and not sent. */
  readonly draft: { readonly subject: string; readonly message: string } | undefined;
  /** A number in the texts that makes each unique. */
  readonly count: number;
  /** A text in every subject of this walk. */
  readonly mark: string;
}

/** The most tickets that one walk writes: they must fit on one page of the list. */
const MOST_TICKETS = 20;

export const mayWrite = ({ tickets }: TicketsState): boolean => tickets.length < MOST_TICKETS;

/** The state with a ticket changed. */
export const withTicket = (
  state: TicketsState,
  id: string,
  change: (ticket: WalkedTicket) => Partial<WalkedTicket>,
): TicketsState => ({
  ...state,
  tickets: state.tickets.map((ticket) => (ticket.id === id ? { ...ticket, ...change(ticket) } : ticket)),
});

/** The state with one more ticket: the one whose number is shown. */
export const withNewTicket = (
  state: TicketsState & { readonly at: Sent },
  {
    subject,
    message,
    about,
  }: { readonly subject: string; readonly message: string; readonly about?: string },
): TicketsState => ({
  ...state,
  count: state.count + 1,
  tickets: [
    ...state.tickets,
    { id: state.at.id, subject, status: "open", messages: [message], unread: 0, about },
  ],
});
