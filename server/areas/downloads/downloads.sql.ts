import * as Schema from "effect/Schema";
import { downloadList } from "../../../src/domain/downloads/downloads.lists.ts";
import { Download, downloadKinds, type DownloadId } from "../../../src/domain/downloads/download.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import type { Account } from "../../accounts/account.ts";
import type { StoredFile } from "../../files/stored-file.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { sortKey, type Reader } from "../kit/reader-order.ts";

type DownloadListRequest = ListRequestOf<typeof downloadList>;

/** Who has not looked for so long begins another visit with the next look, in ms. */
const VISIT = 30 * 60 * 1000;

/** Notes that an account looks at the list, and returns when its visit before this one ended; null on the first. */
export const noteVisit = async (sql: Sql, { id }: Account, now: Date): Promise<Date | null> => {
  const [visit] = await sql<{ before_at: Date | null }>`
    insert into download_visits (account_id, last_at) values (${id}, ${now})
    on conflict (account_id) do update set
      before_at = case when download_visits.last_at < ${new Date(now.getTime() - VISIT)}
        then download_visits.last_at else download_visits.before_at end,
      last_at = greatest(download_visits.last_at, excluded.last_at)
    returning before_at`;
  return visit?.before_at ?? null;
};

const toDownload = Schema.decodeSync(Download);

interface DownloadRow {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly kind: string;
  readonly line: string;
  readonly language: string;
  readonly size: number;
  readonly published_at: Date;
}

const found = (sql: Sql, filter: FilterOf<typeof downloadList> = {}, visitedAt: Date | null): SqlPart => {
  const { kind = [], language, line, fresh, ...listed } = filter;
  const parts = [
    kind.length === 0 ? undefined : sql.part`d.kind = any (${kind}::text[])`,
    language === undefined ? undefined : sql.part`d.language = ${language}`,
    line === undefined ? undefined : sql.part`d.line = ${line}`,
    fresh === undefined ? undefined : sql.part`d.published_at > ${visitedAt ?? "infinity"}::timestamptz`,
  ];
  return parts.reduce<SqlPart>(
    (all, part) => (part === undefined ? all : sql.part`${all} and ${part}`),
    sql.part`true ${listConditions(sql, listed, { table: sql.part`d.`, moment: sql.part`d.published_at` })}`,
  );
};

/** A page of the files for partners; new is what was published after `visitedAt`. */
export const listDownloads = (
  sql: Sql,
  reader: Reader,
  request: DownloadListRequest,
  visitedAt: Date | null,
): Promise<Page<Download>> =>
  readPage(
    sql,
    {
      table: sql.part`d`,
      from: sql.part`(select d.*, f.name as file, f.size from downloads d join files f on f.id = d.file_id)`,
      columns: sql.part`id, title, file, kind, line, language, size, published_at`,
      found: found(sql, request.filter, visitedAt),
      order: orderOf(sql, downloadList, request.sort, {
        publishedAt: sql.part`published_at`,
        title: sortKey(sql, reader, sql.part`title`),
        kind: sql.part`array_position(${downloadKinds}::text[], kind)`,
        size: sql.part`size`,
      }),
      itemOf: ({ published_at: publishedAt, ...row }: DownloadRow) =>
        toDownload({
          ...row,
          publishedAt: publishedAt.toISOString(),
          isNew: visitedAt !== null && publishedAt > visitedAt,
        }),
    },
    request,
  );

/** The stored files of downloads, in the order of their ids; those that do not exist are left out. */
export const readDownloadFiles = (sql: Sql, ids: readonly DownloadId[]): Promise<readonly StoredFile[]> =>
  sql<StoredFile>`
    select f.id, f.name, f.kind, f.size, f.sha256 from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    join downloads d on d.id = wanted.id join files f on f.id = d.file_id order by wanted.place`;
