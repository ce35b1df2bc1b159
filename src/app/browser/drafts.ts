import * as Schema from "effect/Schema";
import { ticketAreas } from "../../domain/tickets/ticket-area.ts";
import type { DraftPlace, KeptDraft } from "../../machines/tickets/ticket-creation.machine.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

/** What it is about, as far as the form asks for it. */
const StoredDetails = Schema.Struct({
  subject: Schema.String,
  department: Schema.String,
  area: Schema.Literals(["", ...ticketAreas]),
  order: Schema.String,
  invoice: Schema.String,
  serial: Schema.String,
  remoteConnect: Schema.String,
});

/** What is kept of a ticket that was not sent. */
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

/** Drafts live in the tab's own storage, under the key of their account (docs/decisions/session.md). */
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
    /** Names a draft for the server, the same until it is discarded: a second request about the same order is another draft. */
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
