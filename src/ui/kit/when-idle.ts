/** A page that is always busy, or in the background, is waited for no longer, in ms. */
const LIMIT = 2000;

/** Settles when the browser has nothing more to do, after at most 2 seconds; browsers without idle callbacks wait for `otherwise` ms. */
export const whenIdle = (otherwise: number): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.requestIdleCallback === undefined) setTimeout(resolve, otherwise);
    else requestIdleCallback(() => resolve(), { timeout: LIMIT });
  });
