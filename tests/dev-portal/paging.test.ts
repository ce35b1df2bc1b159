import { beforeAll, expect, test } from "vitest";
import { readPage } from "../../dev-portal/areas/kit/paging.ts";
import { COUNTED_HITS } from "../../src/domain/kit/list.ts";
import { eachStore } from "../support/portal/each-store.ts";

eachStore("a page of a list", (store) => {
  beforeAll(async () => {
    await store.database().sql`create table things (id text primary key, kind text not null)`;
    await store.database().sql`
      insert into things select lpad(number::text, 4, '0'), case when number <= 1001 then 'many' else 'few' end
      from generate_series(1, 1003) as number`;
  });

  const read = ({ searches, kind, page = 1 }: { searches: boolean; kind: string; page?: number }) => {
    const { sql } = store.database();
    const found = sql.part`kind = ${kind}`;
    return readPage<{ readonly id: string }>(
      sql,
      {
        table: sql.part`things`,
        columns: sql.part`id`,
        found,
        order: sql.part`order by id`,
        unsearched: { total: sql.part`select count(*) as total from things where ${found}`, ask: sql },
      },
      { page, page_size: 2, ...(searches && { filter: { search: kind } }) },
    );
  };
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  test("counts all rows where nothing is searched", async () => {
    const { rows, ...counted } = await read({ searches: false, kind: "many" });
    expect([idsOf(rows), counted]).toEqual([["0001", "0002"], { total: 1001 }]);
  });

  test("counts the hits of a search up to a number, and says that there are more", async () => {
    const { rows, ...counted } = await read({ searches: true, kind: "many", page: 2 });
    expect([idsOf(rows), counted]).toEqual([["0003", "0004"], { total: COUNTED_HITS, more: true }]);
  });

  test("counts few hits as they are", async () => {
    const { rows, ...counted } = await read({ searches: true, kind: "few" });
    expect([idsOf(rows), counted]).toEqual([["1002", "1003"], { total: 2 }]);
  });

  test.each([true, false])("tells the number behind the last page, too; searched: %s", async (searches) => {
    expect(await read({ searches, kind: "few", page: 3 })).toEqual({ rows: [], total: 2 });
  });
});
