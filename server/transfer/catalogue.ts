import { SqlPart, type Sql } from "../store/sql.ts";
import type { Fingerprint } from "./item.ts";

/** A table as the database's catalogue describes it, with the columns that are stored. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A name of the catalogue, which cannot be a parameter. */
export const identifier = (name: string): SqlPart => new SqlPart([quoted(name)], []);

/** Parts with commas between them. */
export const list = (parts: readonly SqlPart[]): SqlPart =>
  new SqlPart(["", ...parts.slice(1).map(() => ", "), ""].slice(0, parts.length + 1), parts);

/** All settings on which the text of a value depends, and no time limits: a large store takes its time. */
export const prepareTransfer = async (sql: Sql): Promise<void> => {
  await sql.script(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local extra_float_digits = 1; set local bytea_output = 'hex';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
};

/** The tables of the store; columns by name, because their order depends on the order of migrations. */
export const tablesOf = (sql: Sql): Promise<readonly Table[]> => sql<Table>`
  select c.relname as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname collate "C"`;

/** A row as an array of texts, in JSON. */
export const rowText = (columns: readonly { readonly name: string }[]): SqlPart => {
  const texts = columns.map(({ name }) => new SqlPart(["", "::text"], [identifier(name)]));
  return new SqlPart(["array_to_json(array[", "])::text"], [list(texts)]);
};

/** The number of a table's rows, and the sum of their hashes. */
const fingerprintOf = async (sql: Sql, { name, columns }: Table): Promise<Fingerprint> => {
  const [found] = await sql<Fingerprint & object>`
    select count(*) as rows,
      coalesce(sum(('x' || encode(substr(sha256(convert_to(${rowText(columns)}, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as hash
    from ${identifier(name)}`;
  return found ?? { rows: 0, hash: "0" };
};

type Fingerprints = Readonly<Record<string, Fingerprint>>;

/** The fingerprints of all tables by name. */
export const fingerprintsOf = async (sql: Sql): Promise<Fingerprints> => {
  const found: Record<string, Fingerprint> = {};
  for (const table of await tablesOf(sql)) found[table.name] = await fingerprintOf(sql, table);
  return found;
};

/** Whether two stores have the same tables with the same rows. */
export const sameTables = (one: Fingerprints, other: Fingerprints): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) => one[name]?.rows === other[name]?.rows && one[name]?.hash === other[name]?.hash,
  );
};
