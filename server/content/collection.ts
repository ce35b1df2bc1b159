import { isDeepStrictEqual } from "node:util";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { CalendarOrigin } from "../areas/kit/calendar-file.ts";
import type { Sql } from "../store/sql.ts";
import type { ImportedFiles } from "./imported-files.ts";

/** What an import has besides the store's transaction. */
export interface ImportContext {
  readonly now: Date;
  readonly files: ImportedFiles;
  /** What letters and calendar files name. */
  readonly origin: CalendarOrigin;
}

/** One kind of content: its entries as the file has them, and how the store keeps them. */
interface CollectionOf<Entry> {
  /** Its name in the file. */
  readonly name: string;
  readonly entry: Schema.Codec<Entry, unknown>;
  /** What distinguishes an entry from all others of the collection. */
  readonly keyOf: (entry: Entry) => string;
  readonly read: (sql: Sql) => Promise<readonly Entry[]>;
  /** Inserts entries, or replaces those with the same key. */
  readonly save: (sql: Sql, entries: readonly Entry[], context: ImportContext) => Promise<void>;
  readonly remove: (sql: Sql, keys: readonly string[], context: ImportContext) => Promise<void>;
  /** The keys of what the portal has made itself: it stays where a file leaves it out. */
  readonly keptKeys?: (sql: Sql) => Promise<readonly string[]>;
  /** What the store has against these being all entries, such as an unknown customer; a sentence each. */
  readonly problemsOf?: (
    sql: Sql,
    entries: readonly Entry[],
    context: ImportContext,
  ) => Promise<readonly string[]>;
}

/** What an import does to a collection. */
export interface Change {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** What is against an import, as sentences. */
interface Problems {
  readonly problems: readonly string[];
}

/** The checked entries of a file, which are to be all entries of the collection. */
interface Checked {
  readonly problems: readonly [];
  /** Makes them all entries of the collection, within a transaction; changes nothing where the store has something against them. */
  readonly replace: (
    sql: Sql,
    context: ImportContext,
  ) => Promise<Problems | { readonly problems: readonly []; readonly change: Change }>;
}

/** A collection without the type of its entries. */
export interface Collection {
  readonly name: string;
  /** All entries as the file has them, in the order of their keys. */
  readonly read: (sql: Sql) => Promise<readonly unknown[]>;
  readonly check: (entries: unknown) => Problems | Checked;
}

const byKey = (one: readonly [string, unknown], other: readonly [string, unknown]): number =>
  one[0] < other[0] ? -1 : 1;

const doubled = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((key, index) => keys.indexOf(key) !== index)),
];

/** Makes a collection: adding one to the list `collections` makes it part of every import and export. */
export const collection = <Entry>(of: CollectionOf<Entry>): Collection => {
  const { name, keyOf } = of;
  const decode = Schema.decodeUnknownResult(Schema.Array(of.entry), {
    errors: "all",
    onExcessProperty: "error",
  });
  const encode = Schema.encodeSync(of.entry);
  const encoded = (entries: readonly Entry[]): readonly (readonly [string, unknown])[] =>
    entries.map((entry) => [keyOf(entry), encode(entry)] as const).toSorted(byKey);

  const replace = async (sql: Sql, entries: readonly Entry[], context: ImportContext) => {
    const problems = (await of.problemsOf?.(sql, entries, context)) ?? [];
    if (problems.length > 0) return { problems: problems.map((problem) => `${name}: ${problem}`) };
    const stored = new Map(encoded(await of.read(sql)));
    const wanted = new Map(encoded(entries));
    const differs = (entry: Entry): boolean =>
      !isDeepStrictEqual(stored.get(keyOf(entry)), wanted.get(keyOf(entry)));
    const added = entries.filter((entry) => !stored.has(keyOf(entry)));
    const changed = entries.filter((entry) => stored.has(keyOf(entry)) && differs(entry));
    const kept = new Set(await of.keptKeys?.(sql));
    const removed = [...stored.keys()].filter((key) => !wanted.has(key) && !kept.has(key));
    if (removed.length > 0) await of.remove(sql, removed, context);
    if (added.length + changed.length > 0) await of.save(sql, [...added, ...changed], context);
    const change = {
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged: stored.size - changed.length - removed.length,
    };
    return { problems: [] as const, change };
  };

  return {
    name,
    read: async (sql) => encoded(await of.read(sql)).map(([, entry]) => entry),
    check: (json) => {
      const result = decode(json);
      if (Result.isFailure(result)) return { problems: [`${name}: ${result.failure.message}`] };
      const twice = doubled(result.success.map(keyOf));
      if (twice.length > 0)
        return { problems: [`${name}: more than one entry is called ${twice.join(", ")}`] };
      return { problems: [], replace: (sql, context) => replace(sql, result.success, context) };
    },
  };
};
