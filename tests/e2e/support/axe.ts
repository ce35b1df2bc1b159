import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { measured } from "./settled.ts";

const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const levels = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const colours = { type: "rule", values: ["color-contrast"] };

/** Asserts that axe finds no violation of WCAG 2.2 A and AA on the present content of the page. */
export const expectAccessible = async (page: Page, what: string, runOnly = levels): Promise<void> => {
  // Content under the sticky header can be scrolled into view: it does not count as a target that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  // While something fades in, its colours are not its own.
  const violations = await measured(page, async () => {
    // Evaluated, not added as a script, because the page's policy blocks added scripts. Once for each page, because it is half a megabyte.
    if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
    return page.evaluate(async (only) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
      };
      // What passed is not reported, and no rule here needs the page's files a second time.
      const { violations } = await axe.run({ runOnly: only, resultTypes: ["violations"], preload: false });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
      }));
    }, runOnly);
  });
  expect(violations, `axe on ${what}`).toEqual([]);
};

/** Runs axe on the present content of the page; the dark theme differs only in its colours. */
export const expectBothAccessible = async (page: Page, what: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${what}, dark`, colours);
};
