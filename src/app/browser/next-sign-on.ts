import { withStorage } from "./tab-storage.ts";

/** An address of the portal that the tab keeps while the page is at the identity server. */
const keptAddress = (key: string) => ({
  keep: (address: string): void => withStorage((storage) => storage.setItem(key, address), undefined),
  /** Returns it once. */
  take: (): string | undefined =>
    withStorage((storage) => {
      const kept = storage.getItem(key) ?? undefined;
      storage.removeItem(key);
      return kept;
    }, undefined),
});

/** Where the single sign-on leads that was asked for before the page left for a logout. */
export const nextSignOn = keptAddress("portal.next-sign-on");

/** The login's address from which the page has left to sign in: the identity server comes back to one exact address, without a query. */
export const leftLogin = keptAddress("portal.login");

/** Gives a page that has come back with the identity server's answer the address from which it left. */
export const comeBack = (): void => {
  const left = leftLogin.take();
  if (left !== undefined && location.hash.includes("state="))
    history.replaceState(null, "", left + location.hash);
};
