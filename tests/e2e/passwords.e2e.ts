import { expectAccessible } from "./support/axe.ts";
import { expectLetters, letterTo, linkIn } from "./support/letters.ts";
import { callAs, fillLogin, PASSWORD, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

const NEW_PASSWORD = "Another-Secret-2026!";

test.describe("a forgotten password", () => {
  test("is reset by the link of an email, which ends every session, works once and disappears from the address", async ({
    page,
    browser,
    ownPortal,
  }) => {
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await signInByCall(elsewhere, ownPortal.url, "silver");

    await page.goto(`${ownPortal.url}/login/`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email address").fill("silver@demo.test");
    await page.keyboard.press("Enter");
    await expect(page.getByText("If there is an account for silver@demo.test")).toBeVisible();
    const link = linkIn(await letterTo(page, ownPortal.url, "silver@demo.test"));

    await page.goto(`${ownPortal.url}${link}`);
    await expect(page).toHaveURL(`${ownPortal.url}/reset-password/`);
    await page.getByLabel("New password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByLabel("New password", { exact: true })).toBeFocused();
    await expectAccessible(page, "a refused new password");
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText("You have been signed out everywhere")).toBeVisible();
    expect(
      (
        await elsewhere.request.post(`${ownPortal.url}/api/getOrders`, {
          form: { page: "1", page_size: "5" },
          headers: { Origin: ownPortal.url },
        })
      ).status(),
    ).toBe(401);
    await other.close();

    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await fillLogin(page, "silver", PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText(label("login.error.INVALID_PASSWORD"))).toBeVisible();
    await fillLogin(page, "silver", NEW_PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

    await page.goto(`${ownPortal.url}${link}`);
    await expect(page.getByText("Code LINK_USED")).toBeVisible();
    await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
  });

  test("shows the same text for an address without an account, and sends no email", async ({
    page,
    portal,
  }) => {
    await page.goto("/forgot-password/");
    await page.getByLabel("Email address").fill("nobody@nowhere.example");
    await page.keyboard.press("Enter");
    await expect(page.getByText("If there is an account for nobody@nowhere.example")).toBeVisible();
    await expectLetters(page, portal.url, "nobody@nowhere.example", 0);
  });

  test("cannot be reset after a reload, because the secret is only in the page's memory", async ({
    page,
    portal,
  }) => {
    await callAs(page, portal.url, "requestPasswordReset", { email: "platin@demo.test", instance: "enus" });
    await page.goto(linkIn(await letterTo(page, portal.url, "platin@demo.test")));
    await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
    await page.reload();
    await expect(page.getByText("Code LINK_INVALID")).toBeVisible();
  });
});

test(
  "an account that was never activated has its link sent again at the login, is activated by it, and can then sign in",
  { tag: "@long" },
  async ({ page, ownPortal: portal }) => {
    // A separate portal: the sign-up's test needs this account unchanged.
    await page.goto(new URL("/login/", portal.url).href);
    await fillLogin(page, "unactivated");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "Send activation link" }).click();
    await expect(page.getByText("The link is on its way to unactivated@demo.test.")).toBeVisible();
    await page.goto(
      new URL(linkIn(await letterTo(page, portal.url, "unactivated@demo.test")), portal.url).href,
    );
    await page.getByRole("button", { name: "Activate account" }).click();
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await fillLogin(page, "unactivated");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();
  },
);
