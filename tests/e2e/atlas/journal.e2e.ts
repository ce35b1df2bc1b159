import fs from "node:fs";
import type { Locator, Page } from "@playwright/test";
import * as Schema from "effect/Schema";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { Journal } from "../../../src/domain/shell/journal.ts";
import { expectAccessible } from "../support/axe.ts";
import { clearFaults, setFault } from "../support/faults.ts";
import { expectPageErrors } from "../support/page-errors.ts";
import { expectSignedIn, fillLogin, PASSWORD, signIn, signOut } from "../support/people.ts";
import { commandsIn, playCommands } from "../support/replay.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";

const ORDER = demoOrder(562);
/** The demo gold partner's personal data, typed values and viewed data. */
const personal = ["gold@demo.test", PASSWORD, ORDER, "Gold", "heating of Mr Planted", "plan-of-planted.txt"];

const report = (page: Page): Locator => page.getByRole("button", { name: "Report a problem" });
const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Report a problem", exact: true });

/** Saves the journal from the open dialog, and reads the file. */
const save = async (
  page: Page,
): Promise<{ readonly name: string; readonly text: string; readonly journal: Journal }> => {
  const download = page.waitForEvent("download");
  await dialogOf(page).getByRole("button", { name: "Save as a file" }).click();
  const file = await download;
  const text = fs.readFileSync(await file.path(), "utf8");
  return {
    name: file.suggestedFilename(),
    text,
    journal: Schema.decodeUnknownSync(Journal)(JSON.parse(text)),
  };
};

/** Signs in after a wrong password, searches for an order, and opens it while its call fails. */
const walkIntoFault = async (page: Page): Promise<void> => {
  await page.goto("/login/");
  await fillLogin(page, "gold", "heating of Mr Planted");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectSignedIn(page);
  await setFault(page, { target: "getOrder", kind: "fail", value: 500 });
  await page.getByRole("link", { name: "Orders" }).first().click();
  await page.getByRole("searchbox").fill(ORDER);
  await page.getByRole("link", { name: ORDER }).click();
  await expect(page.getByText("HTTP_500")).toBeVisible();
};

test("a journal contains the route to an error and no personal data, and the support desk exports it as a test that passes", async ({
  page,
  browser,
  portal,
}) => {
  await walkIntoFault(page);
  await report(page).first().click();
  await expect(dialogOf(page).getByText(/It holds \d+ events since/)).toBeVisible();
  await expectAccessible(page, "the problem report");
  await dialogOf(page).getByText("Show the whole file").click();
  const { name, text, journal } = await save(page);
  await expect(dialogOf(page).getByText(`Saved as ${name}.`)).toBeVisible();
  expect(name).toMatch(/^portal-journal-\d{4}-\d{2}-\d{2}\.json$/);
  for (const secret of personal.filter((value) => value !== "Gold"))
    expect(text, secret).not.toContain(secret);
  expect(text).not.toMatch(/"[^"]*\bGold\b/);
  const failure = journal.entries.findLast(
    ({ actor, type }) => actor.startsWith("portal/getOrder:") && type.startsWith("xstate.done.actor."),
  );
  expect(failure).toMatchObject({
    payload: { output: { _tag: "Failed", failure: { _tag: "EndpointFailure", status: 500 } } },
    value: "failed",
  });
  const types = journal.entries.map(({ type }) => type);
  expect(types.filter((type) => type === "session.signIn")).toHaveLength(2);
  expect(JSON.stringify(journal.entries)).toContain("INVALID_PASSWORD");
  expect(types.indexOf("session.signIn")).toBeLessThan(types.lastIndexOf("xstate.done.actor.load"));
  await clearFaults(page);
  await page.goto("/atlas/#/desk");
  await page
    .getByLabel("Journal file")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const [exported] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as test" }).click(),
  ]);
  const commands = commandsIn(fs.readFileSync(await exported.path(), "utf8"));
  expect(commands.filter((command) => command.do === "signIn")).toHaveLength(2);
  const stranger = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
  await playCommands(await stranger.newPage(), commands);
  await stranger.close();
});

test(
  "a journal is attached to a ticket, and can be downloaded from it",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, "gold");
    await report(page).click();
    await dialogOf(page).getByRole("button", { name: "Attach to a ticket" }).click();
    const form = page.getByRole("dialog", { name: label("help.title.problem") });
    await expect(form.getByText(/portal-journal-.*\.json/)).toBeVisible();
    await form.getByRole("textbox").fill("The list stays empty.");
    await expectAccessible(page, "the help form with a journal");
    await form.getByRole("button", { name: label("help.submit") }).click();
    await form.getByRole("link", { name: label("help.success.open") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Portal Ticket");
    await expect(page.getByText(/portal-journal-.*\.json/).first()).toBeVisible();
  },
);

test("a journal is deleted at sign-out, and a visitor cannot attach one", async ({ page }) => {
  await signIn(page, "gold");
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(page.getByRole("table")).toBeVisible();
  await signOut(page);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await report(page).click();
  await expect(dialogOf(page).getByRole("button", { name: "Save as a file" })).toBeVisible();
  await expect(dialogOf(page).getByRole("button", { name: "Attach to a ticket" })).toBeHidden();
  const { journal } = await save(page);
  expect(journal.entries[0]?.type).toBe("account.discarded");
  expect(journal.entries.map(({ type }) => type)).not.toContain("session.signIn");
  expect(journal.before.filter(({ actor }) => actor.startsWith("portal/getOrders"))).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
    .not.toContain("xstate.");
});

test("the journal dialog fits a phone", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "gold");
  await report(page).click();
  await expect(dialogOf(page).getByText(/It holds \d+ events/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(report(page)).toBeFocused();
});

test("the crash page offers the journal, which contains the events before the crash", async ({
  page,
  pageErrors,
}) => {
  const planted = "({ screens: { orders: () => { throw new Error('planted crash') } } })";
  await page.route(/\/assets\/orders-[^/]+\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({
      contentType: "text/javascript",
      body: code.replace(
        /export\{[\w$]+ as ([\w$]+)\};?\s*$/,
        `const planted = ${planted}; export { planted as $1 };`,
      ),
    });
  });
  await signIn(page, "gold");
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: label("screen.crashed.title") })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Report a problem" }).click();
  const { journal } = await save(page);
  expect(journal.entries.map(({ actor }) => actor)).toContain("portal/screen.orders");
  // React logs the caught error to the console.
  await expectPageErrors(pageErrors, [expect.stringContaining("planted crash")]);
});
