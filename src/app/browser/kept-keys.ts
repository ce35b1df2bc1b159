import type { KeptKey, KeyPlace } from "../../api/intents.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

const nameOf = (name: string): string => `${DRAFT_PREFIX}-key.${name}`;

/** The keys of writes that have no answer yet, in the tab: they live as long as drafts. */
export const keptKeys: KeyPlace = {
  read: (name) =>
    withStorage(
      (storage) => (JSON.parse(storage.getItem(nameOf(name)) ?? "null") as KeptKey | null) ?? undefined,
      undefined,
    ),
  keep: (name, key) =>
    withStorage((storage) => storage.setItem(nameOf(name), JSON.stringify(key)), undefined),
  forget: (name) => withStorage((storage) => storage.removeItem(nameOf(name)), undefined),
};
