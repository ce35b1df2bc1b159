import type { Page } from "@playwright/test";
import { withoutStream } from "../support/without-stream.ts";
import {
  callAs,
  expectLogin,
  expectSignedIn,
  fillLogin,
  signIn,
  signInByCall,
  signOut,
} from "../support/people.ts";
import { quieten } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";
import { Notes } from "../support/notes.ts";

const pdf = {
  name: "delivery note.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
};

/** The ids of the person's orders, read by a call because the demo data's numbers depend on the date. */
const orderIds = async (page: Page, origin: string): Promise<readonly string[]> => {
  const { data } = (await callAs(page, origin, "getOrders", {
    page: "1",
    page_size: "2",
    sort: "-date",
  })) as { readonly data: { readonly rows: readonly { readonly id: string }[] } };
  return data.rows.map(({ id }) => id);
};

const help = (page: Page) => page.getByRole("dialog", { name: /^Ask for help with order/ });
const again = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });
const message = (page: Page) => help(page).getByLabel("Your message");

/** Opens the help overlay of an order and writes into it. */
const writeRequest = async (page: Page, id: string, text: string): Promise<void> => {
  await page.goto(`/order/${id}/`);
  await page.getByRole("button", { name: "Ask about this order" }).click();
  await message(page).fill(text);
};

const signInAgain = async (page: Page, name: string): Promise<void> => {
  const dialog = again(page);
  await dialog.getByLabel("Email address").fill(`${name}@demo.test`);
  await dialog.getByLabel("Password", { exact: true }).fill("Portal-Demo-2026!");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
};

test("cookies that the browser does not keep are named at the login, and an allowed one signs in", async ({
  page,
}) => {
  await page.goto("/login/");
  await page.route("**/api/login", async (route) => {
    const answer = await route.fetch();
    const { "set-cookie": _blocked, ...headers } = answer.headers();
    // The request of the test has kept them for the browser.
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
  const press = async (): Promise<void> => {
    await fillLogin(page, "gold");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await press();
  await expect(page.getByText("Code COOKIES_BLOCKED")).toBeVisible();
  await expect(page.getByText(label("login.error.COOKIES_BLOCKED"))).toBeVisible();
  await page.unroute("**/api/login");
  await press();
  await expectSignedIn(page);
});

test("two minutes before the session ends a warning is shown, and one press extends it", async ({ page }) => {
  await page.clock.install();
  // A session of its own: one that another test left may have a minute less, because its last use is stored once a minute.
  await signIn(page, "gold");
  // Each answer restarts the session's timer: time jumps once the last answer has arrived.
  await withoutStream(page);
  await page.goto("/orders/");
  await expectSignedIn(page);
  const goOn = await quieten(page);
  await page.clock.fastForward("27:30");
  const warning = page.getByRole("dialog", { name: "Your session ends soon" });
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward("00:31");
  await expect(warning).toBeVisible();
  goOn();
  const asked = page.waitForResponse("**/api/checkUserSession");
  await warning.getByRole("button", { name: "Stay signed in" }).click();
  // The last use is stored once a minute, and the page's clock is ahead of the server's.
  expect(Number((await asked).headers()["portal-session-seconds"])).toBeGreaterThan(1740);
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward("27:00");
  await expect(warning).toHaveCount(0);
  await expectSignedIn(page);
});

test("a session that expires during typing is renewed in the sign-in dialog, and all text and files are kept and can be sent", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await signInByCall(page, portal.url, "gold");
  const [id = ""] = await orderIds(page, portal.url);
  await withoutStream(page);
  await writeRequest(page, id, "The valve of room 4");
  await help(page).locator("input[type=file]").setInputFiles(pdf);
  await expect(help(page).getByText(pdf.name)).toBeVisible();
  await message(page).pressSequentially(" is br");
  const goOn = await quieten(page);
  await page.clock.fastForward("28:00");
  await expect(page.getByRole("dialog", { name: "Your session ends soon" })).toBeVisible();
  await page.clock.fastForward("02:00");
  await expect(again(page)).toBeVisible();
  await callAs(page, portal.url, "logout");
  goOn();
  await signInAgain(page, "gold");
  await expect(again(page)).toHaveCount(0);
  await expect(message(page)).toHaveValue("The valve of room 4 is br");
  // The focus is back in the field, so that typing continues without a click.
  await expect(message(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("oken");
  await expect(message(page)).toHaveValue("The valve of room 4 is broken");
  await expect(help(page).getByText(pdf.name)).toBeVisible();
  await help(page).getByRole("button", { name: "Send request" }).click();
  await help(page).getByRole("link", { name: "Open ticket" }).click();
  await expect(page.getByText("The valve of room 4 is broken")).toBeVisible();
  await expect(page.getByText(pdf.name)).toBeVisible();
});

test(
  "an expired page that nobody comes back to is signed out silently after 12 hours, and keeps only the drafts",
  { tag: "@long" },
  async ({ page, context, portal }) => {
    await page.clock.install();
    await signInByCall(page, portal.url, "gold");
    const [id = ""] = await orderIds(page, portal.url);
    await withoutStream(page);
    await writeRequest(page, id, "Not yet sent");
    const keys = () => page.evaluate(() => Object.keys(sessionStorage));
    await expect.poll(keys).toContainEqual(expect.stringMatching(/^portal\.draft/));
    await page.evaluate(() => sessionStorage.setItem("portal.other", "1"));
    const goOn = await quieten(page);
    await page.clock.fastForward("28:00");
    await page.clock.fastForward("02:00");
    await expect(again(page)).toBeVisible();
    goOn();
    const answered = page.waitForResponse("**/api/logout");
    await page.clock.fastForward("12:00:00");
    await answered;
    await expectLogin(page);
    await expect(page).toHaveURL(`${portal.url}/login/`);
    await expect(page.getByText(id)).toHaveCount(0);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain("portal_hint");
    await expect.poll(keys).not.toContain("portal.other");
    await expect.poll(keys).toContainEqual(expect.stringMatching(/^portal\.draft/));
    await signIn(page, "gold", `/login/?redirect=/order/${id}/`);
    await page.getByRole("button", { name: "Ask about this order" }).click();
    await expect(message(page)).toHaveValue("Not yet sent");
  },
);

test(
  "a session that has expired when a request is sent asks to sign in again, and the repeated request creates one ticket",
  { tag: "@long" },
  async ({ page, portal }) => {
    await withoutStream(page);
    await signInByCall(page, portal.url, "platin");
    const [id = ""] = await orderIds(page, portal.url);
    await writeRequest(page, id, "Sent without a session");
    // What the page asks by itself would be told first that the session has ended.
    const goOn = await quieten(page, "createTicket");
    await callAs(page, portal.url, "logout");
    await help(page).getByRole("button", { name: "Send request" }).click();
    await expect(again(page)).toBeVisible();
    goOn();
    await signInAgain(page, "platin");
    await expect(message(page)).toHaveValue("Sent without a session");
    await help(page).getByRole("button", { name: "Send again" }).click();
    await expect(help(page).getByText("Request sent")).toBeVisible();
  },
);

test(
  "another account that signs in after the session has expired sees nothing of the first",
  { tag: "@long" },
  async ({ page, portal }) => {
    await withoutStream(page);
    await signInByCall(page, portal.url, "gold");
    const [id = ""] = await orderIds(page, portal.url);
    await writeRequest(page, id, "Between us and the factory");
    // What the page asks by itself would be told first that the session has ended.
    const goOn = await quieten(page, "createTicket");
    await callAs(page, portal.url, "logout");
    await help(page).getByRole("button", { name: "Send request" }).click();
    await expect(again(page)).toBeVisible();
    goOn();
    await signInAgain(page, "silver");
    await expect(again(page)).toHaveCount(0);
    await expectSignedIn(page);
    await expect(help(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(page.getByText(id)).toHaveCount(0);
    await expect(page.getByText("Between us and the factory")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  },
);

test("a sign-out in one tab ends the others", async ({ page, context, portal }) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  const [orders, messages] = [await context.newPage(), await context.newPage()];
  await orders.goto("/orders/");
  await messages.goto("/messages/");
  for (const tab of [page, orders, messages]) await expectSignedIn(tab);
  await signOut(page);
  await Promise.all([
    expectLogin(orders),
    expect(messages.getByRole("button", { name: /^Account: / })).toHaveCount(0),
  ]);
  await expectLogin(page);
});

for (const [name, address, arrives, ...tag] of [
  ["list state", "/orders/?q=SO-&sort=date", "/orders/?q=SO-&sort=date", "@long"],
  ["an order", "/order/{id}/?tab=items", "/order/{id}/?tab=items", "@long"],
  ["an order in the spec's own form", "/order/{id}:/?x=1&y=%C3%A4", "/order/{id}/?x=1&y=%C3%A4"],
  ["an order without the last slash", "/order/{id}?x=1", "/order/{id}/?x=1", "@long"],
  ["a ticket", "/ticket/{ticket}/?x", "/ticket/{ticket}/?x", "@long"],
  ["the dashboard's query", "/?utm_source=mail", "/?utm_source=mail", "@long"],
] as const) {
  test(`a deep link is opened after the login: ${name}`, { tag }, async ({ page, portal }) => {
    await withoutStream(page);
    await signInByCall(page, portal.url, "gold");
    const [id = ""] = await orderIds(page, portal.url);
    const { data } = (await callAs(page, portal.url, "getTickets", { page: "1", page_size: "1" })) as {
      readonly data: { readonly rows: readonly { readonly id: string }[] };
    };
    const fill = (path: string): string =>
      path.replace("{id}", id).replace("{ticket}", data.rows[0]?.id ?? "");
    await callAs(page, portal.url, "logout");
    await page.goto(fill(address));
    await expectLogin(page);
    await fillLogin(page, "gold");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectSignedIn(page);
    await expect(page).toHaveURL(`${portal.url}${fill(arrives)}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText(
      /Sign in|Not found/,
    );
  });
}

test("a draft is restored after a reload, with its files listed for attaching again", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  const [, id = ""] = await orderIds(page, portal.url);
  await writeRequest(page, id, "Half a sentence");
  await help(page).locator("input[type=file]").setInputFiles(pdf);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
    .toContain(pdf.name);
  await page.reload();
  await page.getByRole("button", { name: "Ask about this order" }).click();
  await expect(message(page)).toHaveValue("Half a sentence");
  await expect(help(page).getByText("Your draft has been restored.")).toBeVisible();
  await expect(help(page).getByText(`Attach this file again: ${pdf.name}`)).toBeVisible();
});

test("a sign-out deletes the drafts of all tabs", async ({ page, context, portal }) => {
  await signInByCall(page, portal.url, "gold");
  const [id = "", otherId = ""] = await orderIds(page, portal.url);
  const other = await context.newPage();
  const drafts = (tab: Page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("portal.")));
  await writeRequest(page, id, "To be forgotten");
  await writeRequest(other, otherId, "To be forgotten too");
  for (const tab of [page, other]) await expect.poll(() => drafts(tab)).not.toEqual([]);
  await help(page).getByRole("button", { name: "Cancel" }).click();
  await signOut(page);
  for (const tab of [page, other]) {
    await expectLogin(tab);
    await expect.poll(() => drafts(tab)).toEqual([]);
  }
  await signIn(page, "gold", `/login/?redirect=/order/${id}/`);
  await page.getByRole("button", { name: "Ask about this order" }).click();
  await expect(message(page)).toHaveValue("");
});

test("a tab whose account is no longer the browser's writes nothing, shows nothing of it, and keeps what was typed", async ({
  page,
  context,
  portal,
}) => {
  await withoutStream(page);
  await signInByCall(page, portal.url, "gold");
  const [id = ""] = await orderIds(page, portal.url);
  await writeRequest(page, id, "Only of gold");
  // What the page asks by itself would be told first that another account is signed in.
  const goOn = await quieten(page, "createTicket");
  // Silver signs in without the tab hearing of it, as after a check that failed.
  await callAs(page, portal.url, "logout");
  await signInByCall(page, portal.url, "silver");
  const sent = page.waitForResponse(/\/api\/createTicket$/);
  await help(page).getByRole("button", { name: "Send request" }).click();
  const answer = await sent;
  expect([answer.status(), await answer.json()]).toEqual([
    409,
    { valid: false, error_code: "OTHER_ACCOUNT" },
  ]);
  const cover = page.getByRole("dialog", { name: "Another account is signed in" });
  await expect(cover).toBeVisible();
  goOn();
  await expect
    .poll(() => cover.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor))
    .toMatch(/^(rgb|oklch|color)\((?!.*\/ 0)[^/]*\)$/);

  const other = await context.newPage();
  await other.goto("/tickets/");
  await expectSignedIn(other);
  await expect(other.getByText("Only of gold")).toHaveCount(0);

  await cover.getByLabel("Email address").fill("gold@demo.test");
  await cover.getByLabel("Password", { exact: true }).fill("Portal-Demo-2026!");
  await cover.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(message(page)).toHaveValue("Only of gold");
  await expect(other.getByRole("dialog", { name: "Another account is signed in" })).toBeVisible();
  await other.getByRole("button", { name: "Continue with the other account" }).click();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expectSignedIn(other);
  await expect(other).toHaveURL(`${portal.url}/`);
});

test("a sign-out without a connection is reported when the page is loaded again, before a session is restored", async ({
  page,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expectSignedIn(page);
  await context.route(/\/api\/logout$/, (route) => route.abort());
  await signOut(page);
  await expectLogin(page);
  await expect(page.getByText(/You are signed out on this page, but the portal/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage)))
    .toEqual([["portal.owed-logout", "1"]]);
  await context.unroute(/\/api\/logout$/);
  const calls = new Notes<string>();
  page.on("request", (request) => {
    const [, name] = /\/api\/(\w+)$/.exec(request.url()) ?? [];
    if (name !== undefined) calls.add(name);
  });
  await page.goto("/orders/");
  await expectLogin(page);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await calls.expect().toContain("logout");
  await calls.expect().not.toContain("checkUserSession");
  await calls.expect().not.toContain("getOrders");
});

test("the address of the pioneer initiative leads to the dashboard, with its query (shell §2)", async ({
  page,
}) => {
  await signIn(page, "gold");
  await page.goto("/pioneer-initiative?utm_source=mail");
  await expect(page).toHaveURL(/\/\?utm_source=mail$/);
  await expect(page.getByRole("heading", { level: 1, name: label("dashboard.title") })).toBeVisible();
});
