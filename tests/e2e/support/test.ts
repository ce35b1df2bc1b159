import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { copyDemoData } from "../../support/portal/copy-demo-data.ts";
import { shortLived } from "../../support/portal/node-flags.ts";
import { noteFallbacks, reportKeys } from "./fallbacks.ts";
import { BROWSER_TIME, clockOf } from "./browser-time.ts";
import { startServer, type RunningPortal } from "./server.ts";
import { noteCalls } from "./last-seen.ts";
import { Notes } from "./notes.ts";
import { noteRequests } from "./settled.ts";

export { expect };

/** A running portal with separate data, which a test can stop and start again. */
export interface Portal {
  readonly url: string;
  /** Where its data are: for commands that change them while it is stopped. */
  readonly dataDir: string;
  readonly stop: RunningPortal["stop"];
  /** Starts it again on the same data and port. */
  readonly restart: () => Promise<void>;
}

/** Copies the demo data that the run has prepared. */
export const copyTemplate = (to: string): void => copyDemoData(process.env["E2E_TEMPLATE"] ?? "", to);

const openPortal = async (
  nodeFlags?: readonly string[],
): Promise<Portal & { remove: () => Promise<void> }> => {
  const dataDir = `.cache/e2e-${randomUUID()}`;
  copyTemplate(dataDir);
  let server = await startServer(dataDir, {}, nodeFlags);
  const { url } = server;
  return {
    url,
    dataDir,
    stop: (signal) => server.stop(signal),
    restart: async () => {
      server = await startServer(dataDir, { PORT: new URL(url).port }, nodeFlags);
    },
    remove: async () => {
      await server.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The console message that the browser writes for a failed request; every other console error is a defect. */
const isNetworkNoise = (text: string): boolean =>
  /^Failed to load (resource|module script)/.test(text) || text.includes("net::ERR_");

/** The script that finds keys cannot run in the sandboxed frame of a preview, and says so. */
const isOwnNoise = (text: string): boolean => /^Blocked script execution in '[^']*\/api\/preview/.test(text);

/** Everything that must never happen on a page: console errors, policy violations, crashes, requests to other hosts, texts of another language or none. */
const watch = (page: Page, found: Notes<string>): void => {
  page.on("console", (message) => {
    if (message.type() === "error" && !isNetworkNoise(message.text()) && !isOwnNoise(message.text()))
      found.add(`console: ${message.text()}`);
  });
  noteFallbacks(page, found);
  page.on("pageerror", (error) => found.add(`error: ${error.message}`));
  page.on("request", (request) => {
    if (
      /^https?:/.test(request.url()) &&
      !/^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(new URL(request.url()).hostname)
    )
      found.add(`foreign host: ${request.url()}`);
  });
};

/**
 * Leaves the pages of a test blank. Playwright empties the context for the next test by a navigation, which one of the
 * portal's own would interrupt, such as that after a sign-out.
 */
const leavePages = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) {
    page.removeAllListeners("dialog");
    await expect(() => page.goto("about:blank")).toPass();
  }
};

/** Options of tests that look at what moves, or spend a person's day. */
export const withAnimations = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Fixtures {
  /** The person's own choice of language; null: the first visit and the login decide. (Undefined would mean the default to Playwright.) */
  readonly language: string | null;
  /** A separate portal for this test, for tests that stop it or change its faults. */
  readonly ownPortal: Portal;
  readonly pageErrors: Notes<string>;
}

interface WorkerFixtures {
  readonly portal: Portal;
  readonly browserClock: () => Promise<number>;
}

/** The base of every e2e test: one portal for each worker, and an assertion that no page has errors. */
export const test = base.extend<Fixtures & { browserTime: void }, WorkerFixtures>({
  browserClock: [async ({ browser }, use) => use(await clockOf(browser)), { scope: "worker" }],
  browserTime: [
    async ({ browserClock }, use, { annotations }) => {
      const begun = await browserClock();
      await use();
      annotations.push({ type: BROWSER_TIME, description: String((await browserClock()) - begun) });
    },
    { auto: true },
  ],
  portal: [
    async ({}, use) => {
      const portal = await openPortal();
      await use(portal);
      await portal.remove();
    },
    { scope: "worker" },
  ],
  language: ["enus", { option: true }],
  ownPortal: async ({}, use) => {
    const portal = await openPortal(shortLived);
    await use(portal);
    await portal.remove();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  pageErrors: [
    async ({ context, language }, use, info) => {
      const found = new Notes<string>();
      const lastSeen: (() => Promise<string>)[] = [];
      const meet = (page: Page): void => {
        watch(page, found);
        noteRequests(page);
        lastSeen.push(noteCalls(page));
      };
      await reportKeys(context);
      for (const page of context.pages()) meet(page);
      context.on("page", meet);
      if (language !== null)
        await context.addCookies([{ name: "portal_lang", value: language, domain: "localhost", path: "/" }]);
      await use(found);
      // A failure that comes once must be understood from the run's log.
      if (info.status !== info.expectedStatus) for (const tell of lastSeen) console.log(await tell());
      await found.expect("console errors, policy violations, strange hosts and missing texts").toEqual([]);
      await leavePages(context);
    },
    { auto: true },
  ],
});
