import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sortKey } from "../../server/areas/kit/reader-order.ts";
import type { CallName } from "../../server/http/handler.ts";
import { SqlPart } from "../../server/store/sql.ts";
import { languageTag, locales } from "../../src/domain/shell/locale.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

/** Whose name a row is sorted by, if it is not its own. */
interface Bearer {
  readonly of: string;
  readonly table: string;
}

/** A list that is sorted by a name: its call, who asks, the column, the table with its name, and what the list's rows are told apart by. */
interface Named {
  readonly call: CallName;
  readonly who: string;
  readonly column: string;
  readonly table: string;
  readonly name: string;
  readonly id: string;
  readonly where?: string;
  readonly bearer?: Bearer;
}

const named: readonly Named[] = [
  {
    call: "getProducts",
    who: "gold",
    column: "name",
    table: "products",
    name: "name",
    id: "serial",
    where: "company_id = 'gold'",
  },
  {
    call: "getProducts",
    who: "gold",
    column: "project",
    table: "products",
    name: "project",
    id: "serial",
    where: "company_id = 'gold'",
  },
  {
    call: "getTickets",
    who: "gold",
    column: "subject",
    table: "tickets",
    name: "subject",
    id: "id",
    where: "company_id = 'gold'",
  },
  {
    call: "getSupportCases",
    who: "staff",
    column: "subject",
    table: "tickets",
    name: "subject",
    id: "id",
  },
  {
    call: "getOrders",
    who: "gold",
    column: "reference",
    table: "orders",
    name: "reference",
    id: "id",
    where: "company_id = 'gold'",
  },
  {
    call: "getReferences",
    who: "gold",
    column: "title",
    table: "reference_projects",
    name: "title",
    id: "id",
    where: "company_id = 'gold' and status <> 'deleted'",
  },
  { call: "getDownloads", who: "gold", column: "title", table: "downloads", name: "title", id: "id" },
  {
    call: "getTrainingDates",
    who: "staff",
    column: "type",
    table: "training_dates",
    name: "title",
    id: "id",
    where: "starts_at < now() - interval '2 days'",
  },
  {
    call: "getTrainings",
    who: "gold",
    column: "participant",
    table: "training_bookings",
    name: "last_name",
    id: "id",
    bearer: { of: "participant_id", table: "accounts" },
    where: "company_id = 'gold'",
  },
  { call: "getShortages", who: "gold", column: "name", table: "shortages", name: "name", id: "id" },
  {
    call: "getTradeLicenceReviews",
    who: "staff",
    column: "companyName",
    table: "licence_reviews",
    name: "name",
    id: "id",
    bearer: { of: "company_id", table: "companies" },
  },
  {
    call: "getPioneerSubmissions",
    who: "gold",
    column: "model",
    table: "pioneer_submissions",
    name: "model",
    id: "id",
    where: "company_id = 'gold'",
  },
  {
    call: "getPioneerCases",
    who: "staff",
    column: "company",
    table: "pioneer_submissions",
    name: "name",
    id: "id",
    bearer: { of: "company_id", table: "companies" },
  },
];

const raw = (text: string): SqlPart => new SqlPart([text], []);

/** What tells a row of an answer apart. */
const idOf = (row: Record<string, unknown>): unknown =>
  row["id"] ?? row["serial"] ?? (row["article"] as { number?: string } | undefined)?.number;

/** Names with the letters that languages have places of their own for, or read as others with an accent. */
const samples = [
  ..."Item 10|Item 9|item 9|ITEM 9|Item 9b|Šít|sýr|čaj|cyklus|chata|Chata|hrad|ihla|řeka|rzeka|žába|zub".split(
    "|",
  ),
  ..."ľad|lano|ôsmy|osmy|äpfel|Apfel|Azur|Müller|Mueller|muller|Straße|Strasse|Strassf|đa|da|dz|þing".split(
    "|",
  ),
  ..."źródło|żaba|ćma|ąka|azot|ęta|ezop|łuk|lyra|ńa|nuta|óda|ozon|ścieżka|szafa|ñandú|nzz|œuf|ofen|ær".split(
    "|",
  ),
  ..."çay|cuma|ğa|gül|ısı|isim|İzmir|Isparta|ırmak|ödev|orman|şeker|su|üzüm|uzun|øre|ore|Øre|naïve".split(
    "|",
  ),
  ..."cote|coté|côte|côté|a b|ab|a-b|a_b|l'amour|lamour|l’ami|(5)|$5|+5|1a|10a|2a".split("|"),
];

eachDemoPortal("names in lists", onBoth.order, (demo) => {
  it.each(named.map((list, place) => [`${list.call} by ${list.column}`, list, place] as const))(
    "are sorted as people count: %s",
    async (_name, { call, who, column, table, name, id, where = "true", bearer }, place) => {
      const { sql } = demo().database;
      const { of, table: named } = bearer ?? { of: id, table };
      const all = await sql<{ id: string; bearer: string }>`
        select ${raw(id)} as id, ${raw(of)} as bearer from ${raw(table)} where ${raw(where)} order by ${raw(id)}`;
      const bearers = [...new Set(all.map((row) => row.bearer))].slice(0, 3);
      // By its signs "žzz 10" comes before "žzz 2". Each list has names of its own: two show the same rows.
      const word = `ž${"z".repeat(place + 2)}`;
      for (const [index, one] of bearers.entries())
        await sql`update ${raw(named)} set ${raw(name)} = ${`${word} ${[10, 2, 1][index] ?? 0}`} where ${raw(bearer === undefined ? id : "id")} = ${one}`;
      const { rows } = await demo().ask<{ readonly rows: readonly Record<string, unknown>[] }>(who, call, {
        sort: `-${column}`,
        page_size: "50",
      });
      const bearerOf = new Map<unknown, string>(all.map((row) => [row.id, row.bearer]));
      const shown = [...new Set(rows.map((row) => bearerOf.get(idOf(row))))];
      expect(bearers.length).toBeGreaterThan(1);
      expect(shown.slice(0, bearers.length)).toEqual(bearers);
    },
  );

  it("are sorted by the alphabet of the reader's language: products, employees", async () => {
    const { sql } = demo().database;
    const serials = await sql<{ serial: string }>`
      select serial from products where company_id = 'gold' order by serial limit 3`;
    const czech = ["Žzz cyklus", "Žzz čaj", "Žzz hrad", "Žzz chata"];
    const shown = async (call: CallName, key: "name" | "lastname"): Promise<readonly unknown[]> => {
      const { rows } = await demo().ask<{ readonly rows: readonly Record<string, unknown>[] }>("gold", call, {
        sort: "name",
        page_size: "100",
      });
      return rows.map((row) => row[key]).filter((name) => czech.includes(String(name)));
    };
    for (const [index, { serial }] of serials.entries())
      await sql`update products set name = ${["Žzz chata", "Žzz hrad", "Žzz cyklus"][index] ?? ""} where serial = ${serial}`;
    await sql`update accounts set last_name = case id when 'office' then 'Žzz čaj' else 'Žzz cyklus' end where id in ('office', 'technician')`;
    const readBy = async (locale: string) => {
      await sql`update accounts set locale = ${locale} where id = 'gold'`;
      return [await shown("getProducts", "name"), await shown("getEmployees", "lastname")];
    };
    expect(await readBy("dede")).toEqual([
      ["Žzz chata", "Žzz cyklus", "Žzz hrad"],
      ["Žzz čaj", "Žzz cyklus"],
    ]);
    expect(await readBy("cscz")).toEqual([
      ["Žzz cyklus", "Žzz hrad", "Žzz chata"],
      ["Žzz cyklus", "Žzz čaj"],
    ]);
  });

  it.each([["staff", "getTradeLicenceReviews", "country", "region"]] as const)(
    "of countries are the reader's: %s, %s by %s",
    async (who, call, column, type) => {
      const { sql } = demo().database;
      for (const locale of ["dede", "cscz"] as const) {
        await sql`update accounts set locale = ${locale} where id = ${who}`;
        const { rows } = await demo().ask<{
          readonly rows: readonly Readonly<
            Record<string, string> & { readonly training?: Record<string, string> }
          >[];
        }>(who, call, { sort: column, page_size: "100" });
        const codes = rows.map((row) => row[column] ?? "");
        const tag = languageTag(locale);
        const names = new Intl.DisplayNames(tag, { type });
        const shown = codes.map((code) => names.of(code) ?? "");
        expect(new Set(shown).size).toBeGreaterThan(2);
        expect(shown).toEqual(shown.toSorted(new Intl.Collator(tag).compare));
      }
    },
  );

  it.each(locales)("have the order of the collator of %s", async (locale) => {
    const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
    const { sql } = demo().database;
    const sorted = await sql<{ name: string }>`
      select name from unnest(${samples}::text[]) as names (name) order by ${sortKey(sql, { locale }, sql.part`name`)}`;
    expect(sorted.map(({ name }) => name)).toEqual(samples.toSorted(compare));
  });

  it("have the order of the collator, whatever letters they have", async () => {
    const letters = "aáàâäåąãæbcčçćdďđeéěęëhiíïıİlłľnñńňoóôöőøœrřsßśšşuùůüžźżzþcChHIŁŠŘŽÇĞÖÜğ 019-.'";
    const name = fc
      .array(fc.constantFrom(...Array.from(letters)), { minLength: 1, maxLength: 5 })
      .map((some) => some.join(""));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(name, { minLength: 20, maxLength: 60 }),
        fc.constantFrom(...locales),
        async (names, locale) => {
          const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
          const { sql } = demo().database;
          const sorted = await sql<{ name: string }>`
            select name from unnest(${names}::text[]) as names (name) order by ${sortKey(sql, { locale }, sql.part`name`)}`;
          const wrong = sorted.filter(({ name: one }, place) => {
            const next = sorted[place + 1];
            return next !== undefined && compare(one, next.name) > 0;
          });
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
