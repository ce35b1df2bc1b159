import {
  expect,
  type BrowserContext,
  type Cookie,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import { followChanges } from "../../../src/api/change-stream.ts";

/** The origin that a page is on: nothing that happens in a portal changes it. */
export const originOf = (page: Page): string => new URL(page.url()).origin;

/** What is read, once there is something. */
export const found = async <Found>(
  read: () => Promise<Found | null | undefined>,
  what: string,
): Promise<Found> => {
  let last: Found | null | undefined;
  await expect.poll(async () => (last = await read()), what).toEqual(expect.anything());
  return last as Found;
};

/** The part of the address that matches, once it does. */
export const foundInAddress = (page: Page, pattern: RegExp): Promise<string> =>
  found(async () => pattern.exec(page.url())?.[0], `${pattern} in the address`);

/** The part of an element's text that matches, once it does. */
export const foundIn = (element: Locator, pattern: RegExp): Promise<string> =>
  found(async () => pattern.exec((await element.textContent()) ?? "")?.[0], `${pattern} in a text`);

/** The part of an element's attribute that matches, once it does. */
export const foundInAttribute = (element: Locator, name: string, pattern: RegExp): Promise<string> =>
  found(async () => pattern.exec((await element.getAttribute(name)) ?? "")?.[0], `${pattern} in ${name}`);

/** The cookies that are meant, once there are some. */
export const foundCookies = (
  context: BrowserContext,
  isMeant: (cookie: Cookie) => boolean,
): Promise<readonly Cookie[]> =>
  found(async () => {
    const meant = (await context.cookies()).filter(isMeant);
    return meant.length === 0 ? undefined : meant;
  }, "cookies");

/** Whether the first of two elements is shown, once one of them is. */
export const isShownFirst = async (first: Locator, second: Locator): Promise<boolean> => {
  await expect(first.or(second).filter({ visible: true }).first()).toBeVisible();
  return first.isVisible();
};

/** Waits until the browser has been idle twice: what an event of the page leads to at once has been done. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );

/** What the document that a page shows has asked for, and has not got yet. */
const pending = new WeakMap<Page, Set<Request>>();

const withoutHash = (url: string): string => url.split("#", 1)[0] ?? "";

/** Notes from now on what the documents of a page ask for. */
export const noteRequests = (page: Page): void => {
  const asked = new Set<Request>();
  pending.set(page, asked);
  let document: Request | undefined;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = request;
    asked.add(request);
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  page.on("framenavigated", (frame) => {
    // A change of the address within the document leads elsewhere than the request, or has none.
    if (frame !== page.mainFrame() || withoutHash(frame.url()) !== withoutHash(document?.url() ?? "")) return;
    document = undefined;
    // A document makes calls until the next one is shown; their end need not be reported.
    asked.clear();
  });
};

/** Waits until all has come that the page has asked for, and that what has come has made it ask for. The stream of changes stays open. */
export const untilLoaded = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await untilIdle(page);
      const asked = pending.get(page);
      if (asked === undefined) throw new Error("the requests of this page are not noted");
      return [...asked]
        .filter((request) => !request.frame().isDetached() && !request.url().endsWith(followChanges.path))
        .map((request) => request.url());
    }, "what has not come yet")
    .toEqual([]);

/** Waits until fonts are there and nothing moves or fades; what turns for ever, or begins only in seconds, is not waited for. */
const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = ({ playState, effect, currentTime }: Animation): boolean => {
      const { iterations = 1, delay = 0 } = effect?.getComputedTiming() ?? {};
      return (
        playState === "running" &&
        iterations !== Number.POSITIVE_INFINITY &&
        Number(currentTime) > delay - 1000
      );
    };
    const { fonts } = document;
    while (fonts.status !== "loaded")
      await new Promise((done) => fonts.addEventListener("loadingdone", done, { once: true }));
    for (let moving = document.getAnimations().filter(isMoving); moving.length > 0;) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      moving = document.getAnimations().filter(isMoving);
    }
  });

/** Measures something of a page that is at rest. That its content is there is waited for by what it shows. */
export const measured = async <Value>(page: Page, measure: () => Promise<Value>): Promise<Value> => {
  await untilAtRest(page);
  return measure();
};

/** Moves the focus to an element by the Tab key alone. */
export const focusByTab = async (page: Page, element: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((wanted) => wanted === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(element).toBeFocused();
};

/** Waits until the code of a screen to which the shown one leads is there, which is loaded at rest. */
export const untilCodeOf = async (page: Page, entry: string): Promise<void> => {
  await found(
    () =>
      page.evaluate(
        (file) => performance.getEntriesByType("resource").find(({ name }) => name.includes(file))?.name,
        `/assets/${entry}-`,
      ),
    `the code of ${entry}`,
  );
};
