import { withStorage } from "./tab-storage.ts";

/** Where the single sign-on leads that was asked for before the page left for a logout. */
const KEY = "portal.next-sign-on";

/** Keeps it for the page that comes back. */
export const keepNextSignOn = (returnTo: string): void =>
  withStorage((storage) => storage.setItem(KEY, returnTo), undefined);

/** Returns it once. */
export const takeNextSignOn = (): string | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(KEY) ?? undefined;
    storage.removeItem(KEY);
    return kept;
  }, undefined);
