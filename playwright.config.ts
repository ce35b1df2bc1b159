import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/prerequisites.mjs";

const chromium = findChromium();

/**
 * Chromium's address bar renders its suggestions as pages: two more processes for each context, half of what a new
 * context costs. Chromium follows the last list alone, so it repeats those that Playwright switches off.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // Three for two cores: a test waits for its page half of the time. Four took as long in whole runs. Six, which
  // `npm run test:shuffle` gives one core, find what a test reads too early.
  workers: process.env["SHUFFLE_SEED"] === undefined ? 3 : 6,
  // A limit ends what waits for ever, and measures nothing: machines differ by a factor of four.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  globalSetup: "./tests/e2e/support/global-setup.ts",
  use: {
    browserName: "chromium",
    // Tests of a worker share one context and its page, emptied between them: a new one starts processes and compiles the
    // portal again, half of what a short test cost. A worker that has met a failure is replaced with its browser.
    reuseContext: true,
    // Without animations colours and positions are measured at their final values, and a page that rests draws nothing.
    // What animations can break is tested with them: `withAnimations`.
    contextOptions: { reducedMotion: "reduce" },
    // Answers of the network are what most tests are about; those of the service worker allow it (tests/e2e/worker).
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${withoutFeatures.join(",")}`,
      ],
    },
    // A trace of every test costs a third of the run: `npm run test:e2e` tells what failed with a picture, `npx playwright test --trace on` with all.
    screenshot: "only-on-failure",
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: "e2e", testMatch: "**/*.e2e.ts", grepInvert: /@long/ },
    { name: "long", testMatch: ["**/*.long.ts", "**/*.e2e.ts"], grep: /\.long\.ts|@long/ },
    // One deployment for all: a Keycloak takes a core while it starts.
    {
      name: "deployment",
      testDir: "tests/deployment",
      testMatch: "**/*.deployment.ts",
      fullyParallel: false,
      workers: 1,
    },
  ],
});
