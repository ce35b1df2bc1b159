/**
 * Marks a promise that is waited for later than it may reject: without this, its rejection would end the process before. Whoever waits for it
 * is still told.
 */
export const waitedForLater = <A>(promise: Promise<A>): Promise<A> => {
  promise.catch(() => {});
  return promise;
};
