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
