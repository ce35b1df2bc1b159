import type { Cookie } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { signInByCall } from "../e2e/support/people.ts";
import { scriptsOf, sizeOf } from "../support/visits/asked-scripts.ts";
import { withPortalAndBrowser } from "../support/visits/portal-and-browser.ts";
import { dashboardScreen, lastLanguage, loginScreen } from "../support/visits/screens.ts";
import { openWatchedTab } from "../support/visits/visit.ts";
import type { Ready } from "../support/visits/watch-document.ts";

const KB = 1000;
/** The most gzip of scripts that a first visit may ask for until its screen is there, in bytes. */
const LIMITS = { login: 198 * KB, dashboard: 218 * KB };

describe("scripts that a first visit asks for until its screen is there, in gzip", () => {
  const { portal, browser } = withPortalAndBrowser();

  const visit = async (address: string, ready: Ready, cookies: readonly Cookie[]): Promise<number> => {
    const tab = await openWatchedTab(browser(), { cookies, ready, slow: false, serviceWorkers: "block" });
    const { readyAt } = await tab.visit(`${portal().url}${address}`);
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
    const context = await browser().newContext();
    await signInByCall(await context.newPage(), portal().url, "gold");
    const session = await context.cookies();
    await context.close();
    const size = await visit("/", dashboardScreen, [...session, lastLanguage]);
    expect(size).toBeGreaterThan(100 * KB);
    expect(size).toBeLessThanOrEqual(LIMITS.dashboard);
  });
});
