import * as Schema from "effect/Schema";
import { downloadKinds, downloadLanguages, productLines } from "../../../src/domain/downloads/download.ts";
import type { FileKind, UploadRule } from "../../../src/domain/kit/upload.ts";
import { collection } from "../../content/collection.ts";
import { KeptFile } from "../../content/kept-file.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { Moment, RowId } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";
import { searchTextOf } from "../kit/fold.ts";

/** What a file for partners may be (docs/decisions/downloads.md). */
const downloadFile: UploadRule = {
  kinds: ["pdf", "zip", "jpg", "png", "gif", "txt", "json"],
  maxBytes: 100_000_000,
};

const problemTexts = {
  empty: "it is empty",
  too_large: "it is larger than 100 MB",
  wrong_type: `its ending or its first bytes are those of none of ${downloadFile.kinds.join(", ")}`,
} as const;

const DownloadFile = Schema.instanceOf(KeptFile).check(
  Schema.makeFilter((file) => {
    const problem = file.problem(downloadFile);
    return problem === undefined || `${file.name}: ${problemTexts[problem]}`;
  }),
);

/** A file for partners as it is kept: its bytes are those of a file beside the content file. */
const DownloadEntry = Schema.Struct({
  id: RowId,
  /** In the language of the file. */
  title: Schema.NonEmptyString,
  kind: Schema.Literals(downloadKinds),
  line: Schema.Literals(productLines),
  language: Schema.Literals(downloadLanguages),
  publishedAt: Moment,
  file: DownloadFile,
});
type DownloadEntry = typeof DownloadEntry.Type;

interface DownloadRow extends Omit<DownloadEntry, "publishedAt" | "file"> {
  readonly published_at: Date;
  readonly file_id: string;
  readonly name: string;
  readonly file_kind: FileKind;
  readonly size: number;
  readonly sha256: string;
}

const readRows = (sql: Sql): Promise<readonly DownloadRow[]> => sql<DownloadRow>`
  select d.id, d.title, d.kind, d.line, d.language, d.published_at, f.id as file_id, f.name, f.kind as file_kind, f.size, f.sha256
  from downloads d join files f on f.id = d.file_id`;

const entryOf = ({ id, title, kind, line, language, ...row }: DownloadRow): DownloadEntry => ({
  id,
  title,
  kind,
  line,
  language,
  publishedAt: row.published_at,
  file: KeptFile.stored({
    id: row.file_id,
    name: row.name,
    kind: row.file_kind,
    size: row.size,
    sha256: row.sha256,
  }),
});

/** Files for partners (business §2). A file whose name and bytes are the stored ones stays as it is. */
export const downloads = collection({
  name: "downloads",
  entry: DownloadEntry,
  keyOf: ({ id }) => id,
  read: async (sql) => (await readRows(sql)).map(entryOf),
  save: async (sql, entries, { files }) => {
    const stored = new Map((await readRows(sql)).map((row) => [row.id, row]));
    const isStored = ({ id, file }: DownloadEntry): boolean => {
      const row = stored.get(id);
      return row !== undefined && row.name === file.name && row.sha256 === file.sha256;
    };
    const others = entries.filter((entry) => !isStored(entry));
    const kept = await files.keep(
      sql,
      others.map(({ file }) => file),
    );
    const fileOf = new Map(others.map(({ id }, index) => [id, kept[index]]));
    await saveRows(
      sql,
      "downloads",
      "id",
      entries.map(({ id, title, kind, line, language, publishedAt, file }) => ({
        id,
        file_id: fileOf.get(id) ?? stored.get(id)?.file_id,
        title,
        search_text: searchTextOf(title, file.name),
        kind,
        line,
        language,
        published_at: publishedAt,
      })),
    );
    await files.drop(
      sql,
      others.flatMap(({ id }) => stored.get(id)?.file_id ?? []),
    );
  },
  remove: async (sql, keys, { files }) => {
    const gone = (await readRows(sql)).filter(({ id }) => keys.includes(id));
    await removeRows(sql, "downloads", "id", keys);
    await files.drop(
      sql,
      gone.map(({ file_id: id }) => id),
    );
  },
});
