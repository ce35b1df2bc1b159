import { beforeAll, expect, test } from "vitest";
import { accountColumns, accountOf, type Account, type AccountRow } from "../../server/accounts/account.ts";
import { listProducts } from "../../server/areas/products/products.sql.ts";
import { makeSql, SqlPart } from "../../server/store/sql.ts";
import { eachStore } from "../support/portal/each-store.ts";

type Request = Parameters<typeof listProducts>[2];

eachStore("the list of a company with 5,000 of 10,000 products", { content: "demo" }, (store) => {
  let gold: Account;
  beforeAll(async () => {
    const { sql } = store.database();
    const serial = sql.part`'60' || lpad(to_hex(number), 10, '0')`;
    await sql`
        insert into devices select r.* from (select * from devices limit 1) d, generate_series(1, 10000) as number,
          jsonb_populate_record(null::devices, to_jsonb(d) || jsonb_build_object('serial', ${serial})) r`;
    await sql`
        insert into products select r.* from (select * from products limit 1) p, generate_series(1, 10000) as number,
          jsonb_populate_record(null::products, to_jsonb(p) || jsonb_build_object(
            'serial', ${serial}, 'company_id', case when number % 2 = 0 then 'gold' else 'silver' end,
            'name', 'Cabinet ' || number, 'search_text', 'cabinet ' || number)) r`;
    await sql.script("vacuum analyze products");
    const [row] = await sql<AccountRow>`
        select ${accountColumns(sql)} from accounts a join companies c on c.id = a.company_id where a.id = 'gold'`;
    gold = accountOf(row!);
  });

  /** How the store reads a page: the plan of the statement for its rows. */
  const planOf = async (request: Request): Promise<string> => {
    const { sql } = store.database();
    const plans: string[] = [];
    const explaining = makeSql(async (statement) => {
      if (typeof statement === "string") throw new TypeError("a list is no script");
      const asked = new SqlPart(statement.text.split(/\$\d+/), statement.values as SqlPart["values"]);
      const lines = await sql<{ "QUERY PLAN": string }>`explain ${asked}`;
      plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"));
      return { rows: [] };
    });
    await listProducts(explaining, gold, request, new Date("2026-11-23T09:00:00Z"));
    return plans[0] ?? "";
  };

  test.each([
    [{}, "products_by_name"],
    [{ sort: "-name", page: 3 }, "products_by_name"],
    [{ sort: "project" }, "products_by_project"],
    [{ filter: { search: "cabinet 4711" } }, "products_search"],
  ] as const)("%o is read by the index %s", async (request, index) => {
    const plan = await planOf(request);
    expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan on products");
  });
});
