import * as Schema from "effect/Schema"
import type { KeptDraft } from "../../machines/ticket-creation.machine.ts"

/** What is kept of a ticket that was not sent. */
const StoredDraft = Schema.Struct({ message: Schema.String, revision: Schema.Int, fileNames: Schema.Array(Schema.String) })

const DRAFT_PREFIX = "portal.draft."
const NONCE_PREFIX = "portal.draft-nonce."
const decodeDraft = Schema.decodeUnknownSync(Schema.fromJsonString(StoredDraft))

const nothing: KeptDraft = { message: "", revision: 0, fileNames: [] }

/** A browser may close its storage to a page, or be full: then the draft does not survive a reload, and nothing else is lost. */
const withStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return work(sessionStorage)
  } catch {
    return otherwise
  }
}

/** Drafts live in the tab's own storage, under the key of their account (decisions.md). */
export const createDrafts = (accountKey: () => string | undefined) => {
  const nameOf = (prefix: string, key: string): string => `${prefix}${accountKey() ?? ""}.${key}`
  return {
    load: (key: string): KeptDraft =>
      withStorage((storage) => {
        const kept = storage.getItem(nameOf(DRAFT_PREFIX, key))
        return kept === null ? nothing : decodeDraft(kept)
      }, nothing),
    keep: (key: string, draft: KeptDraft): undefined =>
      withStorage((storage) => {
        storage.setItem(nameOf(DRAFT_PREFIX, key), JSON.stringify(draft))
        return undefined
      }, undefined),
    discard: (key: string): undefined =>
      withStorage((storage) => {
        storage.removeItem(nameOf(DRAFT_PREFIX, key))
        storage.removeItem(nameOf(NONCE_PREFIX, key))
        return undefined
      }, undefined),
    /** Names a draft for the server, the same until it is discarded: a second request about the same order is another draft. */
    nonce: (key: string): string => {
      const fresh = crypto.randomUUID()
      return withStorage((storage) => {
        const kept = storage.getItem(nameOf(NONCE_PREFIX, key))
        if (kept === null) storage.setItem(nameOf(NONCE_PREFIX, key), fresh)
        return kept ?? fresh
      }, fresh)
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>

/** Deletes the portal's own keys from the tab's storage; `keepDrafts` spares the drafts of an expired session. */
export const clearPortalStorage = ({ keepDrafts }: { readonly keepDrafts: boolean }): undefined =>
  withStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) {
      if (name?.startsWith("portal.") === true && !(keepDrafts && name.startsWith("portal.draft"))) storage.removeItem(name)
    }
    return undefined
  }, undefined)
