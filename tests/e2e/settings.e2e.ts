import { letterTo, linkIn } from "./support/letters.ts";
import { callAs, PASSWORD, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

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
    const person = tab.getByRole("region", { name: words("settings.person") });
    await person.getByLabel(words("settings.field.lastname")).fill(name);
    await person.getByRole("button", { name: words("settings.save") }).click();
    if (tab === page) await expect(person.getByText(words("settings.saved"))).toBeVisible();
  }
  await expect(second.getByRole("cell", { name: "First" })).toBeVisible();
  await second.getByRole("button", { name: words("settings.collided.keep_mine") }).click();
  await expect(second.getByText(words("settings.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words("settings.field.lastname"))).toHaveValue("Second");
});

test("leaving unsaved changes by link and by Back asks for confirmation; the theme is kept after a reload", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "platin");
  await page.goto("/orders/");
  const navigation = page.getByRole("navigation", { name: words("navigation.label") });
  await navigation.getByRole("link", { name: words("navigation.settings") }).click();
  await page.getByRole("radio", { name: words("settings.theme.dark") }).check();
  await page.getByLabel(words("settings.field.lastname")).fill("Unsaved");
  // Two forms ask for confirmation; the one that is saved leaves the dialog to the other.
  await page.getByLabel(words("settings.email.new")).fill("unsaved@demo.test");
  await page.getByLabel(words("settings.email.new")).fill("");
  await navigation.getByRole("link", { name: words("navigation.orders") }).click();
  const question = page.getByRole("dialog", { name: words("settings.leave.title") });
  await question.getByRole("button", { name: words("settings.leave.stay") }).click();
  await expect(page).toHaveURL(/\/settings\/$/);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/$/);
  await question.getByRole("button", { name: words("settings.leave.go") }).click();
  await expect(page).toHaveURL(/\/orders\/$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("signing out everywhere ends this session too", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "reg21");
  await page.goto("/settings/");
  await page.getByRole("button", { name: words("settings.session.end_all") }).click();
  await expect(page.getByRole("heading", { level: 1, name: words("login.title") })).toBeVisible();
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
  const person = page.getByRole("region", { name: words("settings.person") });
  await person.getByLabel(words("settings.field.lastname")).fill("Renamed");
  await person.getByRole("button", { name: words("settings.save") }).click();
  await expect(person.getByText(words("settings.saved"))).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account: .*Renamed/ })).toBeVisible();

  const email = page.getByRole("region", { name: words("settings.email") });
  await email.getByLabel(words("settings.email.new")).fill("technician.new@demo.test");
  await email.getByLabel(words("settings.email.password"), { exact: true }).fill("Wrong-Password-1!");
  await page.keyboard.press("Enter");
  await expect(email.getByText(words("field.problem.PASSWORD_WRONG"))).toBeVisible();
  await email.getByLabel(words("settings.email.password"), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(
    email.getByText(words("settings.email.pending", { email: "technician.new@demo.test" })),
  ).toBeVisible();
  await page.goto(linkIn(await letterTo(page, portal.url, "technician.new@demo.test")));
  await page.getByRole("button", { name: words("link.confirm_email") }).click();
  await expect(page.getByText(words("link.done.email_change"))).toBeVisible();
  await page.goto("/settings/");
  await expect(
    email.getByText(words("settings.email.now", { email: "technician.new@demo.test" })),
  ).toBeVisible();

  await page.goto("/settings/password/");
  const change = async (old: string) => {
    await page.getByLabel(words("settings.password.old"), { exact: true }).fill(old);
    await page.getByLabel(words("password.new"), { exact: true }).fill(NEW);
    await page.getByLabel(words("password.repeat")).fill(NEW);
    await page.keyboard.press("Enter");
  };
  await change("Wrong-Password-1!");
  await expect(page.getByText(words("field.problem.PASSWORD_WRONG"))).toBeVisible();
  await expect(page.getByLabel(words("settings.password.old"), { exact: true })).toBeFocused();
  await change(PASSWORD);
  await expect(page.getByText(words("settings.password.done"))).toBeVisible();
  expect(await callAs(other, portal.url, "checkUserSession")).toMatchObject({ loggedIn: false });
  expect(await callAs(page, portal.url, "checkUserSession")).toMatchObject({ loggedIn: true });
  await there.close();
});
