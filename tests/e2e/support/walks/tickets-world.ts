/** What a person knows of the tickets that they write while they walk about (business §3, §4). */

export interface WalkedTicket {
  readonly id: string;
  readonly subject: string;
  readonly status: "open" | "on_hold" | "closed";
  /** Messages in their order, the request first. */
  readonly messages: readonly string[];
  /** Answers of support that were not opened yet. */
  readonly unread: number;
  /** The serial number that it is about, or the order; none of them. */
  readonly about: string | undefined;
}

/** A ticket was made, and the form tells its number. */
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

export interface TicketsWorld {
  readonly at: TicketPlace;
  readonly tickets: readonly WalkedTicket[];
  /** What was begun in the short form and not sent. */
  readonly draft: { readonly subject: string; readonly message: string } | undefined;
  /** Numbers the texts, so that each is found again. */
  readonly count: number;
  /** Stands in every subject of this walk. */
  readonly mark: string;
}

/** Tickets that one walk writes at most: they are to fit on one page of the list. */
const MOST_TICKETS = 20;

export const mayWrite = ({ tickets }: TicketsWorld): boolean => tickets.length < MOST_TICKETS;

/** The world with a ticket changed. */
export const withTicket = (
  world: TicketsWorld,
  id: string,
  change: (ticket: WalkedTicket) => Partial<WalkedTicket>,
): TicketsWorld => ({
  ...world,
  tickets: world.tickets.map((ticket) => (ticket.id === id ? { ...ticket, ...change(ticket) } : ticket)),
});

/** The world with one more ticket: the one whose number was just told. */
export const withNewTicket = (
  world: TicketsWorld & { readonly at: Sent },
  {
    subject,
    message,
    about,
  }: { readonly subject: string; readonly message: string; readonly about?: string },
): TicketsWorld => ({
  ...world,
  count: world.count + 1,
  tickets: [
    ...world.tickets,
    { id: world.at.id, subject, status: "open", messages: [message], unread: 0, about },
  ],
});
