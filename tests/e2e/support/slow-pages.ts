import type { Browser, Page } from "@playwright/test";

const RATE = 2;

const slowDown = async (page: Page): Promise<void> => {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: RATE });
};

/** Slows the processor down for every page of a browser, as long as the page is open. */
export const slowPages = (browser: Browser): void => {
  browser.on("context", (context) => {
    // A page may be closed before it is slow.
    context.on("page", (page) => void slowDown(page).catch(() => {}));
  });
};
