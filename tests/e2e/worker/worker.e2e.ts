import type { BrowserContext, Page } from "@playwright/test";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { isPrerenderedPage } from "../../../src/worker/build-files.ts";
import { expectBothAccessible } from "../support/axe.ts";
import { untilAskedAgain } from "../support/faults.ts";
import {
  expectLogin,
  fillLogin,
  nameOfAccount,
  signInByCall,
  signOut,
  untilLoggedOut,
} from "../support/people.ts";
import { expectPageErrors } from "../support/page-errors.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";
import { servePublished } from "./support/new-build.ts";
import { Notes } from "../support/notes.ts";
import { found, foundInAttribute, measured } from "../support/settled.ts";

// A context that is used again keeps the caches of a worker.
test.use({ serviceWorkers: "allow", reuseContext: false });

const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker answers the page's requests and keeps what the page has loaded. */
const withWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => {
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      );
      const files = loaded.filter((path) => path.startsWith("/assets/"));
      const kept = await keptAddresses(page);
      return { many: files.length > 4, missing: files.filter((path) => !kept.includes(path)) };
    })
    .toEqual({ many: true, missing: [] });
};

/** Everything in all caches, with the headers. */
const keptContents = (
  page: Page,
): Promise<readonly { path: string; text: string; policy: string | null }[]> =>
  page.evaluate(async () => {
    const contents: { path: string; text: string; policy: string | null }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        contents.push({
          path: new URL(request.url).pathname,
          text: (await answer?.text()) ?? "",
          policy: answer?.headers.get("Content-Security-Policy") ?? null,
        });
      }
    }
    return contents;
  });

/** The paths that reach the server from now on. */
const askedFrom = (context: BrowserContext): Notes<string> => {
  const asked = new Notes<string>();
  context.on("response", (response) => {
    if (!response.fromServiceWorker()) asked.add(new URL(response.url()).pathname);
  });
  return asked;
};

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a repeat visit waits neither for the document nor for a file of the shell", async ({
  page,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/orders/");
  await withWorker(page);
  const asked = askedFrom(context);
  const document = await page.goto("/orders/?page=2");
  await expect(page.getByRole("table")).toBeVisible();
  expect(document?.fromServiceWorker()).toBe(true);
  // The document is asked for beside, for the next visit.
  await asked.expect().toContain("/index.html");
  await asked.expect().toContain("/api/getOrders");
  await asked
    .expectOf((paths) => paths.filter((path) => path.startsWith("/assets/") || path === "/orders/"))
    .toEqual([]);
  await expect
    .poll(async () => (await keptContents(page)).find(({ path }) => path === "/index.html")?.policy)
    .toContain("trusted-types portal-worker");
});

test("the login is the server's, which has it in the page before any script", async ({ page }) => {
  await page.goto("/login/");
  await withWorker(page);
  const document = await page.goto("/login/");
  expect(isPrerenderedPage((await document?.text()) ?? "")).toBe(true);
  await expect
    .poll(async () => {
      const kept = (await keptContents(page)).find(({ path }) => path === "/index.html");
      return [kept?.text.includes('<div id="root">'), isPrerenderedPage(kept?.text ?? "")];
    })
    .toEqual([true, false]);
  await expectLogin(page);
});

test("without a connection the shell opens and says so, and goes on where it was asked to when it is back", async ({
  page,
  context,
  ownPortal,
}) => {
  await signInByCall(page, ownPortal.url, "gold");
  await page.goto(`${ownPortal.url}/orders/`);
  await withWorker(page);
  await ownPortal.stop();
  await context.setOffline(true);
  for (const path of ["/", "/login/", "/orders/?page=2"]) {
    await test.step(path, async () => {
      await page.goto(`${ownPortal.url}${path}`);
      await expect(page.getByText(label("offline.title"))).toBeVisible();
      await expect(page.getByRole("button", { name: label("failure.retry") })).toBeVisible();
    });
  }
  await ownPortal.restart();
  await context.setOffline(false);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL(`${ownPortal.url}/orders/?page=2`);
  await expect(page.getByText(label("offline.title"))).toBeHidden();
});

test("a reload while the server is down signs nobody out: the address stays, it is said what happens next, and the screen comes back", async ({
  page,
  ownPortal,
}) => {
  await signInByCall(page, ownPortal.url, "gold");
  await page.goto(`${ownPortal.url}/orders/`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.goto(`${ownPortal.url}/`);
  await expect(heading(page, "Dashboard")).toBeVisible();
  // The words for a server that is down come with the search, after the screen.
  await expect(page.getByRole("banner").getByRole("button", { name: label("search.title") })).toBeVisible();
  await withWorker(page);
  const stored = (): Promise<readonly string[]> =>
    page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]);
  const before = await measured(page, stored);
  await ownPortal.stop("SIGKILL");
  for (const reload of ["the first", "another"]) {
    await test.step(reload, async () => {
      await page.reload();
      await expect(heading(page, label("unanswered.title"))).toBeVisible();
      await expect(page.getByRole("main").getByText(label("unanswered.text"))).toBeVisible();
      await expect(page.getByRole("main").getByText(label("unanswered.next"))).toBeVisible();
      // One fault is told once.
      await expect(page.getByText(label("error.endpoint_failure"))).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByRole("link", { name: label("header.sign_in"), exact: true })).toBeHidden();
      await expect(page).toHaveURL(`${ownPortal.url}/`);
      await expect.poll(stored).toEqual(before);
    });
  }
  await expectBothAccessible(page, "a page whose server is down");
  await ownPortal.restart();
  await untilAskedAgain(page, heading(page, "Dashboard"));
  await expect(page).toHaveURL(`${ownPortal.url}/`);
});

test("caches hold files of the build only, and nothing of a person", async ({ page, portal }) => {
  await page.goto("/login/");
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const others = ["/atlas/", "/partner/no-such-partner/"];
  for (const path of ["/settings/", "/info/downloads/", ...others, `/order/${demoOrder(562)}/`, "/orders/"])
    await page.goto(path);
  await expect(page.getByRole("table")).toBeVisible();
  await withWorker(page);
  const name = await nameOfAccount(page);
  await signOut(page);
  await expectLogin(page);
  await untilLoggedOut(page);
  await signInByCall(page, portal.url, "silver");
  await page.goto("/orders/");
  await expect(page.getByRole("table")).toBeVisible();

  await expect(async () => {
    const contents = await keptContents(page);
    expect(contents.length).toBeGreaterThan(10);
    for (const { path, text } of contents) {
      expect(path).toMatch(/^\/(assets\/.+\.(js|css)|index\.html|favicon\.svg)$/);
      for (const secret of [name, "gold@demo.test", "silver@demo.test", demoOrder(562).slice(0, -5), "csrf"])
        expect(text.includes(secret), `${secret} in ${path}`).toBe(false);
    }
  }).toPass();
});

test("the policy allows no other worker and no other policy", async ({ page, pageErrors }) => {
  await page.goto("/login/");
  await withWorker(page);
  const refused = await measured(page, () =>
    page.evaluate(async () => {
      const fails = async (work: () => unknown): Promise<boolean> => {
        try {
          await work();
          return false;
        } catch {
          return true;
        }
      };
      const { trustedTypes } = globalThis as unknown as {
        readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
      };
      return Promise.all([
        fails(() => navigator.serviceWorker.register("/assets/other.js")),
        fails(() => navigator.serviceWorker.register("/service-worker.js")),
        fails(() => trustedTypes.createPolicy("portal-worker", { createScriptURL: (url: string) => url })),
      ]);
    }),
  );
  expect(refused).toEqual([true, true, true]);
  await pageErrors.expectOf(({ length }) => length).toBe(3);
  await expectPageErrors(pageErrors, [
    expect.stringContaining("TrustedScriptURL"),
    expect.stringContaining("TrustedTypePolicy"),
  ]);
});

const buildOf = (page: Page) => page.locator("meta[name=build]");
const nameOfBuild = (page: Page): Promise<string> => foundInAttribute(buildOf(page), "content", /.+/);

/** The browser looks for a new worker with every navigation, also with that of another tab. */
const visitInOtherTab = async (context: BrowserContext, address: string): Promise<void> => {
  const other = await context.newPage();
  await other.goto(address);
  await other.close();
};

test("a new version is offered and loaded without a question, and what is typed is in the form before and after", async ({
  page,
  context,
}) => {
  await using published = await servePublished();
  await signInByCall(page, published.url, "gold");
  await page.goto(`${published.url}/settings/`);
  await withWorker(page);
  const before = await nameOfBuild(page);
  const name = page.getByLabel(label("settings.field.lastname"));
  await name.fill("Unsaved");

  await published.publishNewBuild();
  await visitInOtherTab(context, `${published.url}/messages/`);
  const notice = page.getByRole("region", { name: label("version.region") });
  await expect(notice.getByText(label("version.text"))).toBeVisible();
  await expect(name).toHaveValue("Unsaved");
  await expect(buildOf(page)).toHaveAttribute("content", before);
  await expectBothAccessible(page, "the offer of a new version");

  const load = notice.getByRole("button", { name: label("version.load") });
  await load.click();
  await expect(buildOf(page)).not.toHaveAttribute("content", before);
  await expect(name).toHaveValue("Unsaved");
  await expect(load).toBeHidden();
});

test("a page of the build before goes on with its own files, which the server has from the store", async ({
  page,
  context,
}) => {
  await using published = await servePublished();
  await signInByCall(page, published.url, "gold");
  for (const path of ["/orders/", "/settings/"]) {
    await page.goto(`${published.url}${path}`);
    await withWorker(page);
  }
  const before = await nameOfBuild(page);
  const codeOfOrders = async () =>
    (await keptAddresses(page)).filter((path) => path.startsWith("/assets/orders-"));
  const screen = await found(async () => (await codeOfOrders())[0], "the screen's code");
  await published.publishNewBuild();
  await visitInOtherTab(context, `${published.url}/messages/`);
  const notice = page.getByRole("region", { name: label("version.region") });
  await notice.getByRole("button", { name: label("kit.close") }).click();
  await expect(notice).toBeHidden();
  expect((await page.request.get(`${published.url}${screen}`)).status()).toBe(200);
  expect((await page.request.get(`${published.url}/assets/orders-of-no-build.js`)).status()).toBe(404);
  await page.getByRole("link", { name: label("navigation.orders"), exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(buildOf(page)).toHaveAttribute("content", before);
  // The new build has the screens that were used, without a visit of theirs.
  await expect.poll(codeOfOrders).toHaveLength(2);
});
