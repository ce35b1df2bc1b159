import * as Schema from "effect/Schema";
import { ticketAreas } from "../../domain/tickets/ticket-area.ts";
import type { DraftPlace, KeptDraft } from "../../machines/tickets/ticket-creation.machine.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

/** The fields of the ticket, as far as its form has them. */
const StoredDetails = Schema.Struct({
  subject: Schema.String,
  department: Schema.String,
  area: Schema.Literals(["", ...ticketAreas]),
  order: Schema.String,
  invoice: Schema.String,
  serial: Schema.String,
  remoteConnect: Schema.String,
});

/** The stored draft of an unsent ticket. */
const StoredDraft = Schema.Struct({
  message: Schema.String,
  revision: Schema.Int,
  fileNames: Schema.Array(Schema.String),
  details: Schema.optionalKey(StoredDetails),
});

const TEXT_PREFIX = `${DRAFT_PREFIX}.`;
const NONCE_PREFIX = `${DRAFT_PREFIX}-nonce.`;
const decodeDraft = Schema.decodeUnknownSync(Schema.fromJsonString(StoredDraft));

const nothing: KeptDraft = { message: "", revision: 0, fileNames: [] };

/** Drafts in the tab's session storage, by account (docs/decisions/session.md). */
export const createDrafts = (accountKey: () => string | undefined) => {
  const nameOf = (prefix: string, key: string): string => `${prefix}${accountKey() ?? ""}.${key}`;
  return {
    load: (key: string): KeptDraft =>
      withStorage((storage) => {
        const kept = storage.getItem(nameOf(TEXT_PREFIX, key));
        return kept === null ? nothing : decodeDraft(kept);
      }, nothing),
    keep: (key: string, draft: KeptDraft): DraftPlace =>
      withStorage((storage): DraftPlace => {
        storage.setItem(nameOf(TEXT_PREFIX, key), JSON.stringify(draft));
        return "tab";
      }, "tab"),
    discard: (key: string): undefined =>
      withStorage((storage) => {
        storage.removeItem(nameOf(TEXT_PREFIX, key));
        storage.removeItem(nameOf(NONCE_PREFIX, key));
        return undefined;
      }, undefined),
    /**
     * The id of a draft for the server. It stays the same until the draft is discarded: the next request about the
     * same order is another draft.
     */
    nonce: (key: string): string => {
      const fresh = crypto.randomUUID();
      return withStorage((storage) => {
        const kept = storage.getItem(nameOf(NONCE_PREFIX, key));
        if (kept === null) storage.setItem(nameOf(NONCE_PREFIX, key), fresh);
        return kept ?? fresh;
      }, fresh);
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
