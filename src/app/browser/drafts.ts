import * as Schema from "effect/Schema";
import { ticketAreas } from "../../domain/tickets/ticket-area.ts";
import type { DraftPlace, KeptDraft } from "../../machines/tickets/ticket-creation.machine.ts";
import { WAIT_LIMIT } from "../../machines/kit/waiting.ts";
import { DRAFT_PREFIX, nameForAccount, withStorage } from "./tab-storage.ts";

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
  /** The account does not have it. */
  onlyHere: Schema.optionalKey(Schema.Literal(true)),
});

/** A draft in this tab. */
export type TabDraft = KeptDraft & { readonly onlyHere?: true };

const TEXT_PREFIX = `${DRAFT_PREFIX}.`;
const WAITING_PREFIX = `${DRAFT_PREFIX}-waiting.`;
const NONCE_PREFIX = `${DRAFT_PREFIX}-nonce.`;
const decodeDraft = Schema.decodeUnknownSync(Schema.fromJsonString(StoredDraft));

/** The mark of a draft that waits for the connection, or has waited: its revision, since when in ms, and whether it waits now. */
type WaitMark = readonly [revision: number, since: number, waits: boolean];
const markOf = (storage: Storage, name: string): WaitMark =>
  JSON.parse(storage.getItem(name) ?? "[]") as WaitMark;
const mark = (storage: Storage, name: string, ...values: WaitMark): void =>
  storage.setItem(name, JSON.stringify(values));

const nothing: TabDraft = { message: "", revision: 0, fileNames: [] };

/** Drafts in the tab's session storage, by account (docs/decisions/session.md). */
export const createDrafts = (accountKey: () => string | undefined) => {
  const nameOf = (prefix: string, key: string): string | undefined => nameForAccount(accountKey, prefix, key);
  /** Runs `work` with the storage and the name of a part of a draft; returns `otherwise` where nothing can be kept. */
  const withName = <Value>(
    prefix: string,
    key: string,
    work: (storage: Storage, name: string) => Value,
    otherwise: Value,
  ): Value => {
    const name = nameOf(prefix, key);
    return name === undefined ? otherwise : withStorage((storage) => work(storage, name), otherwise);
  };
  /** Ids where the storage is blocked or the account has no key: a resend needs the id of the first send. */
  const unstored = new Map<string, string>();
  const ownName = (key: string): string => nameOf(NONCE_PREFIX, key) ?? key;
  const nonceOf = (key: string): string => {
    const fresh = unstored.get(ownName(key)) ?? crypto.randomUUID();
    unstored.set(ownName(key), fresh);
    return withName(
      NONCE_PREFIX,
      key,
      (storage, name) => {
        const kept = storage.getItem(name);
        if (kept === null) storage.setItem(name, fresh);
        return kept ?? fresh;
      },
      fresh,
    );
  };
  return {
    load: (key: string): TabDraft =>
      withName(
        TEXT_PREFIX,
        key,
        (storage, name) => {
          const kept = storage.getItem(name);
          return kept === null ? nothing : decodeDraft(kept);
        },
        nothing,
      ),
    keep: (key: string, draft: TabDraft): DraftPlace =>
      withName(
        TEXT_PREFIX,
        key,
        (storage, name): DraftPlace => {
          storage.setItem(name, JSON.stringify(draft));
          return "tab";
        },
        "tab",
      ),
    /**
     * Marks a draft as waiting for the connection, until the returned function is called: a reload of the page leaves the
     * mark. A draft that waits once more with the same revision has waited since the first time.
     */
    markWaiting: (key: string, revision: number): (() => void) => {
      // Of the account that has begun to wait, whoever is signed in when it ends.
      const name = nameOf(WAITING_PREFIX, key);
      const setMark = (waits: boolean): void => {
        if (name === undefined) return;
        withStorage((storage) => {
          const [marked, since] = markOf(storage, name);
          // A sign-out may have deleted it meanwhile.
          if (waits || marked !== undefined)
            mark(storage, name, revision, marked === revision ? since : Date.now(), waits);
        }, undefined);
      };
      setMark(true);
      return () => setMark(false);
    },
    /** How long a draft has waited that did so when the page was reloaded, in ms, if it may still be sent with its key. */
    takeWaiting: (key: string): number | undefined =>
      withName(
        WAITING_PREFIX,
        key,
        (storage, name) => {
          const [revision, since, waits] = markOf(storage, name);
          if (!waits) return undefined;
          mark(storage, name, revision, since, false);
          const waited = Date.now() - since;
          return waited < WAIT_LIMIT ? waited : undefined;
        },
        undefined,
      ),
    discard: (key: string): undefined => {
      unstored.delete(ownName(key));
      for (const prefix of [TEXT_PREFIX, WAITING_PREFIX, NONCE_PREFIX])
        withName(prefix, key, (storage, name) => storage.removeItem(name), undefined);
      return undefined;
    },
    /** The key under which a draft is sent, and its name for as long as it is the same draft: the next request about the same order is another one. */
    sentAs: (idempotencyKey: string): { readonly name: string; readonly key: string } => {
      const name = idempotencyKey.replace(/-\d+$/, "");
      return { name, key: `${idempotencyKey}-${nonceOf(name)}` };
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;

/** The draft of this tab, and whether it was waiting for the connection when the page was reloaded. */
export const loadFromTab = (drafts: Drafts, key: string): TabDraft => {
  const draft = drafts.load(key);
  const waited = drafts.takeWaiting(key);
  return waited === undefined ? draft : { ...draft, waited };
};
