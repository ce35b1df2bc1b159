import type { Page } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { signIn } from "../support/people.ts";
import { measured, untilLoaded } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";

const expectPlace = (page: Page, place: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
const scrollTo = async (page: Page, place: number): Promise<void> => {
  // What loads above the rows moves them.
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), place);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
  }).toPass();
};
const rows = (page: Page) => page.getByRole("main").locator("tbody tr:has(a)");
/** Far down in a list of 200 rows, and below the end of one of 25. */
const FAR = 4000;

/** The list with 200 rows, left far down by the link of a row. */
const leaveLongList = async (page: Page): Promise<void> => {
  await signIn(page, "gold");
  await page.goto("/invoices/?tab=all&size=200");
  await expect(rows(page)).toHaveCount(200);
  await scrollTo(page, FAR);
  await rows(page)
    .nth(120)
    .locator("a")
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/invoice\//);
  await expectPlace(page, 0);
  await expect(rows(page).first()).toBeVisible();
};

/** The same list with 25 rows: the one of 200 has to be asked for again. */
const openShortList = async (page: Page): Promise<void> => {
  await page
    .getByRole("navigation", { name: label("navigation.label") })
    .getByRole("link", { name: label("navigation.invoices"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/invoices\/$/);
  await expectPlace(page, 0);
  await page.getByRole("tab", { name: label("invoices.tab.all"), exact: true }).click();
  await expect(rows(page)).toHaveCount(25);
};

/** Back from the short list, over the tab that the menu opens, to the invoice. */
const leaveShortList = async (page: Page): Promise<void> => {
  await page.goBack();
  await expect(page).toHaveURL(/\/invoices\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/invoice\//);
};

test("a link and the menu lead to the top of a page; Back and Forward lead to where it was left, also where its content comes late", async ({
  page,
}) => {
  await leaveLongList(page);
  await scrollTo(page, 60);
  await openShortList(page);
  await leaveShortList(page);
  await expectPlace(page, 60);
  const release = await hold(page, "**/api/getInvoices");
  await page.goBack();
  await expect(page).toHaveURL(/size=200/);
  await expect(rows(page)).toHaveCount(25);
  release();
  await expect(rows(page)).toHaveCount(200);
  await expectPlace(page, FAR);
  await page.goForward();
  await expectPlace(page, 60);
});

test("a person who does something while the content is still coming stays where they are", async ({
  page,
}) => {
  await leaveLongList(page);
  await openShortList(page);
  await leaveShortList(page);
  const release = await hold(page, "**/api/getInvoices");
  await page.goBack();
  await expect(page).toHaveURL(/size=200/);
  await expect(rows(page)).toHaveCount(25);
  await page.keyboard.press("Home");
  await expectPlace(page, 0);
  release();
  await expect(rows(page)).toHaveCount(200);
  await expectPlace(page, 0);
});

test("a list that has become shorter is shown at its end, and stays there whatever makes the page longer afterwards", async ({
  page,
}) => {
  await leaveLongList(page);
  await openShortList(page);
  await leaveShortList(page);
  await page.route("**/api/getInvoices", async (route) => {
    const response = await route.fetch();
    const { valid, data } = (await response.json()) as {
      readonly valid: true;
      readonly data: { readonly rows: readonly unknown[] };
    };
    await route.fulfill({ response, json: { valid, data: { ...data, rows: data.rows.slice(0, 30) } } });
  });
  await page.goBack();
  await expect(page).toHaveURL(/size=200/);
  await expect(rows(page)).toHaveCount(30);
  // The balance comes beside the rows: until then the page is not at rest.
  await untilLoaded(page);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const end = await measured(page, () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  );
  await expectPlace(page, end);
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => void requestAnimationFrame(resolve));
    };
    // A page that has loaded is at rest only after some pictures.
    await frames(30);
    const more = document.createElement("div");
    more.style.height = "8000px";
    document.querySelector("main")?.append(more);
    await frames(3);
  });
  await expectPlace(page, end);
});
