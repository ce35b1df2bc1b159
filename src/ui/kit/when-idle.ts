/** Settles when the browser has nothing more to do; browsers without idle callbacks wait for `otherwise` ms. */
export const whenIdle = (otherwise: number): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.requestIdleCallback === undefined) setTimeout(resolve, otherwise);
    else requestIdleCallback(() => resolve());
  });
