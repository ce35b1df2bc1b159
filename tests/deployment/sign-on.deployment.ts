import type { BrowserContext, Page, Request } from "@playwright/test";
import { expectLogin, expectSignedIn, fillLogin, signOut } from "../e2e/support/people.ts";
import { addressOf, expect, expectKeycloakLogin, fillKeycloakLogin, test } from "./support/test.ts";

const singleSignOn = (page: Page) => page.getByRole("button", { name: "Sign in with single sign-on" });
const signInAgain = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

/** Signs a person in at Keycloak, and waits until their first screen is shown. */
const signInAtKeycloak = async (page: Page, name: string, address = "/login/"): Promise<void> => {
  await page.goto(address);
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, name);
  await expectSignedIn(page);
};

/** The portal's own session goes; that of Keycloak stays. */
const forgetPortalCookie = async (context: BrowserContext): Promise<void> => {
  await context.clearCookies({ name: "portal_session" });
  await context.clearCookies({ name: "portal_hint" });
};

const isRefresh = (request: Request): boolean =>
  request.url().endsWith("/openid-connect/token") &&
  (request.postData() ?? "").includes("grant_type=refresh_token");

/** Lets the clock of all tabs go on until each has asked for a fresh token, and returns the answers' status. */
const untilRefreshed = async (first: Page, ...others: readonly Page[]): Promise<readonly number[]> => {
  const tabs = [first, ...others];
  const asked = new Set<Page>();
  const refreshed = tabs.map(async (tab) => {
    const response = tab.waitForResponse((answer) => isRefresh(answer.request()));
    await tab.waitForRequest(isRefresh);
    asked.add(tab);
    return (await response).status();
  });
  await expect
    .poll(async () => {
      // No time passes while a tab waits for its answer, because the refresh has a limit.
      if (asked.size === 0) await first.clock.fastForward("01:00");
      // Answered after every request of the pages before has been reported.
      for (const tab of tabs) await tab.evaluate(() => {});
      return asked.size;
    })
    .toBe(tabs.length);
  return Promise.all(refreshed);
};

test("signs in and out, and asks for the password again afterwards", async ({ page, portal }) => {
  const cookieSet = page.waitForResponse("**/api/setUserSessionCookie");
  await signInAtKeycloak(page, "gold");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(await (await cookieSet).json()).toMatchObject({ valid: true });
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

test("a new page is signed in silently at its own address, and stays signed in after a reload", async ({
  page,
  context,
}) => {
  await signInAtKeycloak(page, "gold");
  await page.goto("about:blank");
  await forgetPortalCookie(context);
  const other = await context.newPage();
  await other.goto("/orders/?q=SO-");
  await expect(other.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(other).toHaveURL(/\/orders\/\?q=SO-$/);
  await other.reload();
  await expectSignedIn(other);
});

test("tokens are refreshed in two tabs, each with a refresh token that is used once", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInAtKeycloak(page, "gold");
  const other = await context.newPage();
  await forgetPortalCookie(context);
  await other.goto("/orders/");
  await expectSignedIn(other);
  for (let turn = 0; turn < 3; turn += 1) expect(await untilRefreshed(page, other)).toEqual([200, 200]);
  for (const tab of [page, other]) await expectSignedIn(tab);
});

test("a refresh whose answer is lost signs nobody out, though its token is used up", async ({ page }) => {
  await page.clock.install();
  await signInAtKeycloak(page, "gold");
  await page.route("**/openid-connect/token", async (route) => {
    // Keycloak has answered; the answer does not arrive.
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent("requestfailed", isRefresh);
  let isLost = false;
  void lost.then(() => (isLost = true));
  await expect
    .poll(async () => {
      if (!isLost) await page.clock.fastForward("01:00");
      await page.evaluate(() => {});
      return isLost;
    })
    .toBe(true);
  await page.unroute("**/openid-connect/token");
  expect(await untilRefreshed(page)).toEqual([200]);
  await expectSignedIn(page);
});

test("tokens that an administrator revokes are replaced silently as long as the session lasts", async ({
  page,
  keycloak,
}) => {
  await page.clock.install();
  await signInAtKeycloak(page, "gold");
  const second = (): number => Math.floor(Date.now() / 1000);
  const signedIn = second();
  // Keycloak revokes what is older than a second.
  await expect.poll(second).toBeGreaterThan(signedIn);
  await keycloak.admin.revokeTokens(second());
  expect(await untilRefreshed(page)).toEqual([400]);
  expect(await untilRefreshed(page)).toEqual([200]);
  await expectSignedIn(page);
});

test("a sign-out in one tab signs out the other", async ({ page, context }) => {
  await signInAtKeycloak(page, "gold");
  const other = await context.newPage();
  await other.goto("/orders/");
  await expectSignedIn(other);
  await signOut(page);
  for (const tab of [page, other]) await expectLogin(tab);
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
  for (const tab of [page, other]) await expect(signInAgain(tab)).toBeVisible();
});

test("a session that ends at Keycloak by time ends at the next refresh", async ({ page, keycloak }) => {
  await page.clock.install();
  await signInAtKeycloak(page, "silver");
  await keycloak.admin.changeRealm({ ssoSessionMaxLifespan: 1 });
  try {
    expect(await untilRefreshed(page)).toEqual([400]);
    await expect(signInAgain(page)).toBeVisible();
  } finally {
    await keycloak.admin.changeRealm({ ssoSessionMaxLifespan: 43_200 });
  }
});

test("another signing key from now on changes nothing for who is signed in, and signs in whoever comes", async ({
  page,
  context,
  keycloak,
}) => {
  await page.clock.install();
  await signInAtKeycloak(page, "gold");
  await keycloak.admin.addKey();
  expect(await untilRefreshed(page)).toEqual([200]);
  await forgetPortalCookie(context);
  const other = await context.newPage();
  await other.goto("/orders/");
  await expectSignedIn(other);
});

test("Keycloak restarts under a person who is signed in: nobody is signed out, and the token is fresh afterwards", async ({
  page,
  keycloak,
}) => {
  await page.clock.install();
  await signInAtKeycloak(page, "gold");
  await keycloak.stop();
  await page.clock.fastForward("05:00");
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByRole("link", { name: /^SO-/ }).first()).toBeVisible();
  await keycloak.restart();
  expect(await untilRefreshed(page)).toEqual([200]);
  await expectSignedIn(page);
});

test("while Keycloak is down the login stands, and a password signs in; single sign-on works again once it is back", async ({
  page,
  keycloak,
}) => {
  await keycloak.stop();
  await page.goto("/orders/");
  await expectLogin(page);
  await singleSignOn(page).click();
  await expect(
    page
      .getByText(/single sign-on/i)
      .filter({ hasText: /not|un/ })
      .first(),
  ).toBeVisible();
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectSignedIn(page);
  await signOut(page);
  await expectLogin(page);
  await keycloak.restart();
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, "gold");
  await expectSignedIn(page);
});

test("a Keycloak that does not answer leaves the login to the password", async ({ page, keycloak }) => {
  keycloak.freeze();
  try {
    await page.goto("/orders/");
    await expectLogin(page);
    await fillLogin(page, "gold");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectSignedIn(page);
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  } finally {
    keycloak.goOn();
  }
});

test("a person whom the portal does not know reads so", async ({ page, keycloak }) => {
  await keycloak.admin.addUser({
    username: "stranger@demo.test",
    email: "stranger@demo.test",
    emailVerified: true,
    enabled: true,
    firstName: "Anna",
    lastName: "Fremd",
    credentials: [{ type: "password", value: "Portal-Demo-2026!", temporary: false }],
  });
  await page.goto("/orders/");
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, "stranger");
  await expect(page.getByText("there is no account for this email address")).toBeVisible();
  await expectLogin(page);
});

test("a person whose company is deactivated at the portal reads so", async ({ page }) => {
  await page.goto("/login/");
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, "deactivated");
  await expect(page.getByText(/Your company.s account has been closed/)).toBeVisible();
  await expectLogin(page);
});

test("a person who is deactivated at Keycloak is let in no more, and signed out where their sessions are ended", async ({
  page,
  keycloak,
}) => {
  await signInAtKeycloak(page, "reg");
  await keycloak.admin.changeUser(addressOf("reg"), { enabled: false });
  try {
    await keycloak.admin.endSessions(addressOf("reg"));
    await expect(signInAgain(page)).toBeVisible();
    await page.goto("/login/");
    await singleSignOn(page).click();
    await fillKeycloakLogin(page, "reg");
    await expect(page.getByText("Account is disabled")).toBeVisible();
  } finally {
    await keycloak.admin.changeUser(addressOf("reg"), { enabled: true });
  }
});

test("an address that is not verified signs nobody in", async ({ page, keycloak }) => {
  await keycloak.admin.changeUser(addressOf("reg21"), { emailVerified: false });
  await keycloak.admin.changeRealm({ verifyEmail: false });
  try {
    await page.goto("/login/");
    await singleSignOn(page).click();
    await fillKeycloakLogin(page, "reg21");
    await expect(page.getByText("there is no account for this email address")).toBeVisible();
  } finally {
    await keycloak.admin.changeRealm({ verifyEmail: true });
    await keycloak.admin.changeUser(addressOf("reg21"), { emailVerified: true });
  }
});

for (const [name, days] of [
  ["a day ahead", 1],
  ["a day behind", -1],
] as const)
  test(`a browser whose clock is ${name} signs in, refreshes, and stays signed in`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await signInAtKeycloak(page, "gold");
    for (let turn = 0; turn < 2; turn += 1) expect(await untilRefreshed(page)).toEqual([200]);
    await expectSignedIn(page);
  });
