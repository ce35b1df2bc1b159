import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportContent, importContentFile } from "../../server/content/content.ts";
import { collections } from "../../server/content/collections.ts";
import { ContentRefused } from "../../server/content/refused.ts";
import { pdfOf, pngOf } from "../../server/demo/demo-files.ts";
import { readEnvironment } from "../../server/environment.ts";
import type { Sql } from "../../server/store/sql.ts";
import { storeOf, withExistingStore } from "../../server/transfer/open-store.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../support/portal/postgres.ts";
import { preparedOn, putStore } from "../support/portal/prepared.ts";

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
/** Asks the store itself. */
const inStore = <A>(work: (sql: Sql) => Promise<A>): Promise<A> =>
  withExistingStore(storeOf(readEnvironment(variables)), ({ sql }) => work(sql));
const storedFiles = (): readonly string[] =>
  readdirSync(join(folder, "data", "files"), { recursive: true, encoding: "utf8" })
    .filter((name) => /[0-9a-f]{32}$/.test(name))
    .toSorted();
/** The content with one entry of a collection changed. */
const withEntry = (name: string, id: string, change: Record<string, unknown>): unknown =>
  only(
    name,
    kept.content[name]!.map((entry) => (entry["id"] === id ? { ...entry, ...change } : entry)),
  );
const entryOf = (name: string, id: string): Record<string, unknown> =>
  kept.content[name]!.find((entry) => entry["id"] === id)!;
/** A date of the demo data that has not begun, with seats that are booked and people who wait. */
const bookedDate = (): Promise<{ id: string; taken: number; waiting: number }> =>
  inStore(async (sql) => {
    const [date] = await sql<{ id: string; taken: number; waiting: number }>`
      select * from (
        select t.id, count(*) filter (where b.status = 'registered') as taken, count(*) filter (where b.status = 'waiting') as waiting
        from training_dates t join training_bookings b on b.training_id = t.id
        where t.starts_at > now() and t.withdrawn_at is null group by t.id) as dates
      where taken > 0 and waiting > 0 order by id limit 1`;
    return date!;
  });
const only = (name: string, entries: unknown): unknown => ({ format: 1, content: { [name]: entries } });

/** The vouchers of submissions. */
const issuedVouchers = (): readonly Record<string, unknown>[] =>
  kept.content["vouchers"]!.filter(({ code }) => String(code).startsWith("PIONEER"));

let server: PostgresServer | undefined;

// On PostgreSQL where there is one: each command opens the store, which takes the embedded one much longer.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "portal-content-"));
  const dataDir = join(folder, "data");
  const { demo, demoFiles } = preparedOn(hasPostgres() ? "PostgreSQL" : "PGlite");
  cpSync(demoFiles, dataDir, { recursive: true });
  variables = { DATA_DIR: dataDir };
  if (hasPostgres()) {
    server = await startPostgres();
    variables["DATABASE_URL"] = await server.freshUrl(demo);
  } else cpSync(demo, dataDir, { recursive: true });
  kept = await exported();
}, timeout);
afterAll(async () => {
  if (variables["DATABASE_URL"] !== undefined) await server?.drop(variables["DATABASE_URL"]);
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, timeout);

describe("content", () => {
  it(
    "that was exported changes nothing when it is imported, and has all collections",
    async () => {
      const file = kept;
      // Those that the issue "content is kept by people" names.
      expect(Object.keys(file.content).toSorted()).toEqual(
        [
          "banners",
          "awards",
          "campusPackages",
          "conferences",
          "downloads",
          "pioneerRewards",
          "promotions",
          "shortages",
          "tierBenefits",
          "trainings",
          "vouchers",
        ].toSorted(),
      );
      expect(Object.keys(file.content).toSorted()).toEqual(collections.map(({ name }) => name).toSorted());
      for (const [name, entries] of Object.entries(file.content))
        expect([name, entries.length > 0]).toEqual([name, true]);
      const reported = await imported(file);
      expect(reported.slice(0, -1).every((line) => line.includes(": 0 added, 0 changed, 0 removed"))).toBe(
        true,
      );
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
      const reported = await imported(only("shortages", entries));
      expect(reported[0]).toBe(`shortages: 1 added, 1 changed, 1 removed, ${rest.length} as before`);
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
    "is kept as it is by a dry run, which reports what an import would do",
    async () => {
      const reported = await imported(only("vouchers", []), true);
      const vouchers = kept.content["vouchers"]!.length;
      const issued = issuedVouchers().length;
      expect(reported).toEqual([
        `vouchers: 0 added, 0 changed, ${vouchers - issued} removed, ${issued} as before`,
        "This was a dry run: nothing was changed.",
      ]);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "keeps the vouchers that the portal has issued where a file leaves them out, and changes them where it has them",
    async () => {
      const [redeemed, ...others] = issuedVouchers();
      expect(others.length).toBeGreaterThan(0);
      await imported(only("vouchers", [{ ...redeemed, used: 1, lastUsedOn: "2026-01-05" }]));
      const after = (await exported()).content["vouchers"]!;
      expect(after).toEqual(
        expect.arrayContaining([{ ...redeemed, used: 1, lastUsedOn: "2026-01-05" }, ...others]),
      );
      expect(after).toHaveLength(1 + others.length);
      await imported(kept);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "refuses two rewards for the same country, and two for all others",
    async () => {
      const [reward] = kept.content["pioneerRewards"]!;
      const twice = (countries: readonly string[]) =>
        refusalOf(
          only(
            "pioneerRewards",
            ["one", "two"].map((id) => ({ ...reward, id, countries })),
          ),
        );
      expect(await twice(["AT", "DE"])).toContain("more than one reward is for AT");
      expect(await twice([])).toContain("more than one reward is for all others");
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "is imported all or nothing, and every problem is reported",
    async () => {
      const [voucher] = kept.content["vouchers"]!;
      const refusal = await refusalOf({
        format: 1,
        content: {
          shortages: [],
          vouchers: [
            { ...voucher, code: "NEW-1", customer: "nobody-1" },
            { ...voucher, code: "NEW-2", customer: "nobody-2" },
          ],
        },
      });
      expect(refusal).toContain("no company has the customer number nobody-1");
      expect(refusal).toContain("no company has the customer number nobody-2");
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
    ...(
      [
        ["a promotion of the week above 20 %", { percent: 21 }],
        ["a promotion of the week above 20 % in one country", { percentByCountry: { PL: 21 } }],
      ] as const
    ).map(([what, change]): [string, string, (file: File) => unknown] => [
      what,
      "a promotion of the week takes off at most 20 %",
      (file) =>
        only("promotions", [
          { ...file.content["promotions"]!.find(({ kind }) => kind === "weekly"), ...change },
        ]),
    ]),
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
    ...(
      [
        ["seats that are no number", "seats", { seats: "many" }],
        ["fewer than no seats", "seats", { seats: -1 }],
        ["an end before the beginning", "endsAt is not after startsAt", { endsAt: "2020-01-01T09:00:00Z" }],
        [
          "a cancellation after the beginning",
          "cancelUntil is after startsAt",
          { cancelUntil: "2099-01-01T09:00:00Z" },
        ],
        ["a beginning without an offset", "startsAt", { startsAt: "2026-12-01T09:00:00" }],
        ["a moment that does not exist", "no such moment", { startsAt: "2026-13-01T09:00:00Z" }],
        ["an unknown time zone", "no such time zone", { timeZone: "Europe/Linz" }],
        ["an unknown type of training", "type", { type: "cooking" }],
        ["an unknown language of a training", "language", { language: "xx" }],
        ["a negative price", "less than nothing", { price: { amount: "-1.00", currency: "EUR" } }],
        [
          "a place whose country has no trainings",
          "none of the countries",
          { place: { _tag: "OnSite", name: "a", street: "b", zip: "1", city: "c", country: "US" } },
        ],
        ["a training's number with other signs", "id", { id: "TR 1/2" }],
        ["a training without a title", "title", { title: "" }],
        ["a state that is neither held nor withdrawn", "withdrawn", { withdrawn: "perhaps" }],
      ] as const
    ).map(([what, message, change]): [string, string, (file: File) => unknown] => [
      what,
      message,
      (file) => only("trainings", [{ ...file.content["trainings"]![0], ...change }]),
    ]),
    ...(
      [
        ["an award without a category", "categories", { categories: [] }],
        ["an award whose deadline is no moment", "deadline", { deadline: "2026-05-23" }],
        [
          "two categories of an award that are called the same",
          "called the same",
          {
            categories: ["a", "a"].map((id) => ({ id, texts: { int: { name: "a", text: "b" } } })),
          },
        ],
      ] as const
    ).map(([what, message, change]): [string, string, (file: File) => unknown] => [
      what,
      message,
      (file) => only("awards", [{ ...file.content["awards"]![0], ...change }]),
    ]),
    ...(
      [
        ["a conference without a title", "titles", { titles: {} }],
        ["a conference that ends before it begins", "endsAt", { endsAt: "2020-01-01T00:00:00Z" }],
        [
          "a registration that ends after the conference has begun",
          "registrationUntil",
          { registrationUntil: "2099-01-01T00:00:00Z" },
        ],
        ["a conference in an unknown time zone", "no such time zone", { timeZone: "Europe/Linz" }],
        ["no time to accept a place", "acceptHours", { acceptHours: 0 }],
        [
          "a hotel's booking page without https",
          "link",
          {
            hotels: [{ name: "a", street: "b", city: "c", distance: 1, link: "http://hotels.example.com/" }],
          },
        ],
      ] as const
    ).map(([what, message, change]): [string, string, (file: File) => unknown] => [
      what,
      message,
      (file) => only("conferences", [{ ...file.content["conferences"]![0], ...change }]),
    ]),
    ...(
      [
        ["an unknown kind of download", "kind", { kind: "novel" }],
        ["an unknown product line", "line", { line: "garden" }],
        ["an unknown language of a download", "language", { language: "xx" }],
        ["a download without a title", "title", { title: "" }],
        ["a day in place of a moment", "publishedAt", { publishedAt: "2026-01-01" }],
        ["a download without a file", "file", { file: null }],
        ["bytes in place of a download's file", "file", { file: "JVBERi0=" }],
      ] as const
    ).map(([what, message, change]): [string, string, (file: File) => unknown] => [
      what,
      message,
      (file) => only("downloads", [{ ...file.content["downloads"]![0], ...change }]),
    ]),
    ...(
      [
        ["a banner for nobody", "audience", { audience: [] }],
        ["a banner for an unknown group", "audience", { audience: ["neighbours"] }],
        ["a banner without a place", "position", { position: "first" }],
        ["a banner without international English", "int", { texts: {} }],
        [
          "a banner's link to elsewhere without https",
          "href",
          { texts: { int: { title: "a", text: "b", href: "http://a.example" } } },
        ],
        [
          "a banner's link that takes another site for a path",
          "href",
          { texts: { int: { title: "a", text: "b", href: "//a.example" } } },
        ],
        ["a banner without a title", "title", { texts: { int: { title: "", text: "b", href: null } } }],
      ] as const
    ).map(([what, message, change]): [string, string, (file: File) => unknown] => [
      what,
      message,
      (file) => only("banners", [{ ...file.content["banners"]![0], ...change }]),
    ]),
  ])(
    "with %s is refused",
    async (_what, message, change) => {
      expect(await refusalOf(change(kept))).toContain(message);
    },
    timeout,
  );

  it("is as it was after all that was refused", async () => expect(await exported()).toEqual(kept), timeout);

  it(
    "takes a picture from a file beside it",
    async () => {
      writeFileSync(join(folder, "package.png"), pngOf(7));
      const [offer, ...rest] = kept.content["campusPackages"]!;
      const reported = await imported(
        only("campusPackages", [{ ...offer, picture: { file: "package.png" } }, ...rest]),
      );
      expect(reported[0]).toContain("0 added, 1 changed, 0 removed");
      const after = await exported();
      expect(after.content["campusPackages"]![0]).toEqual({ ...offer, picture: pngOf(7).toString("base64") });
      await imported(kept);
    },
    timeout,
  );

  it(
    "takes files for partners from beside it, and gives back those that it replaces",
    async () => {
      const before = storedFiles();
      const [replaced, removed, renamed, ...rest] = kept.content["downloads"]!;
      writeFileSync(join(folder, "new.pdf"), pdfOf("new"));
      writeFileSync(join(folder, "other.pdf"), pdfOf("other"));
      const content = only("downloads", [
        { ...replaced, file: { path: "new.pdf" } },
        { ...renamed, title: "Renamed" },
        ...rest,
        { ...removed, id: "added-1", file: { path: "other.pdf" } },
      ]);
      expect((await imported(content, true))[0]).toBe(
        `downloads: 1 added, 2 changed, 1 removed, ${rest.length} as before`,
      );
      expect(storedFiles()).toEqual(before);
      await imported(content);
      const after = storedFiles();
      expect([after.length, before.filter((name) => !after.includes(name)).length]).toEqual([
        before.length,
        2,
      ]);
      const exportedNow = await exported();
      const entry = exportedNow.content["downloads"]!.find(({ id }) => id === replaced!["id"])!;
      const { path: place } = entry["file"] as { path: string };
      expect(place).toMatch(/^files\/[0-9a-f]{16}\/new\.pdf$/);
      expect(readFileSync(join(folder, place))).toEqual(pdfOf("new"));
      expect(
        await inStore(
          (sql) => sql`
            select f.owner_company_id, f.kind, f.size from downloads d join files f on f.id = d.file_id where d.id = 'added-1'`,
        ),
      ).toEqual([{ owner_company_id: "staff", kind: "pdf", size: pdfOf("other").length }]);
      await imported(kept);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it.each([
    ["an ending that is not taken", "run.exe", Buffer.from("MZ"), "run.exe: its ending"],
    ["bytes of another type", "page.pdf", Buffer.from("<html>"), "page.pdf: its ending or its first bytes"],
    ["nothing in it", "none.pdf", Buffer.alloc(0), "none.pdf: it is empty"],
  ])(
    "is refused with a file for partners that has %s",
    async (_what, name, bytes, message) => {
      writeFileSync(join(folder, name), bytes);
      const before = storedFiles();
      expect(await refusalOf(withEntry("downloads", "DL-00001", { file: { path: name } }))).toContain(
        message,
      );
      expect(storedFiles()).toEqual(before);
    },
    timeout,
  );

  it(
    "is refused with a file for partners that is larger than 100 MB, or is not there",
    async () => {
      writeFileSync(join(folder, "large.pdf"), pdfOf("large"));
      truncateSync(join(folder, "large.pdf"), 100_000_001);
      expect(await refusalOf(withEntry("downloads", "DL-00001", { file: { path: "large.pdf" } }))).toContain(
        "large.pdf: it is larger than 100 MB",
      );
      expect(await refusalOf(withEntry("downloads", "DL-00001", { file: { path: "gone.pdf" } }))).toContain(
        "gone.pdf",
      );
    },
    timeout,
  );

  it(
    "keeps no file of an import that another collection stops",
    async () => {
      const before = storedFiles();
      writeFileSync(join(folder, "new.pdf"), pdfOf("stopped"));
      const { id } = await bookedDate();
      const refusal = await refusalOf({
        format: 1,
        content: {
          downloads: [{ ...kept.content["downloads"]![0], file: { path: "new.pdf" } }],
          trainings: kept.content["trainings"]!.filter((entry) => entry["id"] !== id),
        },
      });
      expect(refusal).toContain(`${id} has bookings and cannot be removed`);
      expect(storedFiles()).toEqual(before);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "gives a training no fewer seats than are booked",
    async () => {
      const { id, taken } = await bookedDate();
      expect(await refusalOf(withEntry("trainings", id, { seats: taken - 1 }))).toContain(
        `trainings: ${id}: ${taken} seats are booked, so that seats cannot be ${taken - 1}`,
      );
      expect((await imported(withEntry("trainings", id, { seats: taken })))[0]).toContain("0 removed");
      expect((await imported(withEntry("trainings", id, { seats: taken + 7 })))[0]).toContain("1 changed");
      await imported(kept);
    },
    timeout,
  );

  it(
    "keeps time, place and taken places of a conference with participants, and the conference itself",
    async () => {
      const { id } = kept.content["conferences"]![0]! as { id: string };
      expect(await refusalOf(withEntry("conferences", id, { capacity: 4 }))).toContain(
        `conferences: ${id}: 5 places are taken, so that capacity cannot be 4`,
      );
      expect(await refusalOf(withEntry("conferences", id, { endsAt: "2099-01-01T00:00:00Z" }))).toContain(
        `${id} has participants who know its time and place`,
      );
      expect(await refusalOf(only("conferences", []))).toContain(
        `${id} has participants or projects and cannot be removed`,
      );
      expect((await imported(withEntry("conferences", id, { capacity: 5, hotels: [] })))[0]).toContain(
        "1 changed",
      );
      await imported(kept);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "keeps the categories of an award in which companies have projects, and knows its conference",
    async () => {
      const entry = kept.content["awards"]![0]! as {
        conference: string;
        categories: readonly { id: string }[];
      };
      const without = entry.categories.filter(({ id }) => id !== "smart-home");
      expect(await refusalOf(only("awards", [{ ...entry, categories: without }]))).toContain(
        `${entry.conference}: the category smart-home has projects and cannot be removed`,
      );
      expect(await refusalOf(only("awards", [entry, { ...entry, conference: "nowhere" }]))).toContain(
        "there is no conference nowhere",
      );
      const later = { ...entry, deadline: "2099-01-01T00:00:00Z", categories: entry.categories.slice(0, 2) };
      expect((await imported(only("awards", [later])))[0]).toContain("1 changed");
      await imported(kept);
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "does not move a training under those who are booked, and can move one without bookings",
    async () => {
      const { id } = await bookedDate();
      const message = `${id} has participants who know its time and place`;
      const startsAt = new Date(
        Date.parse(String(entryOf("trainings", id)["startsAt"])) - 3_600_000,
      ).toISOString();
      expect(await refusalOf(withEntry("trainings", id, { startsAt, cancelUntil: startsAt }))).toContain(
        message,
      );
      const place = { _tag: "OnSite", name: "a", street: "b", zip: "1", city: "c", country: "AT" };
      expect(await refusalOf(withEntry("trainings", id, { place }))).toContain(message);
      const added = { ...entryOf("trainings", id), id: "TR-NEW" };
      await imported(only("trainings", [...kept.content["trainings"]!, added]));
      const moved = { ...added, startsAt, cancelUntil: startsAt, place };
      expect((await imported(only("trainings", [...kept.content["trainings"]!, moved])))[0]).toContain(
        "1 changed",
      );
      expect((await imported(kept)).find((line) => line.startsWith("trainings"))).toContain("1 removed");
      expect(await exported()).toEqual(kept);
    },
    timeout,
  );

  it(
    "is refused where it withdraws a training that has begun",
    async () => {
      const [begun] = await inStore(
        (sql) => sql<{ id: string }>`
          select t.id from training_dates t join training_bookings b on b.training_id = t.id where t.starts_at < now() limit 1`,
      );
      expect(await refusalOf(withEntry("trainings", begun!.id, { withdrawn: true }))).toContain(
        `${begun!.id} has begun and cannot be withdrawn`,
      );
    },
    timeout,
  );

  it(
    "withdraws a training: all who are booked or wait are told once, and it does not come back",
    async () => {
      const { id, taken, waiting } = await bookedDate();
      const letters = () =>
        inStore(
          (sql) => sql<{ subject: string; method: string | null }>`
            select subject, calendar ->> 'method' as method from outbox order by id`,
        );
      const before = (await letters()).length;
      await imported(withEntry("trainings", id, { withdrawn: true }), true);
      expect(await letters()).toHaveLength(before);
      await imported(withEntry("trainings", id, { withdrawn: true }));
      const sent = (await letters()).slice(before);
      expect([sent.length, sent.filter(({ method }) => method === "CANCEL").length]).toEqual([
        taken + waiting,
        taken,
      ]);
      await imported(withEntry("trainings", id, { withdrawn: true, seats: 99 }));
      expect(await letters()).toHaveLength(before + taken + waiting);
      expect(await refusalOf(kept)).toContain(`${id} was withdrawn, and its participants know that`);
      // As it was before for the tests that follow.
      await inStore((sql) => sql`update training_dates set withdrawn_at = null where id = ${id}`);
      await imported(kept);
      expect(await exported()).toEqual(kept);
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

describe("content of the embedded store", () => {
  it(
    "that was exported changes nothing when it is imported, and what an import changes is exported",
    { tags: ["long"], timeout },
    async () => {
      const dataDir = join(folder, "embedded");
      putStore("demo", dataDir);
      cpSync(preparedOn("PGlite").demoFiles, dataDir, { recursive: true });
      const embedded = { DATA_DIR: dataDir };
      const [first, second, third] = [path(), path(), path()];
      await exportContent(embedded, first, log);
      lines = [];
      await importContentFile(embedded, first, { dryRun: false }, log);
      expect(lines.slice(0, -1).every((line) => line.includes(": 0 added, 0 changed, 0 removed"))).toBe(true);
      const { content } = JSON.parse(readFileSync(first, "utf8")) as File;
      const shortages = content["shortages"]!.slice(1);
      writeFileSync(second, JSON.stringify(only("shortages", shortages)));
      await importContentFile(embedded, second, { dryRun: false }, log);
      await exportContent(embedded, third, log);
      expect(JSON.parse(readFileSync(third, "utf8"))).toEqual({
        format: 1,
        content: { ...content, shortages },
      });
    },
  );
});
