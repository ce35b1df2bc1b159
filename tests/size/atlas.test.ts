import fs from "node:fs";
import path from "node:path";
import type { Page, Response } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { hintCookies, sessionHint } from "../../src/domain/session/hint-cookies.ts";
import { catalogues } from "../../src/domain/shell/locale.ts";
import { noteRequests, untilLoaded } from "../e2e/support/settled.ts";
import { withPortalAndBrowser } from "../support/visits/portal-and-browser.ts";

const KB = 1000;
/** The most gzip of all files that a first view may ask for, in bytes; 18 of the kB are those of i18next. */
const LIMITS = { atlas: 168 * KB, desk: 318 * KB };
/** The pages that a link leads to, each with its limit in kB and what it must not load; the smallest machine and the biggest, and the code with the most routes. */
const PAGES = [
  ["#/account-menu", 218, /desk|machines|spec/],
  ["#/session", 318, /desk|machines|spec/],
  ["#/spec", 243, /desk|machines/],
  ["#/spec/shell/4", 218, /desk|machines|index\.spec/],
  ["#/desk/7031?lang=dede&agent=dede", 318, /atlas-pages|machines|words\.(?!dede)/],
  ["#/desk/TIMED_OUT?lang=dede&agent=dede", 318, /atlas-pages|machines|words\.(?!dede)/],
] as const;
const ROOT = "dist/atlas";

describe("all files that a first view of the atlas asks for, in gzip", () => {
  const { portal, browser } = withPortalAndBrowser();

  const nameOf = (response: Response): string => {
    const { pathname } = new URL(response.url());
    return pathname === "/atlas/" ? "index.html" : pathname.replace("/atlas/", "");
  };

  /** Opens a page of the atlas where a session is known, and collects every file that comes. */
  const visit = async (address: string): Promise<{ page: Page; answers: readonly Response[] }> => {
    const page = await browser().newPage();
    noteRequests(page);
    const answers: Response[] = [];
    // What the portal's server tells the desk is no file of it.
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.startsWith("/atlas/")) answers.push(response);
    });
    await page
      .context()
      .addCookies([{ name: hintCookies.session, value: sessionHint(undefined), url: portal().url }]);
    await page.goto(`${portal().url}${address}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await untilLoaded(page);
    return { page, answers };
  };

  const sizeOf = (view: string, answers: readonly Response[]): number => {
    const files = answers.map((answer) => {
      const name = nameOf(answer);
      return { name, size: fs.statSync(path.join(ROOT, `${name}.gz`)).size };
    });
    const size = files.reduce((sum, file) => sum + file.size, 0);
    console.log(
      [
        `${view}: ${(size / KB).toFixed(1)} kB`,
        ...files.map((file) => `${(file.size / KB).toFixed(1)} ${file.name}`),
      ].join("\n  "),
    );
    return size;
  };

  test(`the overview's are at most ${LIMITS.atlas / KB} kB, compressed and cached as the portal's`, async () => {
    const { page, answers } = await visit("/atlas/");
    await page.getByRole("link", { name: "session", exact: true }).first().waitFor();
    for (const answer of answers) {
      const headers = await answer.allHeaders();
      expect(headers["content-encoding"], nameOf(answer)).toMatch(/^(br|gzip)$/);
      expect(headers["cache-control"], nameOf(answer)).toBe(
        {
          assets: "public, max-age=31536000, immutable",
          "favicon.svg": "public, max-age=3600",
        }[nameOf(answer).split("/")[0] ?? ""] ?? "no-cache",
      );
    }
    const size = sizeOf("overview", answers);
    await page.close();
    expect(size).toBeGreaterThan(100 * KB);
    expect(size).toBeLessThanOrEqual(LIMITS.atlas);
  });

  test(`the desk's are at most ${LIMITS.desk / KB} kB; the words of the other languages come with the first letter of a search`, async () => {
    const { page, answers } = await visit("/atlas/#/desk?lang=dede&agent=dede");
    await page.getByText("Das Passwort stimmt nicht", { exact: false }).waitFor();
    await page.getByLabel("Ihre Sprache").waitFor();
    const size = sizeOf("desk", answers);
    expect(answers.map(nameOf).filter((name) => name.includes("staff-reads"))).toHaveLength(1);
    expect(size).toBeGreaterThan(100 * KB);
    expect(size).toBeLessThanOrEqual(LIMITS.desk);
    const wordsAsked = () =>
      answers.map(nameOf).flatMap((name) => /^data\/words\.(\w+)\.json$/.exec(name)?.[1] ?? []);
    expect(wordsAsked()).toEqual(["dede"]);
    await page.keyboard.type("h");
    await expect.poll(() => wordsAsked().toSorted()).toEqual(catalogues.toSorted());
    await page.close();
  });

  test.each(PAGES)(
    "those of %s are at most %i kB, and none of another page's",
    async (address, limit, others) => {
      const { page, answers } = await visit(`/atlas/${address}`);
      const size = sizeOf(address, answers);
      await page.close();
      expect(size).toBeGreaterThan(100 * KB);
      expect(size).toBeLessThanOrEqual(limit * KB);
      expect(answers.map(nameOf).filter((name) => others.test(name))).toEqual([]);
    },
  );
});
