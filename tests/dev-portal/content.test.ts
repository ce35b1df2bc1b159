import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportContent, importContentFile } from "../../dev-portal/content/content.ts";
import { collections } from "../../dev-portal/content/collections.ts";
import { ContentRefused } from "../../dev-portal/content/refused.ts";
import { pngOf } from "../../dev-portal/demo/demo-files.ts";
import { preparedOn } from "../support/portal/prepared.ts";

interface File {
  format: number;
  content: Record<string, Record<string, unknown>[]>;
}

const timeout = 120_000;
let folder = "";
let variables: Record<string, string> = {};
let lines: string[] = [];
const log = (line: string): void => void lines.push(line);
let count = 0;
/** What the store has before and after each test. */
let kept: File = { format: 1, content: {} };

const path = (): string => join(folder, `${(count += 1)}.json`);
const exported = async (): Promise<File> => {
  const file = path();
  await exportContent(variables, file, log);
  return JSON.parse(readFileSync(file, "utf8")) as File;
};
const imported = async (content: unknown, dryRun = false): Promise<readonly string[]> => {
  const file = path();
  writeFileSync(file, JSON.stringify(content));
  lines = [];
  await importContentFile(variables, file, { dryRun }, log);
  return lines;
};
const refusalOf = async (content: unknown): Promise<string> => {
  try {
    await imported(content);
  } catch (error) {
    if (error instanceof ContentRefused) return error.message;
    throw error;
  }
  return "nothing was refused";
};
const only = (name: string, entries: unknown): unknown => ({ format: 1, content: { [name]: entries } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-content-"));
  const dataDir = join(folder, "data");
  cpSync(preparedOn("PGlite").demo, dataDir, { recursive: true });
  variables = { DATA_DIR: dataDir };
  kept = await exported();
}, timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("content", () => {
  it(
    "that was exported changes nothing when it is imported, and has all collections",
    async () => {
      const file = kept;
      expect(Object.keys(file.content).toSorted()).toEqual(collections.map(({ name }) => name).toSorted());
      for (const [name, entries] of Object.entries(file.content))
        expect([name, entries.length > 0]).toEqual([name, true]);
      const told = await imported(file);
      expect(told.slice(0, -1).every((line) => line.includes(": 0 added, 0 changed, 0 removed"))).toBe(true);
      expect(await exported()).toEqual(file);
    },
    timeout,
  );

  it(
    "is added, changed and removed by an import; collections that the file leaves out stay as they are",
    async () => {
      const [first, second, ...rest] = kept.content["shortages"]!;
      const added = { article: { number: "999999", name: "New" }, until: null, replacement: null };
      const changed = { ...second, until: "2030-01-01" };
      expect(first).toBeDefined();
      const entries = [changed, ...rest, added];
      const told = await imported(only("shortages", entries));
      expect(told[0]).toBe(`shortages: 1 added, 1 changed, 1 removed, ${rest.length} as before`);
      const after = await exported();
      expect(after.content["shortages"]).toEqual(expect.arrayContaining(entries));
      expect(after.content["shortages"]).toHaveLength(entries.length);
      expect({ ...after.content, shortages: [] }).toEqual({ ...kept.content, shortages: [] });
      await imported(kept);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "is kept as it is by a dry run, which tells what an import would do",
    async () => {
      const told = await imported(only("vouchers", []), true);
      expect(told).toEqual([
        `vouchers: 0 added, 0 changed, ${kept.content["vouchers"]!.length} removed, 0 as before`,
        "This was a dry run: nothing was changed.",
      ]);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "is imported all or nothing, and every problem is told",
    async () => {
      const [voucher] = kept.content["vouchers"]!;
      const told = await refusalOf({
        format: 1,
        content: {
          shortages: [],
          vouchers: [
            { ...voucher, code: "NEW-1", customer: "nobody-1" },
            { ...voucher, code: "NEW-2", customer: "nobody-2" },
          ],
        },
      });
      expect(told).toContain("no company has the customer number nobody-1");
      expect(told).toContain("no company has the customer number nobody-2");
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it.each<[string, string, (file: File) => unknown]>([
    ["another format", "format", (file) => ({ ...file, format: 2 })],
    ["an unknown collection", "there is no such collection", () => only("promotion", [])],
    [
      "a misspelled field",
      "untill",
      (file) => only("shortages", [{ ...file.content["shortages"]![0], untill: "2030-01-01" }]),
    ],
    [
      "a missing field",
      "until",
      () => only("shortages", [{ article: { number: "1", name: "a" }, replacement: null }]),
    ],
    [
      "a day that does not exist",
      "until",
      (file) => only("shortages", [{ ...file.content["shortages"]![0], until: "2030-02-31" }]),
    ],
    [
      "an entry twice",
      "more than one entry is called",
      (file) => only("shortages", [file.content["shortages"]![0], file.content["shortages"]![0]]),
    ],
    [
      "a code without a text",
      "the portal has no text",
      () => only("tierBenefits", [{ tier: "gold", benefits: [{ _tag: "Service", code: "free_lunch" }] }]),
    ],
    [
      "a voucher of both kinds",
      "value",
      (file) =>
        only("vouchers", [
          {
            ...file.content["vouchers"]![0],
            value: { percent: 10, amount: { amount: "5.00", currency: "EUR" } },
          },
        ]),
    ],
    [
      "a voucher that is used too often",
      "more often",
      (file) =>
        only("vouchers", [
          { ...file.content["vouchers"]![0], quantity: 1, used: 2, lastUsedOn: "2026-01-01" },
        ]),
    ],
    [
      "a picture that is none",
      "no JPEG, PNG or GIF",
      (file) =>
        only("campusPackages", [
          { ...file.content["campusPackages"]![0], picture: Buffer.from("<svg/>").toString("base64") },
        ]),
    ],
    [
      "a country with two prices",
      "more than one price",
      (file) =>
        only("campusPackages", [
          {
            ...file.content["campusPackages"]![0],
            prices: [
              ...(file.content["campusPackages"]![0]!["prices"] as unknown[]),
              (file.content["campusPackages"]![0]!["prices"] as unknown[])[0],
            ],
          },
        ]),
    ],
  ])(
    "with %s is refused",
    async (_what, words, change) => {
      expect(await refusalOf(change(kept))).toContain(words);
    },
    timeout,
  );

  it("is as it was after all that was refused", async () => expect(await exported()).toEqual(kept), timeout);

  it(
    "takes a picture from a file beside it",
    async () => {
      writeFileSync(join(folder, "package.png"), pngOf(7));
      const [offer, ...rest] = kept.content["campusPackages"]!;
      const told = await imported(
        only("campusPackages", [{ ...offer, picture: { file: "package.png" } }, ...rest]),
      );
      expect(told[0]).toContain("0 added, 1 changed, 0 removed");
      const after = await exported();
      expect(after.content["campusPackages"]![0]).toEqual({ ...offer, picture: pngOf(7).toString("base64") });
      await imported(kept);
    },
    timeout,
  );

  it(
    "is not written over a file that exists, and not read from one that is no JSON",
    async () => {
      const file = path();
      writeFileSync(file, "not JSON");
      await expect(exportContent(variables, file, log)).rejects.toThrow("exists already");
      await expect(importContentFile(variables, file, { dryRun: false }, log)).rejects.toThrow(
        "cannot be read",
      );
      await expect(exportContent({ DATA_DIR: join(folder, "none") }, path(), log)).rejects.toThrow(
        "There is no store",
      );
    },
    timeout,
  );
});
