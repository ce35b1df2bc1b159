import { expectAccessible } from "./support/axe.ts";
import { letterTo, linkIn } from "./support/letters.ts";
import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { withoutStream } from "./support/without-stream.ts";
import { words } from "./support/words.ts";

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
  await page.getByRole("button", { name: words("employees.add") }).click();
  const dialog = page.getByRole("dialog", { name: words("employees.form.add") });
  await dialog.getByRole("button", { name: words("employees.form.send") }).click();
  await expect(dialog.getByLabel(words("field.first_name"))).toBeFocused();
  await expectAccessible(page, "a refused new employee");
  await dialog.getByLabel(words("field.first_name")).fill("Ida");
  await dialog.getByLabel(words("field.last_name")).fill("Keen");
  await dialog.getByLabel(words("field.email")).fill("gold@demo.test");
  await dialog.getByRole("checkbox", { name: words("employees.right.tickets") }).check();
  await dialog.getByRole("button", { name: words("employees.form.send") }).click();
  await expect(dialog.getByText(words("employees.refusal.EMAIL_TAKEN"))).toBeVisible();
  await dialog.getByLabel(words("field.email")).fill(MISTYPED);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("employees.added", { name: "Ida Keen" }))).toBeVisible();
  const mistyped = linkIn(await letterTo(page, portal.url, MISTYPED));

  await page
    .getByRole("row")
    .filter({ hasText: MISTYPED })
    .getByRole("button", { name: words("employees.edit") })
    .click();
  const form = page.getByRole("dialog", { name: words("employees.form.edit", { name: "Ida Keen" }) });
  await expect(form.getByLabel(words("field.email"))).toHaveValue(MISTYPED);
  await expectAccessible(page, "the form of an invited employee");
  await form.getByRole("button", { name: words("employees.withdraw") }).click();
  const question = page.getByRole("dialog", {
    name: words("employees.withdraw.title", { name: "Ida Keen" }),
  });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question before an invitation is withdrawn");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(form.getByRole("button", { name: words("employees.withdraw") })).toBeFocused();
  await form.getByLabel(words("field.email")).fill(MAIL);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("employees.invited_at", { name: "Ida Keen", mail: MAIL }))).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: MAIL });
  await expect(row.getByText(words("employees.status.invited"))).toBeVisible();

  const theirs = await browser.newContext({ baseURL: portal.url });
  await theirs.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }]);
  const their = await theirs.newPage();
  await withoutStream(their);
  await their.goto(mistyped);
  await expect(their.getByText(words("link.problem.LINK_INVALID.text"))).toBeVisible();
  await their.goto(linkIn(await letterTo(page, portal.url, MAIL)));
  await their.getByLabel(words("password.new"), { exact: true }).fill(SECRET);
  await their.getByLabel(words("password.repeat")).fill(SECRET);
  await their.keyboard.press("Enter");
  await their.getByRole("link", { name: words("link.to_login") }).click();
  await their.getByLabel(words("login.email")).fill(MAIL);
  await their.getByLabel(words("login.password"), { exact: true }).fill(SECRET);
  await their.getByRole("button", { name: words("login.submit"), exact: true }).click();
  const navigation = their.getByRole("navigation", { name: words("navigation.label") });
  await expect(navigation.getByRole("link", { name: words("navigation.my_tickets") })).toBeVisible();
  await expect(navigation.getByRole("link", { name: words("navigation.orders") })).toHaveCount(0);
  await expect(navigation.getByRole("link", { name: words("navigation.employees") })).toHaveCount(0);
  for (const closed of ["/orders/", "/settings/employees/"]) {
    await their.goto(closed);
    await expect(their).toHaveURL(/\/no-access\//);
  }
  await their.goto("/tickets/");
  await expect(their.getByRole("heading", { level: 1, name: words("tickets.title") })).toBeVisible();

  await page.reload();
  await row.getByRole("button", { name: words("employees.deactivate") }).click();
  await expect(page.getByText(words("undo.done.deactivation", { name: "Ida Keen" }))).toBeVisible();
  await expectAccessible(page, "the offer to undo the deactivation");
  await expect(row.getByText(words("employees.status.deactivated"))).toBeVisible();
  await navigation.getByRole("link", { name: words("navigation.dashboard") }).click();
  await expect(
    their.getByRole("dialog").getByRole("heading", { name: words("session.expired.title") }),
  ).toBeVisible();
  await theirs.close();
});

test("a manager who is not an owner sees what they cannot change, and why", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "office");
  await page.goto("/settings/employees/?status=active");
  const owner = page.getByRole("row").filter({ hasText: "gold@demo.test" });
  await expect(owner.getByText(words("employees.refusal.OWNER_ONLY"))).toBeVisible();
  const own = page.getByRole("row").filter({ hasText: "office@demo.test" });
  await expect(own.getByText(words("employees.refusal.OWN_STATUS"))).toBeVisible();
  await own.getByRole("button", { name: words("employees.edit") }).click();
  await expect(
    page.getByRole("checkbox", { name: words("employees.refusal.OWN_MANAGE_USERS") }),
  ).toBeDisabled();
});
