import type { Page, Request } from "@playwright/test";
import { deferred } from "../../support/machines/deferred.ts";
import { quieten } from "../support/quiet.ts";
import { withoutStream } from "../support/without-stream.ts";
import {
  expectIdentityLogin,
  expectLogin,
  expectSignedIn,
  fillIdentityLogin,
  fillLogin,
  identityCookies,
  signInByCall,
  signInBySignOn,
  signOut,
} from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Notes } from "../support/notes.ts";
import { originOf, untilIdle, untilLoaded } from "../support/settled.ts";

const singleSignOn = (page: Page) => page.getByRole("button", { name: "Sign in with single sign-on" });
const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });

/** The adapter is loaded and follows the identity session once its status frame is loaded. */
const expectAdapter = (page: Page): Promise<void> =>
  expect(page.locator("iframe[src*='login-status-iframe']")).toBeAttached();

/** Leaves the portal first: an answer that comes later would renew its cookies. */
const forgetPortalCookie = async (page: Page): Promise<void> => {
  await page.goto("about:blank");
  const context = page.context();
  await context.clearCookies({ name: "portal_session" });
  await context.clearCookies({ name: "portal_hint" });
};

/** The identity server's own logout, as another application or window of this browser would use it. */
const leaveIdentityServer = async (page: Page): Promise<void> => {
  await page.goto("/realms/partner/protocol/openid-connect/logout");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
};

test("single sign-on uses PKCE at the identity server's page, and opens the dashboard", async ({
  page,
  portal,
}) => {
  await page.goto("/login/");
  const asked = page.waitForRequest(
    (request) =>
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      request.url().includes("/openid-connect/auth?"),
  );
  await singleSignOn(page).click();
  const question = new URL((await asked).url()).searchParams;
  expect(question.get("redirect_uri")).toBe(`${portal.url}/login/`);
  expect(question.get("code_challenge_method")).toBe("S256");
  expect(question.get("code_challenge")).toMatch(/^[\w-]{43}$/);
  const exchanged = page.waitForRequest((request) => request.url().endsWith("/openid-connect/token"));
  await fillIdentityLogin(page, "gold");
  const exchange = new URLSearchParams((await exchanged).postData() ?? "");
  expect(exchange.get("grant_type")).toBe("authorization_code");
  expect(exchange.get("code_verifier")).toMatch(/^.{43,128}$/);
  await expect(dashboard(page)).toBeVisible();
  await expectSignedIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/");
});

test("single sign-on keeps the login's redirect with its query", async ({ page }) => {
  await signInBySignOn(page, "gold", `/login/?redirect=${encodeURIComponent("/orders/?q=SO-&sort=date")}`);
  await expect(page).toHaveURL(/\/orders\/\?q=SO-&sort=date$/);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test("a new page is signed in silently, and stays signed in after a reload", async ({ page, context }) => {
  await signInBySignOn(page, "gold");
  await forgetPortalCookie(page);
  const other = await context.newPage();
  await other.goto("/orders/?q=SO-");
  await expect(other.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(other).toHaveURL(/\/orders\/\?q=SO-$/);
  await other.reload();
  await expectSignedIn(other);
  await expect(other.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test(
  "after a silent sign-on the status of the identity session is followed once the screen's data have been asked for",
  { tag: "@long" },
  async ({ page, context }) => {
    await signInBySignOn(page, "gold");
    await forgetPortalCookie(page);
    const other = await context.newPage();
    // The stream would hear of the sign-out before the status frame, as of a session that is over.
    await withoutStream(other);
    const asked = new Notes<string>();
    other.on("request", (request) => asked.add(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
    // The portal waits for its first screen for 5 seconds, of which a busy machine may need more: the page's clock goes on with the test.
    await other.clock.install();
    await other.clock.pauseAt(Date.now() + 60_000);
    await other.goto("/");
    const calls = ["auth", "token", "login", "getDashboard", "login-status-iframe.html"];
    await asked
      .expectOf(async (names) => {
        await other.clock.runFor(100);
        return names.filter((name) => calls.includes(name));
      })
      .toEqual(calls);
    await other.clock.resume();
    await expect(dashboard(other)).toBeVisible();
    await expectAdapter(other);
    await untilLoaded(other);
    await leaveIdentityServer(await context.newPage());
    await expectLogin(other);
    await expect(other.getByText("You have been signed out in another window.")).toBeVisible();
  },
);

test(
  "a status frame that does not answer is tried again when the token is refreshed",
  { tag: "@long" },
  async ({ page, context }) => {
    const frame = "**/login-status-iframe.html";
    await page.clock.install();
    await page.route(frame, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("iframe.html"));
    await signInBySignOn(page, "gold");
    await failed;
    await page.clock.fastForward("00:10");
    await expect(page.locator("iframe[src*='login-status-iframe']")).toHaveCount(0);
    await page.unroute(frame);
    await page.clock.fastForward("05:00");
    await expectAdapter(page);
    await expectSignedIn(page);
    await leaveIdentityServer(await context.newPage());
    await expect
      .poll(
        async () => {
          await page.clock.fastForward("00:02");
          return page.getByText("You have been signed out in another window.").isVisible();
        },
        { intervals: [500] },
      )
      .toBe(true);
  },
);

for (const [name, answer] of [
  ["401", { status: 401, json: {} }],
  ["500", { status: 500, body: "" }],
  ["a refusal", { status: 200, json: { valid: false, error_code: "UNKNOWN_ERROR" } }],
] as const)
  test(
    `a session cookie that cannot be set after single sign-on, ${name}: no error is shown, and the session stays`,
    { tag: name === "500" ? [] : "@long" },
    async ({ page }) => {
      await page.route("**/api/setUserSessionCookie", (route) => route.fulfill(answer));
      const asked = page.waitForResponse("**/api/setUserSessionCookie");
      await signInBySignOn(page, "gold");
      await asked;
      await page.getByRole("link", { name: "Orders", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^SO-/ }).first()).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  );

test(
  "single sign-on that is asked for while a logout is pending begins after the logout, and is not undone by it",
  { tag: "@long" },
  async ({ page, context }) => {
    await signInBySignOn(page, "gold");
    await expectAdapter(page);
    await context.route(/\/api\/logout$/, (route) => route.abort());
    await signOut(page);
    await expectLogin(page);
    await expect(page.getByText(/You are signed out on this page, but the portal/)).toBeVisible();
    await context.unroute(/\/api\/logout$/);
    await singleSignOn(page).click();
    // The identity session has ended, too: it asks who signs in.
    await fillIdentityLogin(page, "silver");
    await expect(dashboard(page)).toBeVisible();
    await page.reload();
    await expectSignedIn(page);
    // The adapter keeps an entry only while its silent check runs.
    await expect
      .poll(() => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]))
      .toEqual([[], []]);
  },
);

test("a sign-out on a public screen leads to the login", { tag: "@long" }, async ({ page }) => {
  await signInBySignOn(page, "gold", `/login/?redirect=${encodeURIComponent("/messages/")}`);
  await expect(page).toHaveURL(/\/messages\/$/);
  await signOut(page);
  await expectLogin(page);
});

const isRefresh = (request: Request): boolean =>
  request.url().endsWith("/openid-connect/token") && (request.postData() ?? "").includes("refresh_token");

test("the access token is refreshed each time it expires", async ({ page }) => {
  await page.clock.install();
  await signInBySignOn(page, "gold");
  for (let turn = 0; turn < 2; turn += 1) {
    const refreshed = page.waitForResponse((response) => isRefresh(response.request()));
    let isAsked = false;
    void page.waitForRequest(isRefresh).then(() => (isAsked = true));
    // By steps, because the page begins to count only once it has the former token; none while it is asked for, because the refresh has a limit.
    await expect
      .poll(async () => {
        if (!isAsked) await page.clock.fastForward("01:00");
        // Answered after every request of the page before has been reported.
        await page.evaluate(() => {});
        return isAsked;
      })
      .toBe(true);
    expect((await refreshed).status()).toBe(200);
  }
  await expectSignedIn(page);
});

test("a sign-out in one tab signs out the other, ends the identity session and returns to the portal's origin", async ({
  page,
  context,
  portal,
}) => {
  await signInBySignOn(page, "gold");
  const other = await context.newPage();
  await other.goto("/orders/");
  await expectSignedIn(other);
  const left = page.waitForResponse((response) => response.url().includes("/openid-connect/logout"));
  await signOut(page);
  await expectLogin(other);
  await left;
  await expect(page).toHaveURL(`${portal.url}/login/`);
  await expectLogin(page);
  await other.goto("/");
  await expectLogin(other);
  await singleSignOn(other).click();
  await expectIdentityLogin(other);
});

test("a sign-out at the identity server signs out the portal, also on a page that was restored by its cookie", async ({
  page,
  context,
}) => {
  await withoutStream(page);
  await signInBySignOn(page, "gold");
  await page.reload();
  await expectSignedIn(page);
  await expectAdapter(page);
  await untilLoaded(page);
  await leaveIdentityServer(await context.newPage());
  await expectLogin(page);
  await expect(page.getByText("You have been signed out in another window.")).toBeVisible();
});

/** Ends the page's identity session at the server, without notifying the page's browser. */
const endAtServer = async (page: Page): Promise<void> => {
  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ baseURL: originOf(page) });
  if (elsewhere === undefined) throw new Error("The page has no browser");
  await elsewhere.addCookies([...(await identityCookies(page.context()))]);
  await leaveIdentityServer(await elsewhere.newPage());
  await elsewhere.close();
};

test("an identity session that the server ended is detected by the token refresh, and typed text is kept", async ({
  page,
}) => {
  await page.clock.install();
  await signInBySignOn(page, "gold", `/login/?redirect=${encodeURIComponent("/orders/")}`);
  await page.getByRole("link", { name: /^SO-/ }).first().click();
  await page.getByRole("button", { name: "Ask about this order" }).click();
  await page.getByLabel("Your message").fill("Half a sentence");
  // The page behind the dialog is inert.
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await endAtServer(page);
  await page.clock.fastForward("05:00");
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await expect(again).toBeVisible();
  await fillLogin(page, "gold");
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel("Your message")).toHaveValue("Half a sentence");
});

test(
  "an identity session that the server ended is detected by the next call",
  { tag: "@long" },
  async ({ page }) => {
    // The stream would hear of it before the call.
    await withoutStream(page);
    await signInBySignOn(page, "gold");
    // What is asked after the first screen would be the next call, and its dialog lie over the link.
    await quieten(page, "getOrders");
    await endAtServer(page);
    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  },
);

test("the identity server's login shows why a closed account is refused", async ({ page }) => {
  await page.goto("/login/");
  await singleSignOn(page).click();
  await fillIdentityLogin(page, "deactivated");
  await expect(page).toHaveURL(/\/realms\//);
  await expect(page.getByRole("alert")).toContainText(/account/);
  await page.getByRole("link", { name: "Back to the portal" }).click();
  await expectLogin(page);
});

test(
  "a login that the identity server denies shows an error, and the next one works",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/login/");
    const asked = page.waitForRequest(
      (request) =>
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        request.url().includes("/openid-connect/auth?"),
    );
    await singleSignOn(page).click();
    const question = new URL((await asked).url()).searchParams;
    await expectIdentityLogin(page);
    await page.goto(
      `${question.get("redirect_uri")}#error=access_denied&error_description=raw+words&state=${question.get("state")}`,
    );
    await expect(page.getByText("Single sign-on did not accept the sign-in.")).toBeVisible();
    await expect(page.getByText(/raw words|access_denied/)).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
    await singleSignOn(page).click();
    await fillIdentityLogin(page, "gold");
    await expect(dashboard(page)).toBeVisible();
  },
);

test("a person with a session sees the screen before the adapter is loaded", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "gold");
  const held = deferred<undefined>();
  const fetched = new Notes<string>();
  page.on("request", (request) => {
    if (/keycloak|\/realms\//.test(request.url())) fetched.add(request.url());
  });
  await page.route("**/api/getDashboard", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await expectSignedIn(page);
  await untilIdle(page);
  await fetched.expect("while the screen waits for its content").toEqual([]);
  await held.settle(undefined);
  await fetched.expectOf((urls) => urls.some((url) => url.includes("keycloak"))).toBe(true);
});

test("what the screen does not need waits for a view whose code comes late, and the screen's data do not", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  const held = deferred<undefined>();
  const asked = new Notes<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.route(/\/assets\/view-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await asked.expect().toContain("/api/getDashboard");
  await untilIdle(page);
  await asked
    .expectOf((paths) =>
      paths.filter((path) => /keycloak|\/realms\/|getPartnerData|\/tools-|live-changes/.test(path)),
    )
    .toEqual([]);
  await held.settle(undefined);
  await expect(dashboard(page)).toBeVisible();
  await asked.expectOf((paths) => paths.some((path) => path.includes("keycloak"))).toBe(true);
});
