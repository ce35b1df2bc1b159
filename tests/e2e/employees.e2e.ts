import { expectAccessible } from "./support/axe.ts";
import { letterTo, linkIn } from "./support/letters.ts";
import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { withoutStream } from "./support/without-stream.ts";
import { label } from "./support/texts.ts";

const MISTYPED = "ida.kene@demo.test";
const MAIL = "ida.keen@demo.test";
const SECRET = "Invited-Person-2026!";

test("an invited employee sees only what their rights allow, and loses access at the next call after deactivation", async ({
  page,
  browser,
  portal,
}) => {
  await signInByCall(page, portal.url, "silver");
  await page.goto("/settings/employees/");
  await page.getByRole("button", { name: label("employees.add") }).click();
  const dialog = page.getByRole("dialog", { name: label("employees.form.add") });
  await dialog.getByRole("button", { name: label("employees.form.send") }).click();
  await expect(dialog.getByLabel(label("field.first_name"))).toBeFocused();
  await expectAccessible(page, "a refused new employee");
  await dialog.getByLabel(label("field.first_name")).fill("Ida");
  await dialog.getByLabel(label("field.last_name")).fill("Keen");
  await dialog.getByLabel(label("field.email")).fill("gold@demo.test");
  await dialog.getByRole("checkbox", { name: label("employees.right.tickets") }).check();
  await dialog.getByRole("button", { name: label("employees.form.send") }).click();
  await expect(dialog.getByText(label("employees.refusal.EMAIL_TAKEN"))).toBeVisible();
  await dialog.getByLabel(label("field.email")).fill(MISTYPED);
  await page.keyboard.press("Enter");
  await expect(page.getByText(label("employees.added", { name: "Ida Keen" }))).toBeVisible();
  const mistyped = linkIn(await letterTo(page, portal.url, MISTYPED));

  await page
    .getByRole("row")
    .filter({ hasText: MISTYPED })
    .getByRole("button", { name: label("employees.edit") })
    .click();
  const form = page.getByRole("dialog", { name: label("employees.form.edit", { name: "Ida Keen" }) });
  await expect(form.getByLabel(label("field.email"))).toHaveValue(MISTYPED);
  await expectAccessible(page, "the form of an invited employee");
  await form.getByRole("button", { name: label("employees.withdraw") }).click();
  const question = page.getByRole("dialog", {
    name: label("employees.withdraw.title", { name: "Ida Keen" }),
  });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question before an invitation is withdrawn");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form.getByRole("button", { name: label("employees.withdraw") })).toBeFocused();
  await form.getByLabel(label("field.email")).fill(MAIL);
  await page.keyboard.press("Enter");
  await expect(page.getByText(label("employees.invited_at", { name: "Ida Keen", mail: MAIL }))).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: MAIL });
  await expect(row.getByText(label("employees.status.invited"))).toBeVisible();

  const theirs = await browser.newContext({ baseURL: portal.url });
  await theirs.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }]);
  const their = await theirs.newPage();
  await withoutStream(their);
  await their.goto(mistyped);
  await expect(their.getByText(label("link.problem.LINK_INVALID.text"))).toBeVisible();
  await their.goto(linkIn(await letterTo(page, portal.url, MAIL)));
  await their.getByLabel(label("password.new"), { exact: true }).fill(SECRET);
  await their.getByLabel(label("password.repeat")).fill(SECRET);
  await their.keyboard.press("Enter");
  await their.getByRole("link", { name: label("link.to_login") }).click();
  await their.getByLabel(label("login.email")).fill(MAIL);
  await their.getByLabel(label("login.password"), { exact: true }).fill(SECRET);
  await their.getByRole("button", { name: label("login.submit"), exact: true }).click();
  const navigation = their.getByRole("navigation", { name: label("navigation.label") });
  await expect(navigation.getByRole("link", { name: label("navigation.my_tickets") })).toBeVisible();
  await expect(navigation.getByRole("link", { name: label("navigation.orders") })).toHaveCount(0);
  await expect(navigation.getByRole("link", { name: label("navigation.employees") })).toHaveCount(0);
  for (const closed of ["/orders/", "/settings/employees/"]) {
    await their.goto(closed);
    await expect(their).toHaveURL(/\/no-access\//);
  }
  await their.goto("/tickets/");
  await expect(their.getByRole("heading", { level: 1, name: label("tickets.title") })).toBeVisible();

  await page.reload();
  await row.getByRole("button", { name: label("employees.deactivate") }).click();
  await expect(page.getByText(label("undo.done.deactivation", { name: "Ida Keen" }))).toBeVisible();
  await expectAccessible(page, "the offer to undo the deactivation");
  await expect(row.getByText(label("employees.status.deactivated"))).toBeVisible();
  await navigation.getByRole("link", { name: label("navigation.dashboard") }).click();
  await expect(
    their.getByRole("dialog").getByRole("heading", { name: label("session.expired.title") }),
  ).toBeVisible();
  await theirs.close();
});

test("a manager who is not an owner sees what they cannot change, and why", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "office");
  await page.goto("/settings/employees/?status=active");
  const owner = page.getByRole("row").filter({ hasText: "gold@demo.test" });
  await expect(owner.getByText(label("employees.refusal.OWNER_ONLY"))).toBeVisible();
  const own = page.getByRole("row").filter({ hasText: "office@demo.test" });
  await expect(own.getByText(label("employees.refusal.OWN_STATUS"))).toBeVisible();
  await own.getByRole("button", { name: label("employees.edit") }).click();
  await expect(
    page.getByRole("checkbox", { name: label("employees.refusal.OWN_MANAGE_USERS") }),
  ).toBeDisabled();
});
