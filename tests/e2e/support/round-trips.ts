import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./test.ts";
import { found } from "./settled.ts";

/**
 * The simulated round trip in ms: longer than the pauses of a busy machine, so that a request which does not wait for another
 * one starts before its answer. `npm run test:shuffle` makes longer pauses.
 */
const LATENCY = process.env["SHUFFLE_SEED"] === undefined ? 300 : 2000;

interface Asked {
  readonly url: string;
  readonly from: number;
  /** When the answer starts: requests that depend on it cannot start before. Infinity where there is none yet. */
  readonly to: number;
  /** Answered by the browser's cache: no round trip. */
  readonly fromCache: boolean;
}

interface Sent {
  readonly requestId: string;
  readonly timestamp: number;
  readonly wallTime: number;
  readonly request: { readonly url: string };
  readonly redirectResponse?: object;
}

interface Answered {
  readonly requestId: string;
  readonly timestamp: number;
  readonly response?: { readonly fromDiskCache?: boolean };
}

/** Records all requests of the page's browser, frames and redirects included; all times are of the browser's monotonic clock, in s. */
const noteRequests = (line: CDPSession) => {
  const asked: Asked[] = [];
  const running = new Map<string, number>();
  const clock = { offset: 0 };
  const answered = ({ requestId, timestamp, response }: Answered): void => {
    const at = running.get(requestId);
    const noted = at === undefined ? undefined : asked[at];
    if (at !== undefined && noted !== undefined)
      asked[at] = { ...noted, to: timestamp, fromCache: response?.fromDiskCache === true };
  };
  line.on("Network.requestWillBeSent", (sent: Sent) => {
    // A redirect is a request of its own with the same id.
    if (sent.redirectResponse !== undefined) answered(sent);
    if (asked.length === 0) clock.offset = sent.wallTime - sent.timestamp;
    running.set(sent.requestId, asked.length);
    asked.push({
      url: sent.request.url,
      from: sent.timestamp,
      to: Number.POSITIVE_INFINITY,
      fromCache: false,
    });
  });
  // Not the end of the answer: the browser reports that late, after the page has continued.
  line.on("Network.responseReceived", answered);
  line.on("Network.loadingFailed", answered);
  return {
    asked,
    /** A moment of the page, in ms since 1970, on the steady clock. */ onClock: (moment: number): number =>
      moment / 1000 - clock.offset,
  };
};

/**
 * The portal makes its other loads wait for the first screen for some seconds, of which a busy machine may need more: its
 * limits come later, so that the requests of a visit are those that it has everywhere.
 */
const putOffLimits = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const own = globalThis.setTimeout;
    const late = (handler: () => void, delay = 0) => own(handler, delay < 1000 ? delay : delay * 100);
    Object.assign(globalThis, { setTimeout: late });
  });
};

/** Records in every page when the content is first shown, in ms since 1970. */
const watchReady = async (page: Page, there: string): Promise<void> => {
  await page.addInitScript((selector) => {
    const note = (): void => {
      if (document.querySelector(selector) === null) return;
      Object.assign(globalThis, { readyAt: performance.timeOrigin + performance.now() });
      watching.disconnect();
    };
    const watching = new MutationObserver(note);
    watching.observe(document, { childList: true, subtree: true });
  }, there);
};

/** For each request, the length of the longest chain of requests up to it in which each starts after the previous one ended. */
const depthsOf = (asked: readonly Asked[]): readonly number[] => {
  const depths: number[] = [];
  for (const { from } of asked)
    depths.push(1 + Math.max(0, ...depths.filter((_, index) => (asked[index]?.to ?? Number.NaN) <= from)));
  return depths;
};

/** The requests of the page before its content was shown: all of them, and the longest chain of which each started after the last had ended. */
const before = (asked: readonly Asked[], readyAt: number, beside: RegExp | undefined) => {
  // The browser requests the favicon by itself.
  const early = asked
    .filter(
      ({ url, from, fromCache }) =>
        from < readyAt && !fromCache && url.startsWith("http") && !url.endsWith("/favicon.svg"),
    )
    .toSorted((left, right) => left.from - right.from);
  const depths = depthsOf(early);
  // The content did not wait for requests that were still open then.
  const answered = early.filter(({ to }) => to <= readyAt);
  const lastAnswer = Math.max(...answered.map(({ to }) => to));
  return {
    // Requests that started after the last answer were made by the rendering itself.
    urls: early.flatMap(({ url, from }, index) =>
      from < lastAnswer ? [`${depths[index] ?? 0} ${new URL(url).pathname}`] : [],
    ),
    series: Math.max(
      ...depths.filter(
        (_, index) =>
          early[index] !== undefined &&
          answered.includes(early[index]) &&
          beside?.test(early[index].url) !== true,
      ),
    ),
  };
};

/** The limits of a screen: the number of requests, and of sequential requests, before it is shown. */
export interface Bars {
  readonly requests: number;
  readonly series: number;
  /** Requests that the content does not wait for, though they may be answered before it: they count as requests, but not in the chain. */
  readonly beside?: RegExp;
}

/** Opens a page on a slow line, and asserts the limits of its requests before the content is shown; afterwards the line is normal again. */
export const expectWithinBars = async (
  page: Page,
  name: string,
  there: string,
  bars: Bars,
  open: () => Promise<unknown>,
): Promise<void> => {
  await putOffLimits(page);
  await watchReady(page, there);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // oxlint-disable-next-line browser/no-bare-note -- counted once the line is detached: it tells nothing more
  const { asked, onClock } = noteRequests(line);
  await open();
  await expect(page.locator(there).first()).toBeVisible();
  const readyAt = await found(
    () => page.evaluate(() => (globalThis as unknown as { readyAt?: number }).readyAt),
    "the moment of the content",
  );
  await line.detach();
  const { urls, series } = before(asked, onClock(readyAt), bars.beside);
  console.log(`${name}: ${urls.length} requests, ${series} in series`);
  expect(urls.length, urls.join("\n")).toBeLessThanOrEqual(bars.requests);
  expect(series, urls.join("\n")).toBeLessThanOrEqual(bars.series);
};
