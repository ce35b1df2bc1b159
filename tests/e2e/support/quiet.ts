import type { Page, Request } from "@playwright/test";
import { untilIdle } from "./settled.ts";

/**
 * Holds what a page asks from now on, except the calls that are `allowed`, and waits until what it has asked before is
 * answered. The page asks by itself, too: a late answer would restart the session's timer, and another call than the
 * test's would be told first that the session has ended. Returns what lets the held calls go on.
 */
export const quieten = async (page: Page, ...allowed: readonly string[]): Promise<() => void> => {
  const held = new WeakSet<Request>();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = ({ pathname }: URL): boolean =>
    pathname.startsWith("/api/") && !allowed.includes(pathname.slice("/api/".length));
  await page.route(isHeld, async (route) => {
    held.add(route.request());
    await released;
    await route.continue();
  });
  const asked = (await page.requests()).filter(
    (request) => isHeld(new URL(request.url())) && !held.has(request),
  );
  await Promise.all(asked.map((request) => request.response()));
  await untilIdle(page);
  return release;
};
