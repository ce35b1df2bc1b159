import type { Browser, CDPSession, Cookie, Page } from "@playwright/test";
import { watchDocument, type Ready, type WatchedWindow } from "./watch-document.ts";

/** A request of a visit; `at` in ms since 1970. */
export interface Asked {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly isDocument: boolean;
  fromCache: boolean;
}

/** Chromium's "Slow 4G", in ms and bytes a second, and a processor four times slower. */
const slow = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  },
  processor: 4,
};

/** The stream of changes lasts as long as the page. */
const STREAM = "/api/followChanges";
/** The network is quiet after this time without a request, in ms. */
const QUIET = 500;
/** A visit that never becomes quiet is settled after this time, in ms. */
const PATIENCE = 10_000;
/** A screen has to come within this time, in ms. */
const READY_LIMIT = 60_000;

const noteRequests = (session: CDPSession) => {
  const asked = new Map<string, Asked>();
  const open = new Set<string>();
  let changed = Date.now();
  const end = ({ requestId }: { readonly requestId: string }): void => {
    open.delete(requestId);
    changed = Date.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    const before = asked.get(requestId);
    // A redirect is a request of its own, with the number of the first.
    if (before !== undefined && redirectResponse !== undefined)
      asked.set(`${requestId} ${asked.size}`, before);
    const path = new URL(request.url).pathname;
    asked.set(requestId, {
      at: wallTime * 1000,
      method: request.method,
      path,
      body: request.postData ?? "",
      isDocument: type === "Document",
      fromCache: false,
    });
    if (path !== STREAM) open.add(requestId);
    changed = Date.now();
  });
  const noteCached = (requestId: string): void => {
    const request = asked.get(requestId);
    if (request !== undefined) request.fromCache = true;
  };
  session.on("Network.requestServedFromCache", ({ requestId }) => noteCached(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) noteCached(requestId);
  });
  session.on("Network.loadingFinished", end);
  session.on("Network.loadingFailed", end);
  return {
    all: () => [...asked.values()],
    forget: () => asked.clear(),
    isQuiet: () => open.size === 0 && Date.now() - changed >= QUIET,
  };
};

/** The largest sum of shifts that are at most 1 s apart, within 5 s: CLS as browsers report it. */
const largestShift = (shifts: readonly (readonly [at: number, score: number])[]): number => {
  const windows: { first: number; last: number; sum: number }[] = [];
  for (const [at, score] of shifts) {
    const current = windows.at(-1);
    if (current === undefined || at - current.last > 1000 || at - current.first > 5000)
      windows.push({ first: at, last: at, sum: score });
    else Object.assign(current, { last: at, sum: current.sum + score });
  }
  return Math.max(0, ...windows.map(({ sum }) => sum));
};

/** What a document has noted: CLS, and for how long tasks have kept the page from answering, in ms. */
interface Steadiness {
  readonly shift: number;
  readonly blocked: number;
}

/** A tab that notes what its visits ask for and when their screens are there. */
export interface WatchedTab {
  readonly page: Page;
  /** Opens an address and resolves when its screen is there: the moments of the first request and of the screen, in ms since 1970. */
  readonly visit: (address: string) => Promise<{ readonly begunAt: number; readonly readyAt: number }>;
  /** Resolves when another screen is there, with that moment in ms since 1970. Call it before what leads there. */
  readonly watch: (ready: Ready) => Promise<{ readonly shown: Promise<number> }>;
  /** Waits until nothing is asked any more. */
  readonly settle: () => Promise<void>;
  /** The requests of the visit, in their order. */
  readonly asked: () => readonly Asked[];
  readonly steadiness: () => Promise<Steadiness>;
  /** The processor time of the main thread so far, in ms: other programs do not count, a slower processor does. */
  readonly worked: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** What a tab begins with: no cache, these cookies, the screen that its visits lead to; `slow` is slow 4G with a processor four times slower. */
interface TabOptions {
  readonly cookies: readonly Cookie[];
  readonly ready: Ready;
  readonly slow: boolean;
  /** What a service worker asks the server for is not slow. */
  readonly serviceWorkers: "allow" | "block";
}

/** Opens a tab in a context of its own. */
export const openWatchedTab = async (
  browser: Browser,
  { cookies, ready, slow: isSlow, serviceWorkers }: TabOptions,
): Promise<WatchedTab> => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers,
    storageState: { cookies: [...cookies], origins: [] },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = noteRequests(session);
  await session.send("Network.enable");
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  if (isSlow) {
    await session.send("Network.emulateNetworkConditions", slow.network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  }
  const waiting = new Map<string, (at: number) => void>();
  await page.exposeBinding("reportReady", (_source, name: string, at: number) => waiting.get(name)?.(at));
  await page.addInitScript(watchDocument, ready);

  const reported = (name: string, what: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${what} is not there`)), READY_LIMIT);
      waiting.set(name, (at) => {
        clearTimeout(limit);
        resolve(at);
      });
    });

  return {
    page,
    visit: async (address) => {
      await page.goto("about:blank");
      requests.forget();
      const shown = reported("visit", `${ready.selector} of ${address}`);
      const [at] = await Promise.all([shown, page.goto(address, { waitUntil: "commit" })]);
      const begun = requests.all().find(({ isDocument }) => isDocument)?.at;
      if (begun === undefined) throw new Error(`${address} was not asked for`);
      return { begunAt: begun, readyAt: at };
    },
    watch: async (other) => {
      const shown = reported("other", other.selector);
      await page.evaluate(
        (ready) => (globalThis as unknown as WatchedWindow).watched.watch("other", ready),
        other,
      );
      return { shown };
    },
    settle: async () => {
      const end = Date.now() + PATIENCE;
      await page.waitForTimeout(QUIET);
      while (Date.now() < end && !requests.isQuiet()) await page.waitForTimeout(50);
    },
    asked: () => requests.all().toSorted((one, other) => one.at - other.at),
    steadiness: async () => {
      const { shifts, longTasks } = await page.evaluate(() => {
        const { shifts, longTasks } = (globalThis as unknown as WatchedWindow).watched;
        return { shifts, longTasks };
      });
      return {
        shift: largestShift(shifts),
        blocked: longTasks.reduce((sum, duration) => sum + duration - 50, 0),
      };
    },
    worked: async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
    },
    close: () => context.close(),
  };
};
