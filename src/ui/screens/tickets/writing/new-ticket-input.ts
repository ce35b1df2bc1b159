/** Maximum time without upload progress, in ms (docs/decisions/calls.md). */
export const TICKET_LIMIT = 30_000;

/** Drafts in the account, in ms: `limit` of a request, and `quiet`, the pause in typing before a save. */
export const serverDrafts = { limit: 20_000, quiet: 1000 } as const;
