/** True while the page shows what stood before any script (src/prerender). */
export const isPrerendered = (): boolean => document.querySelector("[data-prerendered]") !== null;

/** In ms; a page in the background is not painted. */
const PAINT_LIMIT = 200;

/** Settles when the browser has painted the page. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_LIMIT);
  });
