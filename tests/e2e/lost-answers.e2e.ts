import type { Page } from "@playwright/test";
import { clearFaults, setFault } from "./support/faults.ts";
import { expectLetters } from "./support/letters.ts";
import { callAs, PASSWORD, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { withoutStream } from "./support/without-stream.ts";
import { label } from "./support/texts.ts";

const mayBeDone = (page: Page) => page.getByText(label("failure.lost.title"));

test("a reference whose answer was lost is one reference, also where the page was loaded again before the next press", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/references/new/");
  const title = page.getByRole("textbox", { name: label("references.field.title") });
  const submit = page.getByRole("button", { name: label("references.new.submit") });
  await title.fill("Lost and found");
  await page.getByRole("combobox", { name: label("references.field.type") }).click();
  await page.getByRole("option", { name: label("references.type.smart_home") }).click();
  await setFault(page, { target: "createReference", kind: "lost" });
  await submit.click();
  await expect(mayBeDone(page)).toBeVisible();
  await expect(page.getByText(label("references.new.failed"))).toHaveCount(0);
  await clearFaults(page);
  await page.reload();
  // It comes back a moment after the form: typing again meanwhile would add to it.
  await expect(title).toHaveValue("Lost and found");
  await submit.click();
  await expect(page).toHaveURL(/\/reference\/RP-\d+\/$/);
  await page.goto("/references/");
  await expect(page.getByRole("link", { name: "Lost and found" })).toHaveCount(1);
});

test("an employee whose invitation was not answered is invited once, and the next press says that they are added", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "silver");
  await page.goto("/settings/employees/");
  await page.getByRole("button", { name: label("employees.add") }).click();
  const dialog = page.getByRole("dialog", { name: label("employees.form.add") });
  await dialog.getByLabel(label("field.first_name")).fill("Olga");
  await dialog.getByLabel(label("field.last_name")).fill("Once");
  await dialog.getByLabel(label("field.email")).fill("olga.once@demo.test");
  await dialog.getByRole("checkbox", { name: label("employees.right.tickets") }).check();
  await setFault(page, { target: "createEmployee", kind: "lost" });
  const send = dialog.getByRole("button", { name: label("employees.form.send") });
  await send.click();
  await expect(mayBeDone(page)).toBeVisible();
  await clearFaults(page);
  await send.click();
  await expect(page.getByText(label("employees.added", { name: "Olga Once" }))).toBeVisible();
  await expectLetters(page, portal.url, "olga.once@demo.test", 1);
});

test("a new password whose answer was lost is reported as changed, and the session goes on", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "reg");
  await page.goto("/settings/password/");
  await page.getByLabel(label("settings.password.old")).fill(PASSWORD);
  await page.getByLabel(label("password.new"), { exact: true }).fill("Another-Horse-42!");
  await page.getByLabel(label("password.repeat")).fill("Another-Horse-42!");
  await setFault(page, { target: "changePassword", kind: "lost" });
  let sent = 0;
  // The first answer is lost, and with it the cookie of the new session.
  await page.route("**/api/changePassword", async (route) => {
    sent += 1;
    if (sent === 2) await clearFaults(page);
    await route.continue();
  });
  await page.getByRole("button", { name: label("settings.save") }).click();
  await expect(page.getByText(label("settings.password.done"))).toBeVisible();
  await page.goto("/orders/");
  await expect(page.getByRole("heading", { level: 1, name: label("orders.title") })).toBeVisible();
  await expectLetters(page, portal.url, "reg@demo.test", 1);
  // Other tests of this worker sign in with the first one.
  const back = { oldPassword: "Another-Horse-42!", password: PASSWORD };
  expect(await callAs(page, portal.url, "changePassword", back)).toMatchObject({ valid: true });
});

test("a training whose booking was not answered is booked once, and the next press says so", async ({
  page,
  portal,
}) => {
  await withoutStream(page);
  await signInByCall(page, portal.url, "platin");
  await page.goto("/trainings/?tab=bookable");
  // One that the account has not booked yet.
  await page
    .getByRole("row")
    .filter({ hasNotText: label("trainings.own.registered") })
    .getByRole("button", { name: /^Book / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").click();
  await dialog.getByRole("option").first().click();
  await setFault(page, { target: "bookTraining", kind: "lost" });
  const book = dialog.getByRole("button", { name: label("trainings.book.seat"), exact: true });
  await book.click();
  await expect(mayBeDone(page)).toBeVisible();
  await expect(page.getByText(label("trainings.not_booked"))).toHaveCount(0);
  await clearFaults(page);
  await book.click();
  await expect(page.getByText(/ is booked for (?!you)/)).toBeVisible();
  await expectLetters(page, portal.url, "platin@demo.test", 1);
});

test("a ticket whose closing was not answered is shown closed, also where the page is loaded again first", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "platin");
  const created = await callAs(page, portal.url, "createTicket", {
    department: "support-cz",
    ticket_subject: "Closed once",
    ticket_description: "It clicks.",
  });
  const { ticketId } = (created as { readonly data: { readonly ticketId: string } }).data;
  await page.goto(`/ticket/${ticketId}/`);
  await setFault(page, { target: "closeTicket", kind: "lost" });
  await page.getByRole("button", { name: label("ticket.step.close"), exact: true }).click();
  await expect(mayBeDone(page)).toBeVisible();
  await clearFaults(page);
  await page.reload();
  await expect(page.getByRole("button", { name: label("ticket.step.reopen"), exact: true })).toBeVisible();
});

test("somebody whose registration for the conference was not answered is registered once", async ({
  page,
  portal,
}) => {
  await withoutStream(page);
  await signInByCall(page, portal.url, "platin");
  await page.goto("/conference/");
  await page.getByRole("link", { name: label("conference.register.open") }).click();
  await page.getByLabel(label("settings.salutation.ms"), { exact: true }).check();
  await page.getByLabel(label("field.first_name")).fill("Ada");
  await page.getByLabel(label("field.last_name")).fill("Once");
  await page.getByLabel(label("field.email")).fill("ada.once@example.com");
  await page.getByLabel("M", { exact: true }).check();
  await page.getByLabel(label("conference.category.smart_home")).check();
  const press = (key: string) => page.getByRole("button", { name: label(key), exact: true }).click();
  await press("conference.next.check");
  await setFault(page, { target: "registerParticipants", kind: "lost" });
  await press("conference.send.all");
  await expect(mayBeDone(page)).toBeVisible();
  await expect(page.getByText(label("conference.not_registered"))).toHaveCount(0);
  await clearFaults(page);
  await press("conference.send.all");
  await expect(page.getByRole("heading", { level: 1, name: label("conference.thanks.title") })).toBeVisible();
  await page.goto("/conference/");
  await expect(page.getByText("Ada Once", { exact: true })).toHaveCount(1);
});
