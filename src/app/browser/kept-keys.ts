import type { KeptKey, KeyPlace } from "../../api/intents.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

const KEY_PREFIX = `${DRAFT_PREFIX}-key.`;

/** The keys of writes that have no answer yet, in the tab: they live as long as drafts. */
export const keptKeys: KeyPlace = {
  all: () =>
    withStorage(
      (storage) =>
        Object.keys(storage)
          .filter((name) => name.startsWith(KEY_PREFIX))
          .map(
            (name) =>
              [name.slice(KEY_PREFIX.length), JSON.parse(storage.getItem(name) ?? "") as KeptKey] as const,
          ),
      [],
    ),
  keep: (name, key) =>
    withStorage((storage) => storage.setItem(`${KEY_PREFIX}${name}`, JSON.stringify(key)), undefined),
  forget: (name) => withStorage((storage) => storage.removeItem(`${KEY_PREFIX}${name}`), undefined),
};
