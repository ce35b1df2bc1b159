/** The message from the portal to the desk window that it opened: a ticket's journal as text. */
export interface JournalHandOver {
  readonly type: "journal.handOver";
  readonly text: string;
}

/** The message from the desk to the window that opened it: it is ready to receive. */
export const deskReady = { type: "desk.ready" } as const;

const typeOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "type" in data ? data.type : undefined;

/** True for the desk's ready message. */
export const isDeskReady = (data: unknown): boolean => typeOf(data) === deskReady.type;

/** True for a hand-over message; the journal itself is checked by its schema. */
export const isJournalHandOver = (data: unknown): data is JournalHandOver =>
  typeOf(data) === "journal.handOver" && typeof (data as { readonly text?: unknown }).text === "string";
