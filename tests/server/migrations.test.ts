import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrations } from "../../server/store/migrations.ts";

/** The newest migration of a release, and the digest of all up to it: their names and their SQL. */
const released = {
  id: "0133-renewed-sessions",
  digest: "11e83f3b58d3924f79433c510ea7f49446d1f91d16c6b51e15d5bdab07de6b03",
};

test("every file of a migration has its SQL, and a number of its own", () => {
  expect(migrations.filter(({ up }) => typeof up !== "string" || up.trim() === "")).toEqual([]);
  const numbers = migrations.map(({ id }) => id.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

test("a migration that was released is not edited, renamed or removed: stores have it by its name", () => {
  const before = migrations.filter(({ id }) => id <= released.id);
  const digest = createHash("sha256").update(JSON.stringify(before)).digest("hex");
  expect([before.at(-1)?.id, digest]).toEqual([released.id, released.digest]);
});

/** What only adds: a table, an index that refuses nothing, a column that may be left out, and changes of rows. */
const adding = [
  /^create (table|index|sequence) /,
  /^alter table \w+ (, )?(add column \w+ (?!.*\b(unique|check|references|primary)\b)((?!not null).|.*\bdefault\b.*)*)+$/,
  /^(insert into|update) /,
];
const statementsOf = (up: string): readonly string[] =>
  up
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim().toLowerCase())
    .filter((statement) => statement !== "");
const isAdding = (up: string): boolean =>
  statementsOf(up).every((statement) => adding.some((pattern) => pattern.test(statement)));

test.each([
  ["create table a (id text primary key, b int not null unique)", true],
  ["alter table a add column b text", true],
  ["alter table a add column b text not null default 'x'", true],
  ["create index a_b on a (b); update a set b = 'c'", true],
  ["alter table a add column b text not null", false],
  ["alter table a add column b text unique", false],
  ["alter table a drop column b", false],
  ["alter table a alter column b set not null", false],
  ["alter table a rename to b", false],
  ["create unique index a_b on a (b)", false],
  ["drop table a", false],
  ["delete from a", false],
])("%s: only adds: %s", (up, adds) => expect(isAdding(up)).toBe(adds));

test("a migration only adds, as versions of before still run: what takes away or tightens names since which one nothing uses it", () => {
  const ids = migrations.map(({ id }) => id);
  const wrong = migrations.filter(({ id, up, needs }) =>
    needs === undefined ? id > "0136-letter-language" && !isAdding(up) : !ids.includes(needs) || needs >= id,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
