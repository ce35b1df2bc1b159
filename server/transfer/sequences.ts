import type { Sql, SqlPart } from "../store/sql.ts";
import { identifier, quoted } from "./catalogue.ts";
import type { Sequence } from "./item.ts";
import { TransferRefused } from "./refused.ts";

/** The state of all sequences. */
export const sequencesOf = (sql: Sql): Promise<readonly Sequence[]> => sql<Sequence & object>`
  select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as used
  from pg_sequences where schemaname = current_schema() order by sequencename collate "C"`;

/** Sets a sequence of the store. Rejects if it has none of that name. */
export const setSequence = async (sql: Sql, { name, value, used }: Sequence): Promise<void> => {
  const known =
    await sql`select from pg_sequences where schemaname = current_schema() and sequencename = ${name}`;
  if (known.length === 0)
    throw new TransferRefused(
      `The backup has a sequence ${name} that its version does not have. Nothing was kept.`,
    );
  await sql`select setval(${quoted(name)}, ${value}::bigint, ${used})`;
};

/** The sequences that no column owns: of which table they number the ids, and how these begin. The number is an id's last part. */
const numbering: Readonly<Record<string, { readonly table: string; readonly prefix: string }>> = {
  campus_order_number: { table: "orders", prefix: "CP-" },
  pioneer_number: { table: "pioneer_submissions", prefix: "PI-" },
  reference_number: { table: "reference_projects", prefix: "RP-" },
  ticket_number: { table: "tickets", prefix: "T-" },
};

/** A sequence with its table, and how a row's number is read. */
interface Numbered {
  readonly name: string;
  readonly table: string;
  readonly number: SqlPart;
}

const ownedBy = (sql: Sql) => sql<{ name: string; table: string; column: string }>`
  select s.relname as name, t.relname as table, a.attname as column
  from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.refclassid = 'pg_class'::regclass
    and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relnamespace = (select oid from pg_namespace where nspname = current_schema())`;

const numberedBy = async (sql: Sql, names: readonly string[]): Promise<readonly Numbered[]> => {
  const owned = await ownedBy(sql);
  return names.map((name) => {
    const owner = owned.find((sequence) => sequence.name === name);
    if (owner !== undefined) return { name, table: owner.table, number: identifier(owner.column) };
    const ids = numbering[name];
    if (ids === undefined) throw new Error(`nothing says which rows the sequence ${name} numbers`);
    const pattern = String.raw`^${ids.prefix}(?:\d{4}-)?(\d+)$`;
    return { name, table: ids.table, number: sql.part`substring(id from ${pattern})::bigint` };
  });
};

/**
 * Moves each sequence that would give a number again past the rows that have it, and returns what it did as lines. A store gets such a
 * sequence when rows are put into it by hand.
 */
export const passRows = async (sql: Sql): Promise<readonly string[]> => {
  const sequences = await sequencesOf(sql);
  const lines: string[] = [];
  for (const { name, table, number } of await numberedBy(
    sql,
    sequences.map((sequence) => sequence.name),
  )) {
    const [moved] = await sql<{ last: string }>`
      select setval(${quoted(name)}, rows.last)::text as last
      from (select max(${number}) as last from ${identifier(table)}) as rows, ${identifier(name)} as sequence
      where rows.last >= sequence.last_value + case when sequence.is_called then 1 else 0 end`;
    if (moved !== undefined)
      lines.push(`The sequence ${name} was behind the rows of ${table}: it goes on after ${moved.last}.`);
  }
  return lines;
};
