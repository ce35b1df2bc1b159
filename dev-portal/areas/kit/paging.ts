import { DEFAULT_PAGE_SIZE } from "../../../src/domain/kit/list.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** The paging fields of a list request. */
export interface PageRequest {
  readonly page?: number;
  readonly page_size?: number;
}

/** `limit … offset …` of a page. */
export const pageWindow = (
  sql: Sql,
  { page = 1, page_size: size = DEFAULT_PAGE_SIZE }: PageRequest,
): SqlPart => sql.part`limit ${size} offset ${(page - 1) * size}`;

/** `order by` a column and then by id, so that pages are stable; a `-` prefix makes both descending. */
export const orderBy = <Column extends string>(
  sql: Sql,
  sort: Column | `-${Column}`,
  columns: Readonly<Record<Column, SqlPart>>,
): SqlPart => {
  const descending = sort.startsWith("-");
  const column = columns[(descending ? sort.slice(1) : sort) as Column];
  const direction = descending ? sql.part`desc` : sql.part`asc`;
  return sql.part`order by ${column} ${direction}, id ${direction}`;
};
