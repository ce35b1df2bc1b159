import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** There and back, in ms: long enough that what waits for another request begins clearly after it, and that a busy machine's pauses count for nothing. */
const LATENCY = 300;

interface Asked {
  readonly url: string;
  readonly from: number;
  /** When the answer begins: what needs it cannot begin before. Endless where there is none yet. */
  readonly to: number;
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
}

/** Notes all that the page's browser asks for, frames and redirects included; all times are of the browser's one steady clock, in s. */
const noteRequests = (line: CDPSession) => {
  const asked: Asked[] = [];
  const running = new Map<string, number>();
  const clock = { offset: 0 };
  const answered = ({ requestId, timestamp }: Answered): void => {
    const at = running.get(requestId);
    const noted = at === undefined ? undefined : asked[at];
    if (at !== undefined && noted !== undefined) asked[at] = { ...noted, to: timestamp };
  };
  line.on("Network.requestWillBeSent", (sent: Sent) => {
    // A redirect is a trip of its own, and keeps the number.
    if (sent.redirectResponse !== undefined) answered(sent);
    if (asked.length === 0) clock.offset = sent.wallTime - sent.timestamp;
    running.set(sent.requestId, asked.length);
    asked.push({ url: sent.request.url, from: sent.timestamp, to: Number.POSITIVE_INFINITY });
  });
  // Not the end of the answer: the browser notes that late, when the page has long gone on with it.
  line.on("Network.responseReceived", answered);
  line.on("Network.loadingFailed", answered);
  return {
    asked,
    /** A moment of the page, in ms since 1970, on the steady clock. */ onClock: (moment: number): number =>
      moment / 1000 - clock.offset,
  };
};

/** Notes in every page when the content first stands in it, in ms since 1970. */
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

/** Of each request, how many were made one after the other up to it: it may have needed every one that had ended before it began. */
const depthsOf = (asked: readonly Asked[]): readonly number[] => {
  const depths: number[] = [];
  for (const { from } of asked)
    depths.push(1 + Math.max(0, ...depths.filter((_, index) => (asked[index]?.to ?? Number.NaN) <= from)));
  return depths;
};

/** What the page asked for before its content stood there: all of it, and the longest chain of which each began after the last had ended. */
const before = (asked: readonly Asked[], readyAt: number, beside: RegExp | undefined) => {
  // The favicon is the browser's own wish.
  const early = asked
    .filter(({ url, from }) => from < readyAt && url.startsWith("http") && !url.endsWith("/favicon.svg"))
    .toSorted((left, right) => left.from - right.from);
  const depths = depthsOf(early);
  // What was still under way then, the content did not wait for.
  const answered = early.filter(({ to }) => to <= readyAt);
  const lastAnswer = Math.max(...answered.map(({ to }) => to));
  return {
    // What began after the last answer was begun by the drawing itself.
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

/** The bars of a screen: how many requests, and how many of them one after the other, before it is there. */
export interface Bars {
  readonly requests: number;
  readonly series: number;
  /** What no content waits for, though its answer may come before: requests, but no link of the chain. */
  readonly beside?: RegExp;
}

/** Opens a page on a slow line, and holds what it asks for before its content is there to the bars; afterwards the line is as it was. */
export const expectWithinBars = async (
  page: Page,
  name: string,
  there: string,
  bars: Bars,
  open: () => Promise<unknown>,
): Promise<void> => {
  await watchReady(page, there);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const { asked, onClock } = noteRequests(line);
  await open();
  await expect(page.locator(there).first()).toBeVisible();
  const readyAt = await page.evaluate(() => (globalThis as unknown as { readyAt: number }).readyAt);
  await line.detach();
  const { urls, series } = before(asked, onClock(readyAt), bars.beside);
  console.log(`${name}: ${urls.length} requests, ${series} in series`);
  expect(urls.length, urls.join("\n")).toBeLessThanOrEqual(bars.requests);
  expect(series, urls.join("\n")).toBeLessThanOrEqual(bars.series);
};
