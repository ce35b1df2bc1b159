import { expect, test } from "vitest";
import { spelledLettersMigration } from "../../dev-portal/store/migrations/0121-spelled-letters.ts";
import { fold } from "../../src/domain/kit/fold.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachStore("texts that were stored before letters were spelled", onBoth.migrations, (store) => {
  test("are found as those that are stored since, by their words too", async () => {
    const { sql } = store.database();
    const names = "sørensen ısık đorđevic bærbar œuvre þorn";
    await sql`insert into shortages (id, name, search_text) values ('1', ${names}, ${names}), ('2', 'plain', 'plain')`;
    await sql`
      insert into search_words (company_id, word) values ('', 'sørensen'), ('', 'sorensen'), ('c', 'bærbar'), ('c', 'plain')
      on conflict do nothing`;
    await sql.script(spelledLettersMigration.up);
    const stored = await sql<{ search_text: string }>`select search_text from shortages order by id`;
    expect(stored.map((row) => row.search_text)).toEqual([fold(names), "plain"]);
    expect(
      await sql`select company_id, word from search_words where company_id in ('', 'c') order by company_id, word`,
    ).toEqual([
      { company_id: "", word: "sorensen" },
      { company_id: "c", word: "baerbar" },
      { company_id: "c", word: "plain" },
    ]);
  });
});
