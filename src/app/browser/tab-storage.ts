import * as Schema from "effect/Schema";

/** The prefix of all keys of the portal. */
const PREFIX = "portal.";
export const DRAFT_PREFIX = `${PREFIX}draft`;

/** Runs `work` with the tab's session storage; returns `otherwise` if storage is blocked or full. */
export const withStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
};

/** A place for typed values in the tab's session storage, by account; what cannot be read counts as nothing. */
export const createUnsavedPlace = <Values>(
  accountKey: () => string | undefined,
  name: string,
  schema: Schema.Codec<Values, unknown>,
) => {
  const key = `${DRAFT_PREFIX}-unsaved.${accountKey() ?? ""}.${name}`;
  const stored = Schema.fromJsonString(schema);
  const decode = Schema.decodeUnknownOption(stored);
  const encode = Schema.encodeSync(stored);
  return {
    read: (): Values | undefined => {
      const found = decode(withStorage((storage) => storage.getItem(key), null));
      return found._tag === "Some" ? found.value : undefined;
    },
    keep: (values: Values): void => withStorage((storage) => storage.setItem(key, encode(values)), undefined),
    forget: (): void => withStorage((storage) => storage.removeItem(key), undefined),
  };
};

/** Deletes the portal's keys from the tab's session storage; `keepDrafts` keeps the drafts of an expired session. */
export const clearPortalStorage = ({ keepDrafts }: { readonly keepDrafts: boolean }): undefined =>
  withStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) {
      if (name?.startsWith(PREFIX) === true && !(keepDrafts && name.startsWith(DRAFT_PREFIX)))
        storage.removeItem(name);
    }
    return undefined;
  }, undefined);
