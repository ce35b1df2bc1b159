import { expect, test } from "vitest";
import { foldedSignsMigration } from "../../dev-portal/store/migrations/0127-folded-signs.ts";
import { fold } from "../../src/domain/kit/fold.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachStore("texts that were stored before apostrophes and hyphens were folded", onBoth.migrations, (store) => {
  test("are found as those that are stored since, by their words too", async () => {
    const { sql } = store.database();
    const names = "o’brien oʼneill jean‐luc a–b don't";
    await sql`insert into shortages (id, name, search_text) values ('1', ${names}, ${names}), ('2', 'plain', 'plain')`;
    await sql`
      insert into search_words (company_id, word) values ('', 'o’brien'), ('', 'o''brien'), ('c', 'jean‐luc'), ('c', 'plain')
      on conflict do nothing`;
    await sql.script(foldedSignsMigration.up);
    const stored = await sql<{ search_text: string }>`select search_text from shortages order by id`;
    expect(stored.map((row) => row.search_text)).toEqual([fold(names), "plain"]);
    expect(
      await sql`select company_id, word from search_words where company_id in ('', 'c') order by company_id, word`,
    ).toEqual([
      { company_id: "", word: "o'brien" },
      { company_id: "c", word: "jean-luc" },
      { company_id: "c", word: "plain" },
    ]);
  });
});
