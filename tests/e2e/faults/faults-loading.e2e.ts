import type { Page } from "@playwright/test";
import { deferred } from "../../support/machines/deferred.ts";
import { expectAccessible } from "../support/axe.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { words } from "../support/words.ts";

const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });
const orders = (page: Page) => page.getByRole("link", { name: "Orders", exact: true });
const loadError = (page: Page) => page.getByRole("heading", { level: 1, name: words("screen.failed.title") });

test("a screen's code does not come: words with a code, and trying again shows the screen", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await page.route(/\/assets\/orders\.entry-/, (route) => route.abort("connectionfailed"));
  await orders(page).click();
  await expect(loadError(page)).toBeVisible();
  await expect(page.getByText("Code OFFLINE")).toBeVisible();
  await expect(page.getByRole("button", { name: words("screen.reload") })).toBeVisible();
  await page.unroute(/\/assets\/orders\.entry-/);
  await page.getByRole("button", { name: words("failure.retry") }).click();
  await expect(page.getByText("400 orders")).toBeVisible();
});

test("a screen's code does not come: it is asked for again by itself", async ({ page, portal }) => {
  await page.clock.install();
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await page.route(/\/assets\/orders\.entry-/, (route) => route.abort("connectionfailed"));
  await orders(page).click();
  await expect(loadError(page)).toBeVisible();
  await page.unroute(/\/assets\/orders\.entry-/);
  await page.clock.fastForward(5000);
  await expect(page.getByText("400 orders")).toBeVisible();
});

test("a screen's code is slow: its place is held, and everything around it stays", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  const held = deferred<undefined>();
  await page.route(/\/assets\/orders\.entry-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await orders(page).click();
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await expect(orders(page)).toBeVisible();
  await held.settle(undefined);
  await expect(page.getByText("400 orders")).toBeVisible();
});

test("a screen's code has not come after two minutes: words, and a way to try again", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await page.route(/\/assets\/orders\.entry-/, () => {});
  await orders(page).click();
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await page.clock.fastForward(120_000);
  await expect(loadError(page)).toBeVisible();
  await expect(page.getByText("Code TIMED_OUT")).toBeVisible();
});

test.describe("in Czech", () => {
  test.use({ language: "cscz" });

  test("the texts of a screen do not come in the person's language: it is shown in another", async ({
    page,
    portal,
  }) => {
    await signInByCall(page, portal.url, "gold");
    let missing = 0;
    await page.route(/\/assets\/orders-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes("Hledat objednávky")) return route.fulfill({ response });
      missing += 1;
      return route.abort("connectionfailed");
    });
    await page.goto("/orders/");
    await expect(page.getByText("400 orders")).toBeVisible();
    expect(missing).toBeGreaterThan(0);
    // The portal goes on asking for the words that are missing: what is under way must not outlive the test.
    await page.unrouteAll({ behavior: "wait" });
  });
});

test("a language that does not come: the portal stays in the present one and says so", async ({ page }) => {
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.route(/\/assets\/shell-[^/]+\.js$/, (route) => route.abort("connectionfailed"));
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("cscz");
  await expect(page.getByText(words("footer.language_failed"))).toBeVisible();
  await page.unroute(/\/assets\/shell-[^/]+\.js$/);
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("cscz");
  await expect(page.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
});

const crashed = (page: Page) => page.getByRole("heading", { level: 1, name: words("screen.crashed.title") });

test("no configuration: words and a way to load the page again", async ({ page }) => {
  await page.route("**/portal-config.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/login/");
  await expect(crashed(page)).toBeVisible();
  await page.unroute("**/portal-config.js");
  await page.getByRole("button", { name: words("screen.reload") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("a configuration that is not valid: words, not a blank page", async ({ page }) => {
  await page.route("**/portal-config.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "globalThis.PORTAL_CONFIG = { productionPortal: 7 }",
    }),
  );
  await page.goto("/login/");
  await expect(crashed(page)).toBeVisible();
});

test("a configuration that comes after everything else: the page waits for it", async ({ page }) => {
  const session = page.waitForResponse("**/api/checkUserSession");
  await page.route("**/portal-config.js", async (route) => {
    await session;
    await route.continue();
  });
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("the portal's own code does not come: words without it, and a way to load the page again", async ({
  page,
  trouble,
}) => {
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) => route.abort("connectionfailed"));
  await page.goto("/login/");
  await expect(loadError(page)).toBeVisible();
  // The failure is told to whoever watches the page's errors, too.
  expect(trouble.splice(0)).toEqual([expect.stringMatching(/Failed to fetch dynamically imported module/)]);
  await page.unroute(/\/assets\/main-[^/]+\.js$/);
  await page.getByRole("button", { name: words("screen.reload") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

const unstarted = (page: Page) => page.getByText("The partner portal has not loaded yet.");

test("the first script does not come: after ten seconds words stand there by themselves, with a way to load the page again", async ({
  page,
}) => {
  await page.route(/\/assets\/early-[^/]+\.js$/, (route) => route.abort("connectionfailed"));
  await page.goto("/orders/?q=roof");
  await expect(unstarted(page)).toBeAttached();
  await expect(unstarted(page)).toBeHidden();
  const delay = await page.locator(".unstarted").evaluate((words) => {
    const [appear] = words.getAnimations();
    appear?.finish();
    return appear?.effect?.getComputedTiming().delay;
  });
  expect(delay).toBe(10_000);
  await expect(unstarted(page)).toBeVisible();
  await expectAccessible(page, "a portal that does not start");
  await page.unroute(/\/assets\/early-[^/]+\.js$/);
  await page.getByRole("link", { name: "load the page again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/redirect=.*roof/);
});

test("neither styles nor the first script come: the words stand there at once", async ({ page }) => {
  await page.route(/\/assets\/(early|main)-[^/]+\.(js|css)$/, (route) => route.abort("connectionfailed"));
  await page.goto("/login/");
  await expect(unstarted(page)).toBeVisible();
});
