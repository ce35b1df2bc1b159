import { expect, type BrowserContext, type Cookie, type Page } from "@playwright/test";
import { foundCookies, foundInAttribute } from "./settled.ts";

/** The password of all demo accounts. */
export const PASSWORD = "Portal-Demo-2026!";

/**
 * Types the credentials of a demo account into the login form that is open: the shown one, because a page that the server
 * has rendered has the portal's beside it, hidden, until the portal takes over.
 */
export const fillLogin = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  const shown = (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });
  await shown("Email address").fill(`${name}@demo.test`);
  await shown("Password").fill(password);
};

/** Signs a demo account in with its password, and waits until its first screen is shown. */
export const signIn = async (page: Page, name: string, address = "/login/"): Promise<void> => {
  await page.goto(address);
  await fillLogin(page, name);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: /account/i })).toBeVisible();
};

/** Makes a call as the page's browser does, with its cookies, and returns the answer's JSON. */
export const callAs = async (
  page: Page,
  origin: string,
  name: string,
  form: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const answer = await page.request.post(`${origin}/api/${name}`, {
    form: { ...form },
    headers: { Origin: origin },
    // The portal closes a connection that has rested, maybe just when it is used again.
    maxRetries: 1,
  });
  expect(answer.ok(), `${name} is answered`).toBe(true);
  return answer.json();
};

/** Deletes the person's drafts of tickets: earlier tests of this worker leave some. */
export const discardDrafts = async (page: Page, origin: string): Promise<void> => {
  for (const key of ["new-ticket", "new-ticketv2"]) await callAs(page, origin, "discardTicketDraft", { key });
};

/** The sessions that earlier tests of this worker have created, by portal and person: each person signs in once. */
const left = new Map<string, readonly Cookie[]>();

/** Gives the page's browser a session by a call, for tests that do not test the sign-in; reuses the session of an earlier test while it is valid. */
export const signInByCall = async (page: Page, origin: string, name: string): Promise<void> => {
  const who = `${name} ${origin}`;
  const cookies = left.get(who);
  if (cookies !== undefined) {
    await page.context().addCookies([...cookies]);
    if (((await callAs(page, origin, "checkUserSession")) as { readonly loggedIn: boolean }).loggedIn) return;
  }
  expect(
    await callAs(page, origin, "login", { email_address: `${name}@demo.test`, password: PASSWORD }),
  ).toMatchObject({ valid: true });
  left.set(
    who,
    await foundCookies(page.context(), ({ name }) => /^portal_(session|hint|browser)$/.test(name)),
  );
};

/**
 * Waits for the identity server's login: by its address, because the portal's login has fields of the same names, and
 * a logout that is pending is reported at the identity server first, whose page goes back to the portal by itself.
 */
export const expectIdentityLogin = (page: Page): Promise<void> =>
  expect(page).toHaveURL(/\/realms\/[^/]+\/login-actions\//);

/** Types a demo account's credentials into the identity server's page, and submits them. */
export const fillIdentityLogin = async (page: Page, name: string): Promise<void> => {
  await expectIdentityLogin(page);
  await page.getByLabel("Email address").fill(`${name}@demo.test`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
};

/** The cookies of a session at the identity server, for another browser that shares it. */
export const identityCookies = (context: BrowserContext): Promise<readonly Cookie[]> =>
  foundCookies(context, ({ path }) => path.startsWith("/realms/"));

/** Signs a demo account in at the identity server, and waits until its first screen is shown. */
export const signInBySignOn = async (page: Page, name: string, address = "/login/"): Promise<void> => {
  await page.goto(address);
  await page.getByRole("button", { name: "Sign in with single sign-on" }).click();
  await fillIdentityLogin(page, name);
  await expectSignedIn(page);
};

/** Waits for the account menu, which is shown during a session. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();

/** Waits for the login page. */
export const expectLogin = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

/** Signs out by the account menu. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
};

/** Waits until the servers know of a sign-out. A page that is opened before tells them first, whoever has signed in by a call meanwhile. */
export const untilLoggedOut = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => localStorage.getItem("portal.owed-logout") === null);
};

/** The name of who is signed in, as the header's button for the account says it in English. */
export const nameOfAccount = (page: Page): Promise<string> =>
  foundInAttribute(page.getByRole("button", { name: /^Account: / }), "aria-label", /(?<=^Account: ).+/);
