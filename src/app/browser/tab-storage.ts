/** All of the portal's keys begin so. */
const PREFIX = "portal.";
export const DRAFT_PREFIX = `${PREFIX}draft`;

/** A browser may close its storage to a page, or be full: then the draft does not survive a reload, and nothing else is lost. */
export const withStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
};

/** Deletes the portal's own keys from the tab's storage; `keepDrafts` spares the drafts of an expired session. */
export const clearPortalStorage = ({ keepDrafts }: { readonly keepDrafts: boolean }): undefined =>
  withStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) {
      if (name?.startsWith(PREFIX) === true && !(keepDrafts && name.startsWith(DRAFT_PREFIX)))
        storage.removeItem(name);
    }
    return undefined;
  }, undefined);
