import type { Page } from "@playwright/test";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { withoutStream } from "../support/without-stream.ts";
import { expectLogin, signInByCall } from "../support/people.ts";
import { expect, test, withAnimations } from "../support/test.ts";
import { label } from "../support/texts.ts";
import { measured, untilIdle, untilLoaded } from "../support/settled.ts";

test.use(withAnimations);

/** The "Slow 4G" profile of DevTools: 150 ms round trip, 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface Shift {
  readonly value: number;
  readonly at: number;
  readonly what: readonly string[];
}

/** Records every layout shift that no user input has caused. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          at: Math.round(entry.startTime),
          what: entry.sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 160),
          ),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
};

const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

const expectStill = async (page: Page, limit = 0.01): Promise<void> => {
  const shifts = await measured(page, () => shiftsOf(page));
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts, undefined, 2),
  ).toBeLessThan(limit);
};

/** Nothing moves by itself for more than five seconds where it cannot be paused (WCAG 2.2.2), once nothing is waited for. */
const expectRest = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
          .map((animation) => (animation as CSSAnimation).animationName),
      ),
    )
    .toEqual([]);

/** Slows the page's line while `visit` runs: its session outlives the test, as the page does. */
const onSlowLine = async (page: Page, visit: () => Promise<unknown>): Promise<void> => {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slow4G);
  await visit();
  await line.detach();
};

const screens = [
  {
    name: "dashboard",
    path: "/",
    ready: (page: Page) => [
      page.getByRole("heading", { name: label("dashboard.status") }),
      page.getByRole("heading", { name: label("dashboard.contacts") }),
    ],
  },
  { name: "orders", path: "/orders/", ready: (page: Page) => [page.getByText("70 orders")] },
  {
    name: "order",
    tag: "@long",
    path: `/order/${demoOrder(562)}/`,
    ready: (page: Page) => [page.getByRole("heading", { name: label("order.facts") })],
  },
  {
    name: "messages",
    tag: "@long",
    path: "/messages/",
    ready: (page: Page) => [page.getByRole("list", { name: label("messages.list") })],
  },
];

for (const { name, path, ready, tag = [] } of screens) {
  test(`${name} on a slow line: no layout shift while it loads`, { tag }, async ({ page, portal }) => {
    await watchShifts(page);
    await signInByCall(page, portal.url, "gold");
    await withoutStream(page);
    await onSlowLine(page, async () => {
      await page.goto(path);
      await untilLoaded(page);
      for (const part of ready(page)) await expect(part).toBeVisible();
      await expect(page.getByRole("main").getByText(label("kit.loading"))).toHaveCount(0);
    });
    await expectStill(page);
    await expectRest(page);
  });
}

/** Below and above the width from which a page has columns; between them, in `npm run test:long`. */
const widths = [[390], [768, "@long"], [1024, "@long"], [1366]] as const;

for (const [path, call] of [
  ["/", "getDashboard"],
  ["/settings/", "getAccount"],
] as const)
  for (const [width, ...tag] of widths)
    test(
      `${path} at ${width} px: what comes late is as high as its placeholder`,
      { tag },
      async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchShifts(page);
        await signInByCall(page, portal.url, "gold");
        await withoutStream(page);
        // The placeholders are shown before their content, and so is what stands beside them.
        await page.route(`**/api/${call}`, async (route) => {
          await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
          await untilIdle(page);
          await route.fallback();
        });
        await page.goto(path);
        await untilLoaded(page);
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expectStill(page, 0.003);
      },
    );

test("the login on a slow line: no layout shift while it loads and when single sign-on has been looked up", async ({
  page,
}) => {
  await watchShifts(page);
  await onSlowLine(page, async () => {
    await page.goto("/login/");
    await expectLogin(page);
    await untilLoaded(page);
  });
  await expectStill(page);
});

test("a picture that comes late does not move the button below it", async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInByCall(page, portal.url, "customer");
  const held: (() => Promise<void>)[] = [];
  await page.route("**/api/getTicketAttachment", (route) => void held.push(() => route.continue()));
  await page.goto("/");
  await page
    .getByRole("link", {
      name: label("dashboard.next.answers", { subject: "Question about the data sheet" }),
    })
    .click();
  const button = page.getByRole("button", { name: label("ticket.answer.submit"), exact: true });
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => held.length).toBe(1);
  const before = await measured(page, top);
  await held[0]?.();
  await expect(page.locator("article img")).toHaveJSProperty("complete", true);
  await expect.poll(top).toBe(before);
});

test("the search, whose code comes late, has its place in the header before", async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signInByCall(page, portal.url, "gold");
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/tools-/, (route) => void held.push(() => route.continue()));
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect.poll(() => held.length).toBe(1);
  const left = () => header.locator("> div").last().boundingBox();
  const before = await measured(page, left);
  await held[0]?.();
  await expect(header.getByRole("button", { name: label("search.title") })).toBeVisible();
  expect(await measured(page, left)).toEqual(before);
});

test("the buttons of an award's project come with its pictures, which would move them", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/picture-gallery-/, (route) => void held.push(() => route.continue()));
  await page.goto("/conference/award/?project=energy");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(label("conference.award.field.title"))).toBeVisible();
  const save = dialog.getByRole("button", { name: label("conference.award.draft"), exact: true });
  await expect.poll(() => held.length).toBe(1);
  await expect(save).toBeHidden();
  await held[0]?.();
  await expect(save).toBeVisible();
});

test("a placeholder is shown after 150 ms, not before", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "gold");
  await page.route("**/api/getOrders", () => {});
  await page.goto("/orders/");
  const held = page
    .getByRole("main")
    .locator("[aria-hidden=true]", { has: page.locator("div") })
    .last();
  await expect(held).toBeVisible();
  const animation = await measured(page, () =>
    held.evaluate((element) => {
      const [appear] = element.getAnimations();
      const timing = appear?.effect?.getComputedTiming();
      if (appear === undefined || timing === undefined) return undefined;
      appear.pause();
      appear.currentTime = 149;
      const before = getComputedStyle(element).visibility;
      appear.currentTime = Number(timing.endTime);
      return { delay: timing.delay, before, after: getComputedStyle(element).visibility };
    }),
  );
  expect(animation).toEqual({ delay: 150, before: "hidden", after: "visible" });
});
