import { beforeAll, expect, test } from "vitest";
import { readPage, type ListedRows } from "../../server/areas/kit/paging.ts";
import { COUNTED_HITS } from "../../src/domain/kit/list.ts";
import { eachStore } from "../support/portal/each-store.ts";

eachStore("a page of a list", (store) => {
  beforeAll(async () => {
    await store.database().sql`create table things (id text primary key, kind text not null)`;
    await store.database().sql`
      insert into things select lpad(number::text, 4, '0'), case when number <= 1001 then 'many' else 'few' end
      from generate_series(1, 1003) as number`;
  });

  const read = (
    { searches, kind, page = 1 }: { searches: boolean; kind: string; page?: number },
    rows: Partial<ListedRows<{ readonly id: string }, string>> = {},
  ) => {
    const { sql } = store.database();
    const found = sql.part`kind = ${kind}`;
    return readPage(
      sql,
      {
        table: sql.part`things`,
        itemOf: ({ id }: { readonly id: string }) => id,
        columns: sql.part`id`,
        found,
        order: sql.part`order by id`,
        ...rows,
      },
      { page, page_size: 2, ...(searches && { filter: { search: kind } }) },
    );
  };

  test("counts all rows where nothing is searched", async () => {
    const { rows, ...counted } = await read({ searches: false, kind: "many" });
    expect([rows, counted]).toEqual([["0001", "0002"], { total: 1001 }]);
  });

  test("counts the hits of a search up to a number, and says that there are more", async () => {
    const { rows, ...counted } = await read({ searches: true, kind: "many", page: 2 });
    expect([rows, counted]).toEqual([["0003", "0004"], { total: COUNTED_HITS, more: true }]);
  });

  test("counts few hits as they are", async () => {
    const { rows, ...counted } = await read({ searches: true, kind: "few" });
    expect([rows, counted]).toEqual([["1002", "1003"], { total: 2 }]);
  });

  test.each([true, false])("gives the number behind the last page, too; searched: %s", async (searches) => {
    expect(await read({ searches, kind: "few", page: 3 })).toEqual({ rows: [], total: 2 });
  });

  test.each([true, false])(
    "reads from a subquery under a name of its own; searched: %s",
    async (searches) => {
      const { sql } = store.database();
      const from = sql.part`(select id as number, kind as sort from things)`;
      const page = await read(
        { searches, kind: "few" },
        {
          table: sql.part`t`,
          from,
          columns: sql.part`t.number as id`,
          found: sql.part`t.sort = 'few'`,
          order: sql.part`order by t.number desc`,
        },
      );
      expect(page).toEqual({ rows: ["1003", "1002"], total: 2 });
    },
  );

  test("takes a number that is known already where nothing is searched", async () => {
    const { sql } = store.database();
    const unsearched = { total: sql.part`select 7 as total`, ask: sql.planned };
    expect(await read({ searches: false, kind: "few" }, { unsearched })).toMatchObject({ total: 7 });
    expect(await read({ searches: true, kind: "few" }, { unsearched })).toMatchObject({ total: 2 });
  });
});
