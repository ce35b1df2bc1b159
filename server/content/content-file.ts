import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Sql } from "../store/sql.ts";
import type { Change, ImportContext } from "./collection.ts";
import { collections } from "./collections.ts";
import { KeptFile } from "./kept-file.ts";
import { ContentRefused } from "./refused.ts";

/** A content file: each collection that it names is the whole collection; those that it leaves out stay as they are. */
const ContentFile = Schema.Struct({
  format: Schema.Literal(1),
  content: Schema.Record(Schema.String, Schema.Unknown),
});
type ContentFile = typeof ContentFile.Type;

const decodeFile = Schema.decodeUnknownResult(ContentFile, { onExcessProperty: "error" });

/** The text of an object that has this one key. */
const onlyText = (value: unknown, key: string): string | undefined => {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 1) return undefined;
  const text: unknown = Reflect.get(value, key);
  return typeof text === "string" ? text : undefined;
};

// A picture is easier to keep beside the file: `{"file": "package.png"}` stands for its bytes in base64, `{"path": "manual.pdf"}` for a
// file that stays one.
const withFiles = (folder: string, value: unknown): unknown => {
  const picture = onlyText(value, "file");
  if (picture !== undefined) return readFileSync(resolve(folder, picture)).toString("base64");
  const path = onlyText(value, "path");
  return path === undefined ? value : KeptFile.at(resolve(folder, path));
};

const parsed = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, "utf8"), (_key, value: unknown) => withFiles(dirname(path), value));
  } catch (error) {
    throw new ContentRefused(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** Reads a content file. Throws ContentRefused if it is none. */
export const readContentFile = (path: string): ContentFile => {
  const result = decodeFile(parsed(path));
  if (Result.isSuccess(result)) return result.success;
  throw new ContentRefused(`${path} is no content file: ${result.failure.message}`);
};

/** All content of the store, as a content file. */
export const contentOf = async (sql: Sql): Promise<ContentFile> => {
  const content: Record<string, unknown> = {};
  for (const { name, read } of collections) content[name] = await read(sql);
  return { format: 1, content };
};

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new ContentRefused([...problems, "Nothing was changed."].join("\n"));
};

/** The advisory lock of imports: any fixed number, the same in all processes of one store. */
const importLock = 7_240_062;

/** Makes the content of a file the store's own, within a transaction. Throws ContentRefused with everything that is against it. */
export const importContent = async (
  sql: Sql,
  { content }: ContentFile,
  context: ImportContext,
): Promise<readonly (Change & { readonly name: string })[]> => {
  const unknown = Object.keys(content).filter((name) => collections.every((known) => known.name !== name));
  const checked = collections
    .filter(({ name }) => Object.hasOwn(content, name))
    .map(({ name, check }) => ({ name, checked: check(content[name]) }));
  refuse([
    ...unknown.map((name) => `${name}: there is no such collection`),
    ...checked.flatMap(({ checked: { problems } }) => problems),
  ]);
  await sql`select pg_advisory_xact_lock(${importLock})`;
  const changes: (Change & { readonly name: string })[] = [];
  const problems: string[] = [];
  for (const entry of checked) {
    if (!("replace" in entry.checked)) continue;
    const done = await entry.checked.replace(sql, context);
    problems.push(...done.problems);
    if ("change" in done) changes.push({ name: entry.name, ...done.change });
  }
  refuse(problems);
  return changes;
};
