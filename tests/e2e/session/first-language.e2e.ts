import type { Page } from "@playwright/test";
import { languageTag } from "../../../src/domain/shell/locale.ts";
import { noteCalls } from "../support/calls-once.ts";
import { fillLogin, signInByCall } from "../support/people.ts";
import { languageSets } from "../support/some-languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ language: null, locale: "en-US" });

/** The catalogues whose text files the page asks for, and every language that its root element has. */
const watchLanguages = async (page: Page) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const catalogue = /\/assets\/texts-[^/]+\/([a-z]+)-/.exec(request.url())?.[1];
    if (catalogue !== undefined) asked.add(catalogue);
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = () => seen.push(document.documentElement.lang);
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["lang"] });
    addEventListener("DOMContentLoaded", note);
  });
  const spoken = () => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
  return { asked, spoken };
};

for (const [languages, ...tag] of languageSets)
  test(
    `a visit begins in the language of the last login, in each of ${languages.length}, and loads no other`,
    { tag },
    async ({ page, context, baseURL }) => {
      const { asked, spoken } = await watchLanguages(page);
      for (const catalogue of languages) {
        await context.addCookies([{ name: "portal_locale", value: catalogue, url: baseURL ?? "" }]);
        // The page before asks for nothing any more.
        await page.goto("about:blank");
        asked.clear();
        await page.goto("/login/");
        // What the server has rendered is there at once, before anything is asked for.
        await expect(page.locator("[data-prerendered]")).toHaveCount(0);
        await expect(page.locator("main h1")).toBeVisible();
        expect([...asked], catalogue).toEqual([catalogue]);
        expect(await spoken(), catalogue).toEqual([languageTag(catalogue)]);
      }
    },
  );

test("texts that come after the language has changed are shown in it, and no key before them", async ({
  page,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/enus-tools\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/login/");
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Přehled" })).toBeVisible();
  await page.route(/\/cscz-tools\.js$/, async (route) => {
    await page.waitForTimeout(1000);
    await route.fallback();
  });
  release();
  await expect(page.getByRole("button", { name: "Hledat všude", exact: true })).toBeVisible();
});

test("a Czech partner with an English browser reads English once, before the first sign-in", async ({
  page,
}) => {
  const { asked, spoken } = await watchLanguages(page);
  await page.goto("/login/");
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name: "Přehled" });
  await expect(title).toBeVisible();

  asked.clear();
  await page.reload();
  await expect(title).toBeVisible();
  expect(await spoken()).toEqual(["cs-CZ"]);
  expect([...asked]).toEqual(["cscz"]);

  await page.context().clearCookies({ name: /^portal_(session|hint)$/ });
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
  expect(await spoken()).toEqual(["cs-CZ"]);
});

const czechDashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Přehled" });

test("with a session and no cookie of a language, the page begins in the account's, before the session has answered", async ({
  page,
  portal,
}) => {
  const { asked, spoken } = await watchLanguages(page);
  const calls = noteCalls(page);
  await signInByCall(page, portal.url, "gold");
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/checkUserSession", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await spoken()).toEqual(["cs-CZ"]);
  release();
  await expect(czechDashboard(page)).toBeVisible();
  await expect.poll(() => calls.some((call) => call.startsWith("/api/getMessages "))).toBe(true);
  expect(await spoken()).toEqual(["cs-CZ"]);
  expect([...asked]).toEqual(["cscz"]);
  expect([...new Set(calls.flatMap((call) => /instance=(\w+)/.exec(call)?.[1] ?? []))]).toEqual(["cscz"]);
});
