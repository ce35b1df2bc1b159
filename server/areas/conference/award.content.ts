import * as Schema from "effect/Schema";
import { collection } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { EntryId, Moment } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";
import { CategoryTexts, type AwardRow } from "./award.sql.ts";

/** The award of a conference as it is kept. */
const AwardEntry = Schema.Struct({
  /** The conference's id. */
  conference: EntryId,
  /** The first moment at which nothing can be submitted or changed. */
  deadline: Moment,
  categories: Schema.Array(Schema.Struct({ id: EntryId, texts: CategoryTexts })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(50),
    Schema.makeFilter(
      (categories) =>
        new Set(categories.map(({ id }) => id)).size === categories.length ||
        "more than one category is called the same",
    ),
  ),
});
type AwardEntry = typeof AwardEntry.Type;

const readAwards = async (sql: Sql): Promise<readonly AwardEntry[]> =>
  (await sql<AwardRow>`select * from awards`).map(({ conference_id: conference, deadline, categories }) => ({
    conference,
    deadline,
    categories,
  }));

/** An award belongs to a conference, and a category with projects stays; awards are locked until the import has ended. */
const problemsOf = async (sql: Sql, entries: readonly AwardEntry[]): Promise<readonly string[]> => {
  await sql`select from awards order by conference_id for update`;
  const known = await sql<{ id: string }>`select id from conferences`;
  const used = await sql<{ conference_id: string; category: string }>`
    select distinct conference_id, category from award_projects order by conference_id, category`;
  return [
    ...entries.flatMap(({ conference }) =>
      known.some(({ id }) => id === conference) ? [] : [`there is no conference ${conference}`],
    ),
    ...used.flatMap(({ conference_id: conference, category }) => {
      const entry = entries.find((one) => one.conference === conference);
      return entry?.categories.some(({ id }) => id === category) === true
        ? []
        : [`${conference}: the category ${category} has projects and cannot be removed`];
    }),
  ];
};

/** Categories and deadlines of awards (business §4, §5). */
export const awards = collection({
  name: "awards",
  entry: AwardEntry,
  keyOf: ({ conference }) => conference,
  problemsOf,
  read: readAwards,
  save: (sql, entries) =>
    saveRows(
      sql,
      "awards",
      "conference_id",
      entries.map(({ conference, deadline, categories }) => ({
        conference_id: conference,
        deadline,
        categories,
      })),
    ),
  remove: (sql, keys) => removeRows(sql, "awards", "conference_id", keys),
});
