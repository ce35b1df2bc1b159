import { expectLogin, expectSignedIn, fillLogin, signOut, PASSWORD } from "../e2e/support/people.ts";
import { foundIn } from "../e2e/support/settled.ts";
import { signOnJourneys } from "./support/journeys.ts";
import {
  forgetPortalCookie,
  signInAgain,
  signInAt,
  singleSignOn,
  untilRefreshed,
} from "./support/sign-on.ts";
import { oneTimeCode } from "./support/one-time-code.ts";
import { addressOf, expect, expectKeycloakLogin, fillKeycloakLogin, test } from "./support/test.ts";

const keycloakPages = { expectLogin: expectKeycloakLogin, fillLogin: fillKeycloakLogin };

signOnJourneys(test, keycloakPages);

const signInAtKeycloak = signInAt(keycloakPages);

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
    credentials: [{ type: "password", value: PASSWORD, temporary: false }],
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

test("a person with a second factor signs in by it", async ({ page, keycloak }) => {
  await keycloak.admin.changeUser(addressOf("platin"), { requiredActions: ["CONFIGURE_TOTP"] });
  await page.goto("/login/");
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, "platin");
  await page.getByRole("link", { name: "Unable to scan?" }).click();
  const secret = await foundIn(page.locator("#kc-totp-secret-key"), /[A-Z2-7 ]{16,}/);
  await page.locator("#totp").fill(oneTimeCode(secret));
  await page.getByRole("button", { name: "Submit" }).click();
  await expectSignedIn(page);
  await signOut(page);
  await expectLogin(page);
  await singleSignOn(page).click();
  await fillKeycloakLogin(page, "platin");
  // A code is used once: the next one is accepted, too.
  await page.locator("#otp").fill(oneTimeCode(secret, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectSignedIn(page);
});
