import { expect, test } from "vitest";
import { up as spelledLetters } from "../../server/store/migrations/0121-spelled-letters.ts";
import { up as foldedSigns } from "../../server/store/migrations/0127-folded-signs.ts";
import { fold } from "../../src/domain/kit/fold.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

eachStore(
  "texts that were stored before they were written as they are searched",
  onBoth.migrations,
  (store) => {
    test.each([
      {
        id: "0121-spelled-letters",
        up: spelledLetters,
        names: "sørensen ısık đorđevic bærbar œuvre þorn",
        before: { word: "sørensen", other: "bærbar" },
        after: { word: "sorensen", other: "baerbar" },
      },
      {
        id: "0127-folded-signs",
        up: foldedSigns,
        names: "o’brien oʼneill jean‐luc a–b don't",
        before: { word: "o’brien", other: "jean‐luc" },
        after: { word: "o'brien", other: "jean-luc" },
      },
    ])(
      "are found as those that are stored since, by their words too: $id",
      async ({ up, names, before, after }) => {
        const { sql } = store.database();
        await sql`delete from shortages`;
        await sql`delete from search_words where company_id in ('', 'c')`;
        await sql`insert into shortages (id, name, search_text) values ('1', ${names}, ${names}), ('2', 'plain', 'plain')`;
        await sql`
        insert into search_words (company_id, word) values ('', ${before.word}), ('', ${after.word}), ('c', ${before.other}), ('c', 'plain')
        on conflict do nothing`;
        await sql.script(up);
        const texts = await sql<{ search_text: string }>`select search_text from shortages order by id`;
        expect(texts.map((row) => row.search_text)).toEqual([fold(names), "plain"]);
        expect(
          await sql`select company_id, word from search_words where company_id in ('', 'c') order by company_id, word`,
        ).toEqual([
          { company_id: "", word: after.word },
          { company_id: "c", word: after.other },
          { company_id: "c", word: "plain" },
        ]);
      },
    );
  },
);
