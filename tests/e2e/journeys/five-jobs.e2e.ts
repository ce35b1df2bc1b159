import type { Locator, Page } from "@playwright/test";
import { setWidth } from "../support/layout.ts";
import { signInByCall } from "../support/people.ts";
import { isShownFirst } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";

/** Follows an entry of the navigation, of a phone's bar if it is there; returns the number of presses. */
const follow = async (page: Page, entry: string): Promise<number> => {
  const link = (navigation: string): Locator =>
    page
      .getByRole("navigation", { name: label(navigation) })
      .getByRole("link", { name: label(`navigation.${entry}`), exact: true });
  const bar = page.getByRole("navigation", { name: label("quick.label") });
  const more = bar.getByRole("button", { name: label("quick.more") });
  const besides = link("navigation.label");
  if (!(await isShownFirst(more, besides))) {
    await besides.click();
    return 1;
  }
  if (await isShownFirst(link("quick.label"), more)) {
    await link("quick.label").click();
    return 1;
  }
  await more.click();
  await besides.click();
  return 2;
};

const firstRow = (page: Page): Locator => page.getByRole("main").locator("tbody a").first();

/** The five most frequent jobs: each begins on the start page, ends where its answer or its form is, and says how many presses it took. */
const jobs: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  "where is my order": async (page) => {
    const presses = await follow(page, "orders");
    await firstRow(page).click();
    await expect(page.getByRole("region", { name: label("order.where") })).toBeVisible();
    return presses + 1;
  },
  "pay an invoice": async (page) => {
    await page.getByRole("link", { name: label("dashboard.next.overdue") }).click();
    // What is collected from the account has nothing to press.
    const transferred = page
      .getByRole("main")
      .locator("tbody tr")
      .filter({ hasText: label("order.payment.net_30") });
    await transferred.getByRole("link").first().click();
    await page.getByRole("button", { name: label("pay.open"), exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    return 3;
  },
  "does a product answer": async (page) => {
    const presses = await follow(page, "products");
    await firstRow(page).click();
    await expect(page.getByRole("region", { name: label("product.answer") })).toBeVisible();
    return presses + 1;
  },
  "ask support": async (page) => {
    const presses = await follow(page, "my_tickets");
    await page
      .getByRole("main")
      .getByRole("link", { name: label("navigation.new_ticket") })
      .click();
    await expect(page).toHaveURL(/\/new-ticketv2\//);
    return presses + 1;
  },
  "book a training": async (page) => {
    const presses = await follow(page, "trainings");
    await page.getByRole("tab", { name: label("trainings.tab.bookable") }).click();
    await expect(
      page.getByRole("button", { name: new RegExp(label("trainings.book.seat")) }).first(),
    ).toBeVisible();
    return presses + 1;
  },
};

for (const width of [390, 1280])
  for (const [job, carryOut] of Object.entries(jobs))
    test(`a partner needs at most three presses from the start page at ${width} px: ${job}`, async ({
      page,
      portal,
    }) => {
      await setWidth(page, width);
      await signInByCall(page, portal.url, "gold");
      await page.goto("/");
      expect(await carryOut(page)).toBeLessThanOrEqual(3);
    });
