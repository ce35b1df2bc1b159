/** How long a sending may go without progress, in ms (docs/decisions/calls.md). */
export const TICKET_LIMIT = 30_000;

/** Drafts at the account: a look-up may be repeated by the client, and not each word is a request. */
export const serverDrafts = { limit: 20_000, quiet: 1000 } as const;
