import type { Browser } from "@playwright/test";

/** Under what a test's annotation keeps the browser's processor time, in seconds. */
export const BROWSER_TIME = "processor time of the browser";

/**
 * Reads the processor time of all of a browser's processes, in seconds. One that has ended counts with what was last
 * read of it.
 */
export const clockOf = async (browser: Browser): Promise<() => Promise<number>> => {
  const session = await browser.newBrowserCDPSession();
  const seconds = new Map<number, number>();
  return async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    for (const { id, cpuTime } of processInfo) seconds.set(id, cpuTime);
    return [...seconds.values()].reduce((sum, each) => sum + each, 0);
  };
};
