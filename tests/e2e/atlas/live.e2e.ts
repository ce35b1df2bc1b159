import fs from "node:fs";
import * as Schema from "effect/Schema";
import { Journal } from "../../../src/domain/shell/journal.ts";
import { expectAccessible } from "../support/axe.ts";
import type { Page } from "@playwright/test";
import { expectLogin, signInByCall, signOut } from "../support/people.ts";
import { found, foundIn } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";

/** Lets the atlas follow a tab, and answers the question about it. */
const allow = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Let the state atlas follow this tab" }).click();
  await page
    .getByRole("dialog", { name: "Let the state atlas follow this tab?" })
    .getByRole("button", { name: "Yes, let it follow" })
    .click();
};

test("a sign-out ends the following: the next person is not followed", async ({ page, context, portal }) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  const atlas = await context.newPage();
  await atlas.goto("/atlas/#/live");
  await allow(page);
  await atlas.getByRole("button", { name: /^Follow dashboard/ }).click();
  await expect(atlas.getByText("Screen: dashboard")).toBeVisible();
  await signOut(page);
  await expectLogin(page);
  await expect(atlas.getByText(/no longer followed/)).toBeVisible();
  await expect(page.getByRole("region", { name: "State atlas" })).toHaveCount(0);
  await atlas.getByRole("button", { name: "Another tab" }).click();
  await expect(atlas.getByText("No tab may be followed yet")).toBeVisible();
});

test("the atlas follows a tab after consent, steps back without it, and ends with the consent", async ({
  page,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  const atlas = await context.newPage();
  await atlas.goto("/atlas/#/live");
  await expect(atlas.getByText("No tab may be followed yet")).toBeVisible();

  await page.getByRole("button", { name: "Let the state atlas follow this tab" }).click();
  const question = page.getByRole("dialog", { name: "Let the state atlas follow this tab?" });
  await expectAccessible(page, "the consent to be followed");
  await question.getByRole("button", { name: "Yes, let it follow" }).click();
  const notice = page.getByRole("region", { name: "State atlas" });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(notice.getByText("The state atlas can follow this tab.")).toBeInViewport();

  await atlas.getByRole("button", { name: /^Follow dashboard/ }).click();
  await expect(atlas.getByText("Screen: dashboard")).toBeVisible();
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(atlas.getByText("Screen: orders")).toBeVisible();
  const running = atlas.getByRole("region", { name: "Machines that run" });
  const orders = running.getByRole("button", { name: /^screen\.orders/ });
  await expect(orders).toContainText("ready");
  await orders.click();
  const diagram = atlas.getByRole("region", { name: "Diagram of screen.orders" });
  await expect(diagram.getByRole("link", { name: /^Ready, / })).toHaveClass(/current/);
  await expect(diagram.getByRole("link", { name: /^Loading, / })).not.toHaveClass(/current/);
  await expectAccessible(atlas, "the followed tab");
  // The built portal's machines are those of the atlas, also with combined guards.
  for (const name of ["session", "routeGuard"]) {
    await running.getByRole("button", { name: `${name} ${name} ` }).click();
    await expect(
      atlas
        .getByRole("region", { name: `Diagram of ${name}` })
        .getByRole("link")
        .first(),
    ).toBeVisible();
  }
  await orders.click();

  const events = atlas.getByRole("group", { name: "Events, newest first" });
  // Not the screen's own: its code may have been there before it was opened.
  const list = running.getByRole("button", { name: /^getOrders:\S+ resource/ });
  await expect(list).toContainText("loaded");
  // The list stands still under a pointer that is about to press, whatever comes.
  const newest = events.getByRole("button").first();
  await newest.hover();
  const row = await foundIn(newest, /.+/);
  const place = await found(() => newest.boundingBox(), "the place of the newest event");
  await page.getByRole("link", { name: "Invoices" }).first().click();
  const showNew = atlas.getByRole("button", { name: /^Show \d+ new events?$/ });
  await showNew.waitFor();
  await expect(newest).toHaveText(row);
  await expect.poll(() => newest.boundingBox()).toEqual(place);
  await showNew.click();
  await expect(newest).not.toHaveText(row);
  await events.getByRole("button", { name: /^xstate\.init getOrders:/ }).click();
  await expect(list).toContainText("loading");
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(atlas.getByRole("button", { name: /^Back to now \(\d+ waiting\)/ })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/$/);
  await atlas.getByRole("button", { name: /^Back to now/ }).click();
  await expect(list).toContainText("loaded");

  const [saved] = await Promise.all([
    atlas.waitForEvent("download"),
    atlas.getByRole("button", { name: "Save as scenario" }).click(),
  ]);
  const text = fs.readFileSync(await saved.path(), "utf8");
  const { entries } = Schema.decodeUnknownSync(Journal)(JSON.parse(text));
  expect(entries.map(({ type }) => type)).toContain("route.entered");
  expect(text).not.toContain("gold@demo.test");
  const [desk] = await Promise.all([
    context.waitForEvent("page"),
    atlas.getByRole("button", { name: "Play in the replay desk" }).click(),
  ]);
  await expect(desk.getByRole("button", { name: "Save as test" })).toBeVisible();
  await desk.close();

  // On a phone the page's own action is at the foot of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await notice.getByRole("button", { name: "Stop" }).click();
  await expect(atlas.getByText(/no longer followed/)).toBeVisible();
  await expect(notice).toBeEmpty();
  await atlas.getByRole("link", { name: "Start the simulator from here" }).click();
  await expect(atlas.getByText("Now in")).toBeVisible();
  await expect(atlas.getByRole("complementary").getByRole("status").first()).toHaveText("ready");
});
