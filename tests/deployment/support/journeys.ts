import { deferred } from "../../support/machines/deferred.ts";
import { expectLogin, expectSignedIn, signOut } from "../../e2e/support/people.ts";
import { expect, type test as portalTest } from "../../e2e/support/test.ts";
import {
  forgetPortalCookie,
  isRefresh,
  signInAt,
  singleSignOn,
  untilRefreshed,
  type IdentityPages,
} from "./sign-on.ts";

/** The journeys that are the same on every identity server (docs/sign-on.md). */
export const signOnJourneys = (test: typeof portalTest, server: IdentityPages): void => {
  const signIn = signInAt(server);

  test("signs in and out, and asks for the password again afterwards", async ({ page, portal }) => {
    const cookieSet = page.waitForResponse("**/api/setUserSessionCookie");
    await signIn(page, "gold");
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(await (await cookieSet).json()).toMatchObject({ valid: true });
    await signOut(page);
    await expectLogin(page);
    await expect(page).toHaveURL(`${portal.url}/login/`);
    await singleSignOn(page).click();
    await server.expectLogin(page);
  });

  test("a deep link leads through the sign-in to its screen", async ({ page }) => {
    await page.goto("/orders/?q=SO-&sort=date");
    await expectLogin(page);
    await singleSignOn(page).click();
    await server.fillLogin(page, "gold");
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/\?q=SO-&sort=date$/);
  });

  test("a new page is signed in silently at its own address, and stays signed in after a reload", async ({
    page,
    context,
  }) => {
    await signIn(page, "gold");
    await page.goto("about:blank");
    await forgetPortalCookie(context);
    const other = await context.newPage();
    await other.goto("/orders/?q=SO-");
    await expect(other.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(other).toHaveURL(/\/orders\/\?q=SO-$/);
    await other.reload();
    await expectSignedIn(other);
  });

  test("a token that comes after the silent look was given up leaves no error behind, and the next look signs in", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signIn(page, "gold");
    await page.goto("about:blank");
    await forgetPortalCookie(context);
    const token = "**/openid-connect/token";
    const held = deferred<undefined>();
    await page.route(token, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(token);
    const answered = page.waitForResponse(token);
    await page.goto("/orders/");
    await asked;
    await page.clock.fastForward("00:09");
    await expectLogin(page);
    await held.settle(undefined);
    await answered;
    await page.clock.fastForward("00:05");
    await expectSignedIn(page);
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  });

  test("tokens are refreshed in two tabs, each with a refresh token that is used once", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signIn(page, "gold");
    const other = await context.newPage();
    await forgetPortalCookie(context);
    await other.goto("/orders/");
    await expectSignedIn(other);
    for (let turn = 0; turn < 3; turn += 1) expect(await untilRefreshed(page, other)).toEqual([200, 200]);
    for (const tab of [page, other]) await expectSignedIn(tab);
  });

  test("a refresh whose answer is lost signs nobody out, though its token is used up", async ({ page }) => {
    await page.clock.install();
    await signIn(page, "gold");
    await page.route("**/openid-connect/token", async (route) => {
      // The identity server has answered; the answer does not arrive.
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

  test("a sign-out in one tab signs out the other", async ({ page, context }) => {
    await signIn(page, "gold");
    const other = await context.newPage();
    await other.goto("/orders/");
    await expectSignedIn(other);
    await signOut(page);
    for (const tab of [page, other]) await expectLogin(tab);
  });

  for (const [name, days] of [
    ["a day ahead", 1],
    ["a day behind", -1],
  ] as const)
    test(`a browser whose clock is ${name} signs in, refreshes, and stays signed in`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + days * 86_400_000 });
      await signIn(page, "gold");
      for (let turn = 0; turn < 2; turn += 1) expect(await untilRefreshed(page)).toEqual([200]);
      await expectSignedIn(page);
    });
};
