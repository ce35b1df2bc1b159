import fs from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll } from "vitest";
import playwright from "../../../playwright.config.ts";
import { startServer, type RunningPortal } from "../../e2e/support/server.ts";
import { copyDemoData } from "../portal/copy-demo-data.ts";
import { demoData } from "../portal/demo-data.ts";
import { shortLived } from "../portal/node-flags.ts";

/** A portal as in production, with demo data of its own, and a browser, for the tests of a block; there once they run. */
export const withPortalAndBrowser = (): {
  readonly portal: () => RunningPortal;
  readonly browser: () => Browser;
} => {
  let dataDir: string;
  let portal: RunningPortal;
  let browser: Browser;
  beforeAll(async () => {
    fs.mkdirSync(".cache", { recursive: true });
    dataDir = fs.mkdtempSync(".cache/size-");
    copyDemoData((await demoData()).dataDir, dataDir);
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
  return { portal: () => portal, browser: () => browser };
};
