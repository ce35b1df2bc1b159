import type { Page } from "@playwright/test";
import { followChanges } from "../../src/api/change-stream.ts";
import { callAs, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

interface Messages {
  readonly notifications: readonly { readonly id: string; readonly read: boolean }[];
}

/** Creates a ticket of the signed-in person, and resolves to its id. */
const createTicket = async (
  page: Page,
  url: string,
  ticket_subject: string,
  ticket_description: string,
): Promise<string> => {
  const { data } = (await callAs(page, url, "createTicket", {
    department: "support-cz",
    ticket_subject,
    ticket_description,
  })) as { readonly data: { readonly ticketId: string } };
  return data.ticketId;
};

test("an answer of support, and a message read elsewhere, are there without a reload, in each tab", async ({
  page,
  browser,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "customer");
  const id = await createTicket(page, portal.url, "Relay clicks", "All night.");
  const following = page.waitForRequest(`**${followChanges.path}`);
  await page.goto(`/ticket/${id}/`);
  await expect(page.getByRole("heading", { level: 1, name: "Relay clicks" })).toBeVisible();
  await following;
  const second = await context.newPage();
  let streams = 0;
  second.on("request", (request) => {
    if (request.url().endsWith(followChanges.path)) streams += 1;
  });
  await second.goto("/tickets/");
  const row = second.getByRole("row").filter({ hasText: "Relay clicks" });
  await expect(row.first()).toBeVisible();

  const draft = page.getByRole("textbox", { name: new RegExp(`^${label("ticket.answer.message")}`) });
  await draft.fill("I have tried");
  const support = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signInByCall(support, portal.url, "staff");
  await callAs(support, portal.url, "answerTicket", { id, message: "Is it the left one?" });
  await expect(page.getByRole("article").filter({ hasText: "Is it the left one?" })).toBeVisible();
  await expect(draft).toHaveValue("I have tried");
  await expect(draft).toBeFocused();

  const bell = (tab: Page) =>
    tab.locator("header").getByRole("button", { expanded: false }).filter({ hasText: /^\d+$/ });
  const { notifications } = (await callAs(page, portal.url, "getMessages", { instance: "enus" })) as Messages;
  const unread = notifications.filter(({ read }) => !read);
  for (const tab of [page, second]) await expect(bell(tab)).toHaveText(String(unread.length));
  await callAs(page, portal.url, "markMessageRead", { id: unread[0]!.id });
  for (const tab of [page, second]) await expect(bell(tab)).toHaveText(String(unread.length - 1));
  await expect.poll(() => streams).toBe(0);
});

test("an offer to undo a closing ends with the truth where another tab has opened the ticket again, heard of or not", async ({
  page,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "customer");
  const id = await createTicket(page, portal.url, "Relay hums", "All day.");
  const second = await context.newPage();
  const closed = async (): Promise<void> => {
    await page.getByRole("button", { name: label("ticket.step.close") }).click();
    // Under the pointer its time stands still.
    await page.getByText(label("undo.done.ticket")).hover();
  };
  const undoElsewhere = () => callAs(second, portal.url, "undoTicketClosing", { id });
  const undo = page.getByRole("button", { name: label("undo.take") });

  const following = page.waitForRequest(`**${followChanges.path}`);
  await page.goto(`/ticket/${id}/`);
  await following;
  await closed();
  await undoElsewhere();
  await expect(page.getByText(label("undo.undone.ticket"))).toBeVisible();
  await expect(undo).toHaveCount(0);

  await page.route(/\/api\/(?:followChanges|getChanges)$/, (route) => route.abort());
  await page.reload();
  await closed();
  await undoElsewhere();
  await undo.click();
  await expect(page.getByText(label("undo.undone.ticket"))).toBeVisible();
});
