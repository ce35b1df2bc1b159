/* Compile-time proof: each @ts-expect-error below is an error today. */
import { listConditions } from "../../server/areas/kit/list-conditions.ts";
import type { Sql, SqlPart } from "../../server/store/sql.ts";
import type { FilterOf } from "../../src/domain/kit/list.ts";
import type { ticketList } from "../../src/domain/tickets/tickets.lists.ts";

type Filter = FilterOf<typeof ticketList>;

export const withOwn = (sql: Sql, { scope, unread, order, ...filter }: Filter): readonly unknown[] => [
  listConditions(sql, filter),
  scope,
  unread,
  order,
];
// @ts-expect-error the list has filters that are dropped here
export const dropped = (sql: Sql, filter: Filter): SqlPart => listConditions(sql, filter);
// @ts-expect-error also where there may be none
export const droppedOrNone = (sql: Sql, filter?: Filter): SqlPart => listConditions(sql, filter ?? {});
