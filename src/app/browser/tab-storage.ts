import * as Schema from "effect/Schema";
import type { ClearScope } from "../../machines/session/session-events.ts";
import { showKeptTheme } from "./kept-theme.ts";
import { PENDING_LOGOUT_KEY } from "./pending-logout.ts";

/** The prefix of all keys of the portal. */
export const PREFIX = "portal.";
export const DRAFT_PREFIX = `${PREFIX}draft`;

/** Runs `work` with the tab's session storage; returns `otherwise` if storage is blocked or full. */
export const withStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
};

/** The name under which the tab keeps something of the account; undefined without a key: nothing is kept that another account could find. */
export const nameForAccount = (
  accountKey: () => string | undefined,
  prefix: string,
  name: string,
): string | undefined => {
  const key = accountKey();
  return key === undefined ? undefined : `${prefix}${key}.${name}`;
};

/** A place for typed values in the tab's session storage, by account; what cannot be read counts as nothing. */
export const createUnsavedPlace = <Values>(
  accountKey: () => string | undefined,
  name: string,
  schema: Schema.Codec<Values, unknown>,
) => {
  const key = nameForAccount(accountKey, `${DRAFT_PREFIX}-unsaved.`, name);
  const withKey = <Value>(work: (storage: Storage, own: string) => Value, otherwise: Value): Value =>
    key === undefined ? otherwise : withStorage((storage) => work(storage, key), otherwise);
  const stored = Schema.fromJsonString(schema);
  const decode = Schema.decodeUnknownOption(stored);
  const encode = Schema.encodeSync(stored);
  return {
    read: (): Values | undefined => {
      const found = decode(withKey((storage, own) => storage.getItem(own), null));
      return found._tag === "Some" ? found.value : undefined;
    },
    keep: (values: Values): void =>
      withKey((storage, own) => storage.setItem(own, encode(values)), undefined),
    forget: (): void => withKey((storage, own) => storage.removeItem(own), undefined),
  };
};

/** What a silent logout leaves in the browser, by how a key begins: a pending sign-out, and the drafts of the expiry (docs/decisions/session.md). */
export const staysAtSilentLogout: readonly string[] = [PENDING_LOGOUT_KEY, DRAFT_PREFIX];

const clear = (open: () => Storage, stays: readonly string[]): void => {
  try {
    const storage = open();
    for (const name of Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ""))
      if (name.startsWith(PREFIX) && !stays.some((start) => name.startsWith(start))) storage.removeItem(name);
  } catch {
    // Blocked: nothing is kept there.
  }
};

/** Deletes what the portal keeps in the tab; at a silent logout also what it keeps for all tabs, except what stays. */
export const clearPortalStorage = (scope: ClearScope): undefined => {
  const silent = scope === "silent";
  clear(() => sessionStorage, silent ? staysAtSilentLogout : []);
  if (silent) {
    clear(() => localStorage, staysAtSilentLogout);
    showKeptTheme();
  }
};
