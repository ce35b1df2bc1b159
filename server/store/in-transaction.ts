import { AsyncLocalStorage } from "node:async_hooks";

/** The stores whose transaction the present work is part of. */
const open = new AsyncLocalStorage<readonly symbol[]>();

/** Runs work as part of a transaction of a store. */
export const insideTransactionOf = <A>(store: symbol, work: () => Promise<A>): Promise<A> =>
  open.run([...(open.getStore() ?? []), store], work);

/** True within a transaction of this store. */
export const isInsideTransactionOf = (store: symbol): boolean => open.getStore()?.includes(store) ?? false;

/**
 * Throws within a transaction. Whatever asks a network, hashes a password or hands a letter to a mail server begins with it: the embedded
 * store has one connection, and everybody would wait for the end of that transaction.
 */
export const refuseInsideTransaction = (what: string): void => {
  if (open.getStore() !== undefined) throw new Error(`${what} inside a transaction: everybody waits for it`);
};
