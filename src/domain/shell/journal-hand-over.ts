/** What the portal tells the desk that it has opened: the journal of a ticket, as text. */
export interface JournalHandOver {
  readonly type: "journal.handOver";
  readonly text: string;
}

/** What the desk tells the window that has opened it: that it listens. */
export const deskReady = { type: "desk.ready" } as const;

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

/** True for the desk's word that it listens. */
export const isDeskReady = (data: unknown): boolean => typeOf(data) === deskReady.type;

/** True for a journal that is handed over; whether it is one, its schema says. */
export const isJournalHandOver = (data: unknown): data is JournalHandOver =>
  typeOf(data) === "journal.handOver" && typeof (data as { readonly text?: unknown }).text === "string";
