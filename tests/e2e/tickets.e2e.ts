import type { Browser, Page } from "@playwright/test";
import { callAs, discardDrafts, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";
import { sentTicket } from "./support/walks/tickets-steps.ts";

const press = (page: Page, key: string) =>
  page.getByRole("button", { name: label(key), exact: true }).click();
const field = (page: Page, key: string) => page.getByRole("textbox", { name: new RegExp(`^${label(key)}`) });

const write = async (page: Page, subject: string): Promise<void> => {
  await page.goto("/new-ticket/");
  await field(page, "ticket.subject").fill(subject);
  await field(page, "help.message").fill("It clicks all night.");
};
/** Another browser, in the language of the tests. */
const elsewhere = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }]);
  return context.newPage();
};

test("a ticket is created, answered, closed and opened again", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  await page.goto("/new-ticket/");
  await press(page, "new_ticket.submit");
  await expect(page.getByText(label("ticket.missing.subject"))).toBeVisible();
  await write(page, "Relay clicks");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "log.txt", mimeType: "text/plain", buffer: Buffer.from("12:00 start") });
  await press(page, "new_ticket.submit");
  await sentTicket(page);
  await page.getByRole("link", { name: label("help.success.open") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Relay clicks" })).toBeVisible();
  await field(page, "ticket.answer.message").fill("Since the update.");
  await press(page, "ticket.answer.submit");
  await expect(page.getByText(label("ticket.answer.sent"))).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Since the update." })).toBeVisible();
  await press(page, "ticket.step.close");
  await press(page, "ticket.step.reopen");
  await expect(page.getByRole("button", { name: label("ticket.step.close") })).toBeVisible();
});

test("Back in the guided form leads to the area with everything typed, and then out of the form", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  await page.goto("/tickets/");
  await page.goto("/new-ticketv2/");
  await page.getByRole("radio", { name: label("ticket.area.other") }).check();
  await field(page, "ticket.subject").fill("Relay clicks");
  await page.goBack();
  await expect(field(page, "ticket.subject")).toBeHidden();
  await expect(page.getByRole("radio", { name: label("ticket.area.other") })).toBeChecked();
  await page.goForward();
  await expect(field(page, "ticket.subject")).toHaveValue("Relay clicks");
  await page.goBack();
  await press(page, "guided.next");
  await expect(field(page, "ticket.subject")).toHaveValue("Relay clicks");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/tickets\/$/);
});

test("a link about a product opens the guided form at what it needs, where no draft delays it", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  await page.goto("/new-ticketv2/?area=product");
  await expect(page.getByRole("heading", { name: label("guided.details") })).toBeVisible();
  await expect(page.getByRole("button", { name: label("guided.next") })).toHaveCount(0);
});

test("the guided form asks for the serial number, and support answers its ticket", async ({
  page,
  browser,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  const { data } = (await callAs(page, portal.url, "getProducts")) as {
    readonly data: { readonly rows: readonly { readonly serial: string }[] };
  };
  const serial = data.rows[0]?.serial ?? "none";
  await page.goto(`/product/${serial}/`);
  await page.getByRole("link", { name: label("product.ask") }).click();
  await expect(page.getByRole("radio", { name: label("ticket.area.product"), exact: true })).toBeChecked();
  await expect(page.locator("main details").first()).toBeVisible();
  await field(page, "ticket.subject").fill("No connection");
  await field(page, "help.message").fill("Since this morning.");
  await expect(field(page, "ticket.reference.serial")).toHaveValue(serial);
  await field(page, "ticket.reference.serial").fill("");
  await press(page, "new_ticket.submit");
  await expect(page.getByText(label("ticket.missing.serial"))).toBeVisible();
  await field(page, "ticket.reference.serial").fill(serial);
  await press(page, "new_ticket.submit");
  const id = await sentTicket(page);

  const desk = await elsewhere(browser, portal.url);
  await signInByCall(desk, portal.url, "staff");
  await desk.goto(`/support/?q=${serial}`);
  await desk.getByRole("link", { name: "No connection" }).first().click();
  await field(desk, "ticket.answer.message").fill("Please check the cable.");
  await press(desk, "ticket.answer.submit");
  await expect(desk.getByText(label("ticket.answer.sent"))).toBeVisible();
  await press(desk, "ticket.step.hold");
  await expect(desk.getByRole("button", { name: label("ticket.step.resume") })).toBeVisible();
  await desk.goto("/new-ticket/statistic/");
  await expect(desk.getByRole("table", { name: label("statistics.statuses") })).toBeVisible();
  await desk.context().close();

  await page.goto("/tickets/");
  const row = page.getByRole("row", { name: id });
  await expect(row.getByText(label("tickets.unread", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: label("list.filters") }).click();
  await page.getByRole("checkbox", { name: label("tickets.unread_only") }).check();
  await page.getByRole("combobox", { name: label("tickets.scope") }).click();
  await page.getByRole("option", { name: label("tickets.scope.mine") }).click();
  await page.getByRole("button", { name: label("list.done") }).click();
  await expect(page).toHaveURL(/scope=mine.*unread=1|unread=1.*scope=mine/);
  const read = page.waitForResponse(/markTicketRead/);
  await row.getByRole("link").click();
  await expect(page.getByText("Please check the cable.")).toBeVisible();
  await read;
  await page.goBack();
  await expect(row).toHaveCount(0);
});

test("a draft that was begun in one browser is restored in another", async ({ page, browser, portal }) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  await write(page, "Begun on the phone");
  await expect(page.getByText(label("ticket.draft.account"))).toBeVisible();
  const desk = await elsewhere(browser, portal.url);
  await signInByCall(desk, portal.url, "gold");
  await desk.goto("/new-ticket/");
  await expect(field(desk, "ticket.subject")).toHaveValue("Begun on the phone");
  await press(desk, "new_ticket.submit");
  await sentTicket(desk);
  await desk.context().close();
});
