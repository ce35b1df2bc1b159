import type { Page } from "@playwright/test";
import { deferred } from "../../support/machines/deferred.ts";
import { withConfiguration } from "../support/configuration.ts";
import { expectAccessible } from "../support/axe.ts";
import { expectPageErrors } from "../support/page-errors.ts";
import { Notes } from "../support/notes.ts";
import { discardDrafts, signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { freshAddress, signUpWalk } from "../support/sign-up.ts";
import { sentTicket } from "../support/walks/tickets-steps.ts";
import { label } from "../support/texts.ts";
import { chooseLanguage, languageMenu } from "../support/layout.ts";
import { measured } from "../support/settled.ts";

const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Dashboard" });
const orders = (page: Page) => page.getByRole("link", { name: "Orders", exact: true });
const loadError = (page: Page) => page.getByRole("heading", { level: 1, name: label("screen.failed.title") });

/** A deployment: the server has another build, and the file of this one no more. The returned function brings the new page. */
const deploy = async (page: Page, file: RegExp): Promise<() => Promise<void>> => {
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.route("**/", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/(<meta name="build" content=")/, "$1new-") });
  });
  return () => page.unroute(file);
};

test("a screen whose code fails to load shows an error code, and a retry shows the screen", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await page.route(/\/assets\/orders-/, (route) => route.abort("connectionfailed"));
  await orders(page).click();
  await expect(loadError(page)).toBeVisible();
  await expect(page.getByText("Code OFFLINE")).toBeVisible();
  await expect(page.getByRole("button", { name: label("screen.reload") })).toBeVisible();
  await page.unroute(/\/assets\/orders-/);
  await page.getByRole("button", { name: label("failure.retry") }).click();
  await expect(page.getByText("70 orders")).toBeVisible();
});

test("a screen whose code a new version has replaced offers a reload, after which it is shown and a draft is kept", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/new-ticket/");
  const subject = page.getByLabel("Subject");
  await subject.fill("A draft");
  await expect(page.getByText(label("ticket.draft.account"))).toBeVisible();
  const arrive = await deploy(page, /\/assets\/orders-/);
  await orders(page).click();
  await expect(page.getByRole("heading", { level: 1, name: label("screen.gone.title") })).toBeVisible();
  await expect(page.getByText("Code SCREEN_GONE")).toBeVisible();
  await expect(page.getByText(label("error.endpoint_failure"))).toBeHidden();
  await arrive();
  await page.getByRole("button", { name: label("screen.reload") }).click();
  await expect(page.getByText("70 orders")).toBeVisible();
  await page.goto("/new-ticket/");
  await expect(subject).toHaveValue("A draft");
});

/** The words of code that is gone, and none of a portal that does not answer. */
const expectGone = async (page: Page): Promise<void> => {
  await expect(page.getByText("Code SCREEN_GONE")).toBeVisible();
  await expect(page.getByText(label("error.endpoint_failure"))).toBeHidden();
};

/** The browser's own questions before the page is left: each is answered by staying. */
const questionsOf = (page: Page): Notes<string> => {
  const asked = new Notes<string>();
  page.on("dialog", (dialog) => {
    asked.add(dialog.type());
    void dialog.dismiss();
  });
  return asked;
};

const offer = (page: Page) => page.getByRole("button", { name: label("version.load") });

test("a ticket that needs code which a new version has replaced does not wait for a connection, and is in its form after the reload", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await discardDrafts(page, portal.url);
  await page.goto("/new-ticket/");
  const arrive = await deploy(page, /\/assets\/upload-transport-/);
  await page.getByLabel("Subject").fill("A relay clicks");
  const message = page.getByRole("textbox", { name: new RegExp(`^${label("help.message")}`) });
  await message.fill("All night.");
  await page.getByRole("button", { name: label("new_ticket.submit"), exact: true }).click();
  await expectGone(page);
  await expect(page.getByText(label("failure.offline.waiting"))).toBeHidden();
  await arrive();
  await page.getByRole("button", { name: label("screen.reload") }).click();
  await expect(page.getByText("Code SCREEN_GONE")).toBeHidden();
  await expect(message).toHaveValue("All night.");
  await expect(page.getByLabel("Subject")).toHaveValue("A relay clicks");
  await page.getByRole("button", { name: label("new_ticket.submit"), exact: true }).click();
  await sentTicket(page);
});

test("a download that needs code which a new version has replaced offers a reload", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/orders/");
  await deploy(page, /\/assets\/follow-link-/);
  await page.getByRole("button", { name: label("orders.csv") }).click();
  await expectGone(page);
  await expect(page.getByRole("button", { name: label("screen.reload") })).toBeVisible();
});

test("a calendar whose code is gone says so in its place, and the list stays; the new version is offered by code that comes later", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  const pressed = deferred<undefined>();
  await page.route(/\/assets\/new-version-[^/]+\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto("/orders/");
  await deploy(page, /\/assets\/date-range-calendar-/);
  await page.getByText(label("kit.period.placeholder")).click();
  await expect(page.getByText(label("screen.gone.text"))).toBeVisible();
  await expect(page.getByText("70 orders")).toBeVisible();
  await pressed.settle(undefined);
  await expect(offer(page)).toBeVisible();
});

test("a new employee who is half typed is in the form again after the new version is loaded, and nobody is asked", async ({
  page,
  portal,
}) => {
  const asked = questionsOf(page);
  await signInByCall(page, portal.url, "silver");
  await page.goto("/settings/employees/");
  const open = async () => {
    await page.getByRole("button", { name: label("employees.add") }).click();
    return page.getByRole("dialog", { name: label("employees.form.add") });
  };
  const dialog = await open();
  await dialog.getByLabel(label("field.first_name")).fill("Ida");
  await dialog.getByRole("checkbox", { name: label("employees.right.tickets") }).check();
  await page.keyboard.press("Escape");
  await deploy(page, /\/assets\/problem-report-/);
  await page.getByRole("button", { name: label("report.button") }).click();
  await expect(page.getByRole("alert").filter({ hasText: label("screen.gone.text") })).toBeVisible();
  const loaded = page.waitForEvent("load");
  await offer(page).click();
  await loaded;
  const again = await open();
  await expect(again.getByLabel(label("field.first_name"))).toHaveValue("Ida");
  await expect(again.getByRole("checkbox", { name: label("employees.right.tickets") })).toBeChecked();
  await asked.expect().toEqual([]);
});

test("a password that is half typed is asked about before the new version is loaded", async ({
  page,
  portal,
}) => {
  const asked = questionsOf(page);
  await signInByCall(page, portal.url, "gold");
  await page.goto("/settings/password/");
  const old = page.getByLabel(label("settings.password.old"), { exact: true });
  await old.fill("Secret-2026!");
  await deploy(page, /\/assets\/problem-report-/);
  await page.getByRole("button", { name: label("report.button") }).click();
  await offer(page).click();
  await asked.expect().toEqual(["beforeunload"]);
  await expect(old).toHaveValue("Secret-2026!");
});

test("a visitor, of whom nothing is kept, is asked before the new version is loaded", async ({ page }) => {
  const asked = questionsOf(page);
  await page.goto("/forgot-password/");
  const email = page.getByLabel(label("login.email"));
  await email.fill("nobody@new.example");
  await deploy(page, /\/assets\/opened-select-/);
  await languageMenu(page).click();
  await offer(page).click();
  await asked.expect().toEqual(["beforeunload"]);
  await expect(email).toHaveValue("nobody@new.example");
});

/** A browser that keeps nothing for the portal: reading its storages fails, and cookies are not there. */
const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  });

test("a visitor whose browser keeps nothing finds the field empty after a reload, and gets the letter all the same", async ({
  page,
}) => {
  await denyStorage(page);
  await page.goto("/forgot-password/");
  const email = page.getByLabel(label("login.email"));
  await email.fill("nobody@new.example");
  await page.reload();
  await expect(email).toHaveValue("");
  await email.fill("nobody@new.example");
  await page.getByRole("button", { name: label("forgot.submit") }).click();
  await expect(page.getByText(label("forgot.sent.text", { email: "nobody@new.example" }))).toBeVisible();
});

test("a visitor whose browser keeps nothing begins the sign-up anew after a reload, and has an account at the end", async ({
  page,
  portal,
}) => {
  await denyStorage(page);
  const address = freshAddress("denied");
  const walk = signUpWalk(page);
  await page.goto("/registration/");
  await walk.type("private");
  await walk.fill("firstname", "Ada");
  await page.reload();
  await walk.type("private");
  await expect(page.getByText(label("sign_up.restored"))).toBeHidden();
  await expect(walk.box("firstname")).toHaveValue("");
  await walk.person(address, true);
  await walk.enterCode(await walk.sentCode(portal.url, address));
  await walk.success(address);
});

test("a screen whose code fails to load is loaded again automatically", async ({ page, portal }) => {
  await page.clock.install();
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await page.route(/\/assets\/orders-/, (route) => route.abort("connectionfailed"));
  await orders(page).click();
  await expect(loadError(page)).toBeVisible();
  await page.unroute(/\/assets\/orders-/);
  await page.clock.fastForward(5000);
  await expect(page.getByText("70 orders")).toBeVisible();
});

test("a screen whose code loads slowly shows a placeholder, and everything around it stays", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  const held = deferred<undefined>();
  await page.route(/\/assets\/orders-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await orders(page).click();
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await expect(orders(page)).toBeVisible();
  await held.settle(undefined);
  await expect(page.getByText("70 orders")).toBeVisible();
});

test("a screen whose code has not loaded after two minutes shows an error and a retry", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(dashboard(page)).toBeVisible();
  await page.route(/\/assets\/orders-/, () => {});
  await orders(page).click();
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await page.clock.fastForward(120_000);
  await expect(loadError(page)).toBeVisible();
  await expect(page.getByText("Code TIMED_OUT")).toBeVisible();
});

test.describe("in Czech", () => {
  test.use({ language: "cscz" });

  test("a screen whose texts fail to load in the chosen language is shown in another", async ({
    page,
    portal,
    pageErrors,
  }) => {
    await signInByCall(page, portal.url, "gold");
    let missing = 0;
    await page.route(/\/assets\/texts-[^/]+\/cscz-orders\.js$/, (route) => {
      missing += 1;
      return route.abort("connectionfailed");
    });
    await page.goto("/orders/");
    await expect(page.getByText("70 orders")).toBeVisible();
    await expect.poll(() => missing).toBeGreaterThan(0);
    // In every other test this is an error.
    await expectPageErrors(pageErrors, ["fallback to int: orders"]);
    // The portal keeps retrying the missing texts: no request may outlive the test.
    await page.unrouteAll({ behavior: "wait" });
  });
});

test("every test finds a key that is shown in place of its text, or names something", async ({
  page,
  pageErrors,
}) => {
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await pageErrors.expect().toEqual([]);
  await page.evaluate(() => {
    document.body.append("login.title");
    document.body.setAttribute("aria-label", "kit.page.shown");
  });
  const keys = ["login.title", "kit.page.shown"];
  await expectPageErrors(
    pageErrors,
    keys.map((key) => `console: a key in place of its text: ${key}`),
  );
});

test("a language that fails to load shows an error, and the portal keeps the present one", async ({
  page,
}) => {
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.route(/\/assets\/texts-[^/]+\/\w+-shell\.js$/, (route) => route.abort("connectionfailed"));
  await chooseLanguage(page, "cscz");
  await expect(page.getByText(label("footer.language_failed"))).toBeVisible();
  await page.unroute(/\/assets\/texts-[^/]+\/\w+-shell\.js$/);
  await chooseLanguage(page, "cscz");
  await expect(page.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
});

test("a language menu whose list does not load says so, the flags still choose, and a further press opens it", async ({
  page,
}) => {
  const list = /\/assets\/opened-select-.*\.js$/;
  await page.route(list, (route) => route.abort("connectionfailed"));
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await languageMenu(page).click();
  const alert = page.getByRole("alert").filter({ hasText: label("kit.select.not_loaded") });
  await expect(alert).toBeVisible();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.unroute(list);
  await chooseLanguage(page, "cscz");
  await expect(page.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
});

const crashed = (page: Page) => page.getByRole("heading", { level: 1, name: label("screen.crashed.title") });

test("a missing configuration shows an error and a button to reload the page", async ({ page }) => {
  await withConfiguration(page, () => "");
  await page.goto("/login/");
  await expect(crashed(page)).toBeVisible();
  await page.unroute("**/login/");
  await page.getByRole("button", { name: label("screen.reload") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("an invalid configuration shows an error, not a blank page", async ({ page }) => {
  await withConfiguration(page, () => JSON.stringify({ productionPortal: 7 }));
  await page.goto("/login/");
  await expect(crashed(page)).toBeVisible();
});

for (const [part, file] of [
  ["actors", /\/assets\/main-[^/]+\.js$/],
  ["view", /\/assets\/view-[^/]+\.js$/],
] as const) {
  test(`when the code of the ${part} fails to load, the static error page offers to reload`, async ({
    page,
    pageErrors,
  }) => {
    await page.route(file, (route) => route.abort("connectionfailed"));
    await page.goto("/login/");
    await expect(loadError(page)).toBeVisible();
    // The failure is reported as a page error, too.
    await expectPageErrors(pageErrors, [
      expect.stringMatching(/Failed to fetch dynamically imported module/),
    ]);
    await page.unroute(file);
    await page.getByRole("button", { name: label("screen.reload") }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  });
}

const unstarted = (page: Page) => page.getByText("The partner portal has not loaded yet.");

test("when the first script does not load, an error with a reload button is shown after ten seconds", async ({
  page,
}) => {
  await page.route(/\/assets\/early-[^/]+\.js$/, (route) => route.abort("connectionfailed"));
  await page.goto("/orders/?q=roof");
  await expect(unstarted(page)).toBeAttached();
  await expect(unstarted(page)).toBeHidden();
  const delay = await measured(page, () =>
    page.locator(".unstarted").evaluate((text) => {
      const [appear] = text.getAnimations();
      appear?.finish();
      return appear?.effect?.getComputedTiming().delay;
    }),
  );
  expect(delay).toBe(10_000);
  await expect(unstarted(page)).toBeVisible();
  await expectAccessible(page, "a portal that does not start");
  await page.unroute(/\/assets\/early-[^/]+\.js$/);
  await page.getByRole("link", { name: "load the page again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/redirect=.*roof/);
});

test("when neither styles nor the first script of a file server's page load, the error is shown at once", async ({
  page,
}) => {
  await page.route(/\/assets\/(early|view)-[^/]+\.(js|css)$/, (route) => route.abort("connectionfailed"));
  await page.route("**/login/", (route) => route.fulfill({ path: "dist/portal/index.html" }));
  await page.goto("/login/");
  await expect(unstarted(page)).toBeVisible({ timeout: 5_000 });
});
