import { Shortage } from "../../../src/domain/limited-availability/shortage.ts";
import { collection } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { dayOrNull, dayText } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";

/** A stored shortage. */
export interface ShortageRow {
  readonly id: string;
  readonly name: string;
  readonly until: string | null;
  readonly replacement_number: string | null;
  readonly replacement_name: string | null;
}

export const shortageOf = ({
  id,
  name,
  until,
  replacement_number: number,
  replacement_name: replacement,
}: ShortageRow): Shortage => ({
  article: { number: id, name },
  until: dayOrNull(until),
  replacement: number === null || replacement === null ? null : { number, name: replacement },
});

/** Articles of limited availability (business §2). */
export const shortages = collection({
  name: "shortages",
  entry: Shortage,
  keyOf: ({ article }) => article.number,
  read: async (sql) =>
    (await sql<ShortageRow>`select id, name, until, replacement_number, replacement_name from shortages`).map(
      shortageOf,
    ),
  save: (sql, entries) =>
    saveRows(
      sql,
      "shortages",
      "id",
      entries.map(({ article: { number, name }, until, replacement }) => ({
        id: number,
        name,
        until: until === null ? null : dayText(until),
        replacement_number: replacement?.number ?? null,
        replacement_name: replacement?.name ?? null,
        search_text: searchTextOf(number, name, replacement?.number ?? "", replacement?.name ?? ""),
      })),
    ),
  remove: (sql, keys) => removeRows(sql, "shortages", "id", keys),
});
