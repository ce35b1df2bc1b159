import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";
import { label } from "../texts.ts";
import { foundInAttribute, originOf } from "../settled.ts";

export const press = (within: Page | Locator, key: string): Promise<void> =>
  within.getByRole("button", { name: label(key), exact: true }).click();
const entry = (page: Page, key: string): Promise<void> =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: label(key), exact: true })
    .first()
    .click();

/** Opens the list by the navigation, and searches where a text is given. */
export const goToTickets = async (page: Page, search: string): Promise<void> => {
  await entry(page, "navigation.my_tickets");
  await expect(page).toHaveURL(/\/tickets\/$/);
  const field = page.getByRole("searchbox");
  await field.fill(search);
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${search}$`));
};

/** Opens a ticket by its row; waits until its new answers are marked as read. */
export const goToTicket = async (page: Page, id: string, hasNews: boolean): Promise<void> => {
  await goToTickets(page, id);
  const read = hasNews ? page.waitForResponse(/markTicketRead/) : undefined;
  await page.getByRole("row", { name: id }).getByRole("link").click();
  await read;
};

/** Opens the short form from the guided one. */
export const goToShortForm = async (page: Page): Promise<void> => {
  await entry(page, "navigation.new_ticket");
  await page.getByRole("link", { name: label("guided.to_plain") }).click();
  await expect(page.getByRole("heading", { level: 1, name: label("new_ticket.title") })).toBeVisible();
  const another = page.getByRole("button", { name: label("new_ticket.another") });
  await expect(page.locator("[name=message]").or(another)).toBeVisible();
};

/** Answers as support, in staff's own browser. */
export const answerAsSupport = async (desk: Page, id: string, message: string): Promise<void> => {
  const origin = originOf(desk);
  const answer = await desk.request.post(`${origin}/api/answerTicket`, {
    multipart: { id, message },
    headers: { Origin: origin },
  });
  expect(await answer.json()).toMatchObject({ valid: true });
};

/** Fills in subject and message of the open form. */
export const write = async (page: Page, subject: string, message: string): Promise<void> => {
  await page.locator("[name=subject]").fill(subject);
  await page.locator("[name=message]").fill(message);
};

/** The number of the ticket that has been sent. */
export const sentTicket = (page: Page): Promise<string> =>
  foundInAttribute(
    page.getByRole("link", { name: label("help.success.open") }),
    "href",
    /(?<=^\/ticket\/)[^/]+/,
  );

/** Sends the open form, and reads the number of the ticket. */
export const sendTicket = async (page: Page): Promise<string> => {
  await press(page, "new_ticket.submit");
  return sentTicket(page);
};
