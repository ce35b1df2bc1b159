import fs from "node:fs"
import { createRequire } from "node:module"
import { expect, type Page } from "@playwright/test"

const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Violation { readonly id: string; readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[] }

/** Asserts that axe finds nothing against WCAG 2.2 A and AA on what the page shows now. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // What has been scrolled under the sticky head can be scrolled out again: that is no target too small.
  await page.evaluate(() => scrollTo(0, 0))
  // Evaluated, not added as a script: the page's policy lets no script in.
  await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } }
    const { violations } = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`) }))
  })
  expect(violations, `axe on ${what}`).toEqual([])
}
