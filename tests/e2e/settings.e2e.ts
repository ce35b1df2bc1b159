import { letterTo, linkIn } from "./support/letters.ts";
import { callAs, PASSWORD, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

test("the second of two tabs that save the same data shows both versions, and the person decides", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "disti");
  await page.goto("/settings/");
  const second = await page.context().newPage();
  await second.goto("/settings/");
  for (const [tab, name] of [
    [page, "First"],
    [second, "Second"],
  ] as const) {
    const person = tab.getByRole("region", { name: label("settings.person") });
    await person.getByLabel(label("settings.field.lastname")).fill(name);
    await person.getByRole("button", { name: label("settings.save") }).click();
    if (tab === page) await expect(person.getByText(label("settings.saved"))).toBeVisible();
  }
  await expect(second.getByRole("cell", { name: "First" })).toBeVisible();
  await second.getByRole("button", { name: label("settings.collided.keep_mine") }).click();
  await expect(second.getByText(label("settings.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(label("settings.field.lastname"))).toHaveValue("Second");
});

test("leaving unsaved changes by link and by Back asks for confirmation; the theme is kept after a reload", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "platin");
  await page.goto("/orders/");
  const navigation = page.getByRole("navigation", { name: label("navigation.label") });
  await navigation.getByRole("link", { name: label("navigation.settings") }).click();
  await page.getByRole("radio", { name: label("settings.theme.dark") }).check();
  await page.getByLabel(label("settings.field.lastname")).fill("Unsaved");
  // Two forms ask for confirmation; the one that is saved leaves the dialog to the other.
  await page.getByLabel(label("settings.email.new")).fill("unsaved@demo.test");
  await page.getByLabel(label("settings.email.new")).fill("");
  await navigation.getByRole("link", { name: label("navigation.orders") }).click();
  const question = page.getByRole("dialog", { name: label("settings.leave.title") });
  await question.getByRole("button", { name: label("settings.leave.stay") }).click();
  await expect(page).toHaveURL(/\/settings\/$/);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/$/);
  await question.getByRole("button", { name: label("settings.leave.go") }).click();
  await expect(page).toHaveURL(/\/orders\/$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("signing out everywhere ends this session too", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "reg21");
  await page.goto("/settings/");
  await page.getByRole("button", { name: label("settings.session.end_all") }).click();
  await expect(page.getByRole("heading", { level: 1, name: label("login.title") })).toBeVisible();
});

test("a saved name is shown at once; a new email address is used after its link is opened; a new password ends the other sessions", async ({
  page,
  browser,
  portal,
}) => {
  const NEW = "Another-Secret-2026!";
  const there = await browser.newContext({ baseURL: portal.url });
  const other = await there.newPage();
  // Separate sessions: the shared ones must outlive this test.
  for (const tab of [page, other])
    expect(
      await callAs(tab, portal.url, "login", { email_address: "technician@demo.test", password: PASSWORD }),
    ).toMatchObject({ valid: true });
  await page.goto("/settings/");
  const person = page.getByRole("region", { name: label("settings.person") });
  await person.getByLabel(label("settings.field.lastname")).fill("Renamed");
  await person.getByRole("button", { name: label("settings.save") }).click();
  await expect(person.getByText(label("settings.saved"))).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account: .*Renamed/ })).toBeVisible();

  const email = page.getByRole("region", { name: label("settings.email") });
  await email.getByLabel(label("settings.email.new")).fill("technician.new@demo.test");
  await email.getByLabel(label("settings.email.password"), { exact: true }).fill("Wrong-Password-1!");
  await page.keyboard.press("Enter");
  await expect(email.getByText(label("field.problem.PASSWORD_WRONG"))).toBeVisible();
  await email.getByLabel(label("settings.email.password"), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(
    email.getByText(label("settings.email.pending", { email: "technician.new@demo.test" })),
  ).toBeVisible();
  await page.goto(linkIn(await letterTo(page, portal.url, "technician.new@demo.test")));
  await page.getByRole("button", { name: label("link.confirm_email") }).click();
  await expect(page.getByText(label("link.done.email_change"))).toBeVisible();
  await page.goto("/settings/");
  await expect(
    email.getByText(label("settings.email.now", { email: "technician.new@demo.test" })),
  ).toBeVisible();

  await page.goto("/settings/password/");
  const change = async (old: string) => {
    await page.getByLabel(label("settings.password.old"), { exact: true }).fill(old);
    await page.getByLabel(label("password.new"), { exact: true }).fill(NEW);
    await page.getByLabel(label("password.repeat")).fill(NEW);
    await page.keyboard.press("Enter");
  };
  await change("Wrong-Password-1!");
  await expect(page.getByText(label("field.problem.PASSWORD_WRONG"))).toBeVisible();
  await expect(page.getByLabel(label("settings.password.old"), { exact: true })).toBeFocused();
  await change(PASSWORD);
  await expect(page.getByText(label("settings.password.done"))).toBeVisible();
  expect(await callAs(other, portal.url, "checkUserSession")).toMatchObject({ loggedIn: false });
  expect(await callAs(page, portal.url, "checkUserSession")).toMatchObject({ loggedIn: true });
  await there.close();
});
