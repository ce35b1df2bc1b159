import fs from "node:fs";
import { chromium, type Browser, type Cookie } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import playwright from "../../playwright.config.ts";
import { signInByCall } from "../e2e/support/people.ts";
import { startServer, type RunningPortal } from "../e2e/support/server.ts";
import { shortLived } from "../support/portal/node-flags.ts";
import { scriptsOf, sizeOf } from "../support/visits/asked-scripts.ts";
import { dashboardScreen, lastLanguage, loginScreen } from "../support/visits/screens.ts";
import { openWatchedTab } from "../support/visits/visit.ts";
import type { Ready } from "../support/visits/watch-document.ts";

const KB = 1000;
/** The most gzip of scripts that a first visit may ask for until its screen is there, in bytes. */
const LIMITS = { login: 180 * KB, dashboard: 200 * KB };

describe("scripts that a first visit asks for until its screen is there, in gzip", () => {
  let dataDir: string;
  let portal: RunningPortal;
  let browser: Browser;

  beforeAll(async () => {
    fs.mkdirSync(".cache", { recursive: true });
    dataDir = fs.mkdtempSync(".cache/size-");
    [portal, browser] = await Promise.all([
      startServer(dataDir, { NODE_ENV: "production" }, shortLived),
      chromium.launch(playwright.use?.launchOptions),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await portal.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const visit = async (address: string, ready: Ready, cookies: readonly Cookie[]): Promise<number> => {
    const tab = await openWatchedTab(browser, { cookies, ready, slow: false, serviceWorkers: "block" });
    const { readyAt } = await tab.visit(`${portal.url}${address}`);
    const scripts = scriptsOf(
      tab.asked().filter(({ at }) => at <= readyAt),
      "dist/portal",
    );
    await tab.close();
    const size = sizeOf(scripts);
    console.log(
      [
        `${address}: ${(size / KB).toFixed(1)} kB`,
        ...scripts.map(({ file, size }) => `${(size / KB).toFixed(1)} ${file}`),
      ].join("\n  "),
    );
    return size;
  };

  test(`the login's are at most ${LIMITS.login / KB} kB`, async () => {
    const size = await visit("/login/", loginScreen, []);
    expect(size).toBeGreaterThan(50 * KB);
    expect(size).toBeLessThanOrEqual(LIMITS.login);
  });

  test(`the dashboard's are at most ${LIMITS.dashboard / KB} kB, by the cookies of an earlier visit`, async () => {
    const context = await browser.newContext();
    await signInByCall(await context.newPage(), portal.url, "gold");
    const session = await context.cookies();
    await context.close();
    const size = await visit("/", dashboardScreen, [...session, lastLanguage]);
    expect(size).toBeGreaterThan(100 * KB);
    expect(size).toBeLessThanOrEqual(LIMITS.dashboard);
  });
});
