import type { Page } from "@playwright/test";
import { languageTag } from "../../../src/domain/shell/locale.ts";
import { noteCalls } from "../support/calls-once.ts";
import { hold } from "../support/hold.ts";
import { fillLogin, signInByCall } from "../support/people.ts";
import { languageSets } from "../support/some-languages.ts";
import { expect, test } from "../support/test.ts";
import { Notes } from "../support/notes.ts";
import { untilIdle } from "../support/settled.ts";

test.use({ language: null, locale: "en-US" });

/** The catalogues whose text files the page asks for, and every language that its root element has. */
const watchLanguages = async (page: Page) => {
  const asked = new Notes<string>();
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
  return {
    expectAsked: (catalogue: string) => asked.expectOf((all) => [...new Set(all)]).toEqual([catalogue]),
    expectSpoken: (tag: string) =>
      expect
        .poll(() => page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]))
        .toEqual([tag]),
    forget: () => asked.clear(),
  };
};

const czechDashboard = (page: Page) => page.getByRole("heading", { level: 1, name: "Přehled" });

for (const [languages, ...tag] of languageSets)
  test(
    `a visit begins in the language of the last login, in each of ${languages.length}, and loads no other`,
    { tag },
    async ({ page, context, baseURL }) => {
      const { expectAsked, expectSpoken, forget } = await watchLanguages(page);
      for (const catalogue of languages) {
        await context.addCookies([{ name: "portal_locale", value: catalogue, url: baseURL ?? "" }]);
        // The page before asks for nothing any more.
        await page.goto("about:blank");
        forget();
        await page.goto("/login/");
        // What the server has rendered is there at once, before anything is asked for.
        await expect(page.locator("[data-prerendered]")).toHaveCount(0);
        await expect(page.locator("main h1")).toBeVisible();
        await expectAsked(catalogue);
        await expectSpoken(languageTag(catalogue));
      }
    },
  );

test("texts that come after the language has changed are shown in it, and no key before them", async ({
  page,
}) => {
  const releaseEnglish = await hold(page, /\/enus-tools\.js$/);
  const releaseCzech = await hold(page, /\/cscz-tools\.js$/);
  const asked = page.waitForRequest(/\/cscz-tools\.js$/);
  await page.goto("/login/");
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // The language changes without these texts, or with them where they are asked for before.
  await Promise.race([expect(czechDashboard(page)).toBeVisible(), asked]);
  releaseEnglish();
  await asked;
  // What the English texts would show before the Czech ones is shown by then.
  await untilIdle(page);
  releaseCzech();
  await expect(page.getByRole("button", { name: "Hledat všude", exact: true })).toBeVisible();
});

test("a Czech partner with an English browser reads English once, before the first sign-in", async ({
  page,
}) => {
  const { expectAsked, expectSpoken, forget } = await watchLanguages(page);
  await page.goto("/login/");
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name: "Přehled" });
  await expect(title).toBeVisible();

  forget();
  await page.reload();
  await expect(title).toBeVisible();
  await expectSpoken("cs-CZ");
  await expectAsked("cscz");

  await page.context().clearCookies({ name: /^portal_(session|hint)$/ });
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1, name: "Přihlášení" })).toBeVisible();
  await expectSpoken("cs-CZ");
});

test("with a session and no cookie of a language, the page begins in the account's, before the session has answered", async ({
  page,
  portal,
}) => {
  const { expectAsked, expectSpoken } = await watchLanguages(page);
  const calls = noteCalls(page);
  await signInByCall(page, portal.url, "gold");
  const release = await hold(page, "**/api/checkUserSession");
  await page.goto("/");
  await expect(page.getByRole("banner")).toBeVisible();
  await expectSpoken("cs-CZ");
  release();
  await expect(czechDashboard(page)).toBeVisible();
  await calls.expectOf((all) => all.some((call) => call.startsWith("/api/getMessages "))).toBe(true);
  await expectSpoken("cs-CZ");
  await expectAsked("cscz");
  await calls
    .expectOf((all) => [...new Set(all.flatMap((call) => /instance=(\w+)/.exec(call)?.[1] ?? []))])
    .toEqual(["cscz"]);
});
