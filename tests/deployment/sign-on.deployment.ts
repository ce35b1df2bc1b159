import { expectLogin, expectSignedIn, signOut } from "../e2e/support/people.ts";
import { addressOf, expect, expectKeycloakLogin, fillKeycloakLogin, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const singleSignOn = (page: Page) => page.getByRole("button", { name: "Sign in with single sign-on" });

/** Signs a person in at Keycloak, and waits until their first screen is shown. */
const signInAtKeycloak = async (page: Page, name: string, address = "/login/"): Promise<void> => {
  await page.goto(address);
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, name);
  await expectSignedIn(page);
};

test("signs in and out, and asks for the password again afterwards", async ({ page, portal }) => {
  await signInAtKeycloak(page, "gold");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await signOut(page);
  await expectLogin(page);
  await expect(page).toHaveURL(`${portal.url}/login/`);
  await singleSignOn(page).click();
  await expectKeycloakLogin(page);
});

test("a deep link leads through the sign-in to its screen", async ({ page }) => {
  await page.goto("/orders/?q=SO-&sort=date");
  await expectLogin(page);
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, "gold");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/\?q=SO-&sort=date$/);
});

test("a session that an administrator ends at Keycloak ends all tabs", async ({
  page,
  context,
  keycloak,
}) => {
  await signInAtKeycloak(page, "silver");
  const other = await context.newPage();
  await other.goto("/orders/");
  await expectSignedIn(other);
  await keycloak.admin.endSessions(addressOf("silver"));
  for (const tab of [page, other])
    await expect(tab.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
});
