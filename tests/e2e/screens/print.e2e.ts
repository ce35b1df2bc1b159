import type { Page } from "@playwright/test";
import { misfits, speak } from "../support/layout.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";
import { foundInAttribute, measured } from "../support/settled.ts";

/** The sheets: A4 less its margins (kit/print.css) in px, and how much of a screen they hold. */
const sheets = [
  { name: "upright", landscape: false, width: 702 },
  { name: "across", landscape: true, width: 1031 },
] as const;

const printed = [
  "orders",
  "order",
  "orders, open products",
  "invoices",
  "invoice",
  "products",
  "product",
  "references",
  "tickets",
  "ticket with a picture",
  "employees",
  "trainings",
  "conference, summary",
  "support case",
] as const;

/** What can be pressed or filled in, and is shown. */
const controls = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      "button, input, select, textarea, form, dialog, nav, summary, header [aria-expanded], [role=tablist], [role=combobox], footer",
    )
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );

/** How tables are printed: whole columns, heads that are repeated, rows that are not divided. */
const brokenTables = (page: Page): Promise<readonly string[]> =>
  page.locator("main table").evaluateAll((tables) =>
    tables
      .filter((table) => table.checkVisibility())
      .flatMap((table) => {
        const [head] = table.querySelectorAll("thead");
        const heads = [...table.querySelectorAll("th")].filter(
          (cell) => cell.dataset["screenOnly"] === undefined,
        );
        const rows = [...table.querySelectorAll("tbody tr")];
        const cells = (row: Element) =>
          [...row.querySelectorAll("td")].filter((cell) => cell.checkVisibility()).length;
        return [
          ...(getComputedStyle(table).display === "table" ? [] : ["no table"]),
          ...(head !== undefined && getComputedStyle(head).display === "table-header-group"
            ? []
            : ["no head"]),
          ...heads
            .filter((cell) => getComputedStyle(cell).position !== "static" || !cell.checkVisibility())
            .map((cell) => `${cell.textContent} is left out`),
          ...rows
            .filter((row) => getComputedStyle(row).breakInside !== "avoid" || cells(row) !== heads.length)
            .map((row) => `divided or not whole: ${row.textContent}`),
        ];
      }),
  );

/** The words of the head: company, portal, date. */
const headOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator("[data-paper-only] span")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, "::before").content));

/** Shows the page as it is laid out for paper. */
const showOnPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
};

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer): number => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;

test.use({ colorScheme: "dark" });

test(
  "orders, invoices, tickets and lists print as documents, upright and across",
  { tag: "@long" },
  async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    for (const name of printed) {
      await page.emulateMedia({ media: "screen" });
      const screen = screens.find((one) => one.name === name);
      if (screen === undefined) throw new Error(`No screen ${name}`);
      await openScreen(page, baseURL ?? "", screen);
      for (const { name: sheet, landscape, width } of sheets) {
        const what = `${name}, ${sheet}`;
        await showOnPaper(page);
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => controls(page), what).toEqual([]);
        expect(await misfits(page), what).toEqual([]);
        await expect.poll(() => brokenTables(page), what).toEqual([]);
        await expect
          .poll(() => headOf(page), what)
          .toEqual([
            expect.stringMatching(/\w{5,}/),
            expect.stringMatching(/\w{5,}/),
            expect.stringContaining(String(new Date().getFullYear())),
          ]);
        await expect(page.locator("main h1"), what).toBeVisible();
        await expect(page.locator("main h1"), what).toHaveCSS("color-scheme", "light");
        const pages = pagesOf(await page.pdf({ format: "A4", landscape }));
        expect(pages, what).toBeGreaterThan(0);
        expect(pages, what).toBeLessThanOrEqual(4);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
);

test("the head is there when the browser lays out the sheets, and only then", async ({ page, baseURL }) => {
  await openScreen(
    page,
    baseURL ?? "",
    screens.find(({ name }) => name === "orders")!,
  );
  const head = page.locator("header ~ div [data-paper-only] span");
  await expect(head).toHaveCount(0);
  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      document.title = `${document.querySelectorAll("main [data-paper-only] span").length} parts`;
    }),
  );
  await page.pdf();
  await expect(page).toHaveTitle("3 parts");
  await expect(head).toHaveCount(0);
});

test("what narrows and orders a list stands under the title, on paper alone", async ({ page, baseURL }) => {
  const orders = screens.find(({ name }) => name === "orders")!;
  await openScreen(page, baseURL ?? "", orders);
  await page.goto(
    "/orders/?q=SO&status=in_progress,sent&sort=total&period=2025-01-01..2099-12-31&amount=1.00..",
  );
  await expect(page.locator("main table td").first()).toBeVisible();
  const line = page.locator("main p[data-paper-only]");
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 702, height: 900 });
  await expect(line).toBeVisible();
  await expect
    .poll(() => line.evaluate((element) => getComputedStyle(element, "::before").content))
    .toBe(
      '"Status: In progress, Shipped · Date: Jan 1, 2025 – Dec 31, 2099 · Total from: 1 · Search orders: SO · Sort by: Total, ascending"',
    );
  const [title, labels, table] = await measured(page, () =>
    Promise.all(
      [page.locator("main h1"), line, page.locator("main table")].map((part) => part.boundingBox()),
    ),
  );
  expect(title!.y + title!.height).toBeLessThanOrEqual(labels!.y);
  expect(labels!.y + labels!.height).toBeLessThanOrEqual(table!.y);
  expect(labels!.height).toBeGreaterThan(0);
  expect(await misfits(page)).toEqual([]);
});

test("a table for paper fits upright in German, and its time is written in full", async ({
  page,
  baseURL,
}) => {
  const tickets = screens.find(({ name }) => name === "tickets")!;
  await openScreen(page, baseURL ?? "", tickets);
  await speak(page, "dede");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 702, height: 900 });
  expect(await misfits(page)).toEqual([]);
  const at = page.locator("main td time").first();
  const onPaper = await foundInAttribute(at, "data-paper", /.+/);
  await expect
    .poll(() => at.evaluate((time) => getComputedStyle(time, "::after").content))
    .toBe(`"${onPaper}"`);
});
