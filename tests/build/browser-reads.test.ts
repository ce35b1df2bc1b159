import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

/** Code in which a rule finds nothing, and code in which it reports these messages. */
interface Cases {
  readonly valid: readonly string[];
  readonly invalid: readonly (readonly [code: string, ...messages: readonly string[]])[];
}

const cases: Readonly<Record<string, Cases>> = {
  "no-bare-read": {
    valid: [
      // Assertions that wait, and reads that are repeated.
      `await expect(page).toHaveURL("/orders/");`,
      `await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);`,
      `await expect(async () => { expect(await field.inputValue()).toBe("a"); }).toPass();`,
      `const path = await until("it is opened", async () => new URL(await tab.url()).pathname);`,
      `const rows = await measured(page, () => table.getByRole("row").count());`,
      // A function of its own is as good as where it is called.
      `const keys = () => page.evaluate(() => Object.keys(sessionStorage)); await expect.poll(keys).toEqual([]);`,
      `const boxOf = (part: Locator) => part.boundingBox();
     await expect.poll(async () => (await boxOf(head))?.width).toBe(3);`,
      // What is done in the page, and what is read there for something else.
      `await page.evaluate(() => scrollTo(0, 0));`,
      `const clear = (tab: Page) => tab.evaluate(() => localStorage.clear()); await clear(page);`,
      `await page.addInitScript(() => { const look = (node: Element) => node.getAttribute("title"); look(a); });`,
      // The address of a message never changes.
      `page.on("request", (request) => asked.add(request.url()));`,
      `const question = new URL((await asked).url());`,
      `const frame = request.frame().url();`,
    ],
    invalid: [
      [`expect(page.url()).toBe("/orders/");`, "url"],
      [`expect(await page.title()).toBe("Orders");`, "title"],
      [`const text = await heading.textContent();`, "textContent"],
      [`if (await menu.isVisible()) await menu.click();`, "isVisible"],
      [`const left = (await context.cookies()).map(({ name }) => name);`, "cookies"],
      [`expect(await page.evaluate(() => document.activeElement?.id)).toBe("a");`, "evaluate"],
      [`test("it", async ({ page }) => { expect(await list.count()).toBe(3); });`, "count"],
      // By a function of its own, which is called once more than it should.
      [
        `const keys = () => page.evaluate(() => Object.keys(sessionStorage));
       await expect.poll(keys).toEqual([]);
       const left = await keys();`,
        "keys",
      ],
      // Whoever imports a function might call it anywhere.
      [`export const nameOf = (page: Page) => page.locator("h1").innerText();`, "innerText"],
      [`const moves = [{ act: async (page) => { if (await page.title() === "a") return; } }];`, "title"],
      [
        `const go = async () => { if (await menu.isVisible()) await menu.click(); }; await spend(go);`,
        "isVisible",
      ],
    ],
  },
  "no-bare-note": {
    valid: [
      `const calls = new Notes<string>();
     page.on("request", (request) => calls.add(request.url()));
     await calls.expect().toEqual([]);`,
      `let streams = 0;
     page.on("request", () => { streams += 1; });
     await expect.poll(() => streams).toBe(0);`,
      `const held: (() => void)[] = [];
     await page.route("/a", (route) => void held.push(() => route.continue()));
     await held[0]?.();`,
      // Filled by the test itself.
      `const faults: string[] = [];
     for (const width of widths) faults.push(...(await misfits(page, width)));
     expect(faults).toEqual([]);`,
      `const asked: string[] = [];
     page.on("request", (request) => { if (!asked.includes(request.url())) asked.push(request.url()); });`,
    ],
    invalid: [
      [
        `const calls: string[] = [];
       page.on("request", (request) => calls.push(request.url()));
       expect(calls).toEqual([]);`,
        "calls",
      ],
      [
        `let streams = 0;
       page.on("request", () => { streams += 1; });
       expect(streams).toBe(0);`,
        "streams",
      ],
      [
        `const asked = new Set<string>();
       const note = (request) => asked.add(request.url());
       page.on("request", note);
       const late = [...asked].filter((url) => url.includes("late"));`,
        "asked",
      ],
      [
        `export const watch = (page: Page) => {
         const calls: string[] = [];
         page.on("request", (request) => calls.push(request.url()));
         return calls;
       };`,
        "calls",
      ],
    ],
  },
  "no-network-idle": {
    valid: [`await page.goto("/", { waitUntil: "commit" }); await untilLoaded(page);`],
    invalid: [
      [`await page.waitForLoadState("networkidle");`, `"networkidle"`],
      [`await page.goto("/", { waitUntil: "networkidle" });`, `"networkidle"`],
    ],
  },
};

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code: string;
    readonly labels: readonly { readonly span: { readonly offset: number; readonly length: number } }[];
  }[];
}

const all = Object.entries(cases).flatMap(([rule, { valid, invalid }]) =>
  [...valid.map((code) => [code] as const), ...invalid].map(([code, ...messages], index) => ({
    rule,
    code,
    messages,
    file: `${rule}-${index}.ts`,
  })),
);

// oxlint's own tester of rules needs a newer Node than the project: each case is a file, and all are linted at once.
let report: Report;

beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "browser-reads-"));
  const config = {
    jsPlugins: [path.resolve("scripts/lint/browser-reads.mjs")],
    categories: { correctness: "off" },
    rules: Object.fromEntries(Object.keys(cases).map((rule) => [`browser/${rule}`, "error"])),
  };
  fs.writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(config));
  for (const { file, code } of all) fs.writeFileSync(path.join(folder, file), code);
  const { stdout } = spawnSync(path.resolve("node_modules/.bin/oxlint"), ["--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  fs.rmSync(folder, { recursive: true });
  report = JSON.parse(stdout) as Report;
});

describe.each(Object.keys(cases))("%s", (rule) => {
  test.each(all.filter((one) => one.rule === rule))(
    "reports $messages in: $code",
    ({ file, code, messages }) => {
      const found = report.diagnostics
        .filter(({ filename, code }) => filename === file && code === `browser(${rule})`)
        .flatMap(({ labels }) =>
          labels.map(({ span }) => code.slice(span.offset, span.offset + span.length)),
        );
      expect(found).toEqual(messages);
    },
  );
});
