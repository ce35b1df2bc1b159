import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { CallName } from "../../dev-portal/http/handler.ts";
import { SqlPart } from "../../dev-portal/store/sql.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

/** A list that is sorted by a name: its call, who asks, the column, the table with its key, and what the list's rows are told apart by. */
interface Named {
  readonly call: CallName;
  readonly who: string;
  readonly column: string;
  readonly table: string;
  readonly key: string;
  readonly id: string;
  readonly where?: string;
  readonly filter?: object;
}

const named: readonly Named[] = [
  {
    call: "getProducts",
    who: "gold",
    column: "name",
    table: "products",
    key: "name_key",
    id: "serial",
    where: "company_id = 'gold'",
  },
  {
    call: "getProducts",
    who: "gold",
    column: "project",
    table: "products",
    key: "project_key",
    id: "serial",
    where: "company_id = 'gold'",
  },
  {
    call: "getTickets",
    who: "gold",
    column: "subject",
    table: "tickets",
    key: "subject_key",
    id: "id",
    where: "company_id = 'gold'",
  },
  {
    call: "getSupportCases",
    who: "staff",
    column: "subject",
    table: "tickets",
    key: "subject_key",
    id: "id",
  },
  {
    call: "getOrders",
    who: "gold",
    column: "reference",
    table: "orders",
    key: "reference_key",
    id: "id",
    where: "company_id = 'gold'",
  },
  {
    call: "getReferences",
    who: "gold",
    column: "title",
    table: "reference_projects",
    key: "title_key",
    id: "id",
    where: "company_id = 'gold' and status <> 'deleted'",
  },
  { call: "getDownloads", who: "gold", column: "title", table: "downloads", key: "title_key", id: "id" },
  {
    call: "getTrainingDates",
    who: "staff",
    column: "type",
    table: "training_dates",
    key: "title_key",
    id: "id",
    where: "starts_at < now() - interval '2 days'",
  },
  {
    call: "getTrainings",
    who: "gold",
    column: "participant",
    table: "training_bookings",
    key: "participant_key",
    id: "id",
    where: "company_id = 'gold'",
  },
  { call: "getShortages", who: "gold", column: "name", table: "shortages", key: "name_key", id: "id" },
  {
    call: "getTradeLicenceReviews",
    who: "staff",
    column: "companyName",
    table: "licence_reviews",
    key: "company_key",
    id: "id",
  },
  {
    call: "getPioneerSubmissions",
    who: "gold",
    column: "model",
    table: "pioneer_submissions",
    key: "model_key",
    id: "id",
    where: "company_id = 'gold'",
  },
  {
    call: "getPioneerCases",
    who: "staff",
    column: "company",
    table: "pioneer_submissions",
    key: "company_key",
    id: "id",
  },
];

const raw = (text: string): SqlPart => new SqlPart([text], []);

/** What tells a row of an answer apart. */
const idOf = (row: Record<string, unknown>): unknown =>
  row["id"] ?? row["serial"] ?? (row["article"] as { number?: string } | undefined)?.number;

eachDemoPortal("names in lists", (demo) => {
  it.each(named.map((list, place) => [`${list.call} by ${list.column}`, list, place] as const))(
    "are sorted as people count: %s",
    async (_name, { call, who, column, table, key, id, where = "true", filter }, place) => {
      const { sql } = demo().database;
      const chosen = await sql<{ id: string }>`
        select ${raw(id)} as id from ${raw(table)} where ${raw(where)} order by ${raw(id)} limit 3`;
      // By its signs "zzz 10" comes before "zzz 2". Each list has names of its own: two show the same rows.
      const word = "z".repeat(place + 3);
      const numbers = [10, 2, 1];
      for (const [index, row] of chosen.entries())
        await sql`update ${raw(table)} set ${raw(key)} = ${`${word} ${numbers[index] ?? 0}`} where ${raw(id)} = ${row.id}`;
      const { rows } = await demo().ask<{ readonly rows: readonly Record<string, unknown>[] }>(who, call, {
        sort: `-${column}`,
        page_size: "3",
        ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }),
      });
      expect(chosen).toHaveLength(3);
      expect(rows.map(idOf)).toEqual(chosen.map((row) => row.id));
    },
  );

  it("are sorted as people count: employees by name", async () => {
    const { sql } = demo().database;
    for (const [id, name] of [
      ["office", "Zzz 10"],
      ["technician", "Zzz 2"],
    ] as const)
      await sql`update accounts set last_name = ${name} where id = ${id}`;
    const { rows } = await demo().ask<{ readonly rows: readonly { readonly id: string }[] }>(
      "gold",
      "getEmployees",
      { sort: "-name", page_size: "2" },
    );
    expect(rows.map(({ id }) => id)).toEqual(["office", "technician"]);
  });

  it("have the order of a collator that compares numbers by their value", async () => {
    const { compare } = new Intl.Collator("en", { numeric: true });
    const part = fc.oneof(
      fc.constantFrom("relay", "room", "villa"),
      fc.integer({ min: 0, max: 1_000_000_000 }).map(String),
    );
    const name = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 2, maxLength: 30 }), async (names) => {
        const sorted = await demo().database.sql<{ name: string }>`
          select name from unnest(${names}::text[]) as names (name) order by natural_key(name) collate "C"`;
        expect(sorted.map((row) => row.name)).toEqual(names.toSorted(compare));
      }),
      { numRuns: 30 },
    );
  });
});
