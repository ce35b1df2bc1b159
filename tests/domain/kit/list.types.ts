/* Compile-time proof: each @ts-expect-error below is an error today. */
import * as Schema from "effect/Schema";
import { csvColumns, text } from "../../../server/areas/kit/csv-columns.ts";
import { orderOf } from "../../../server/areas/kit/paging.ts";
import type { Sql } from "../../../server/store/sql.ts";
import { pagesOf } from "../../../src/api/list-body.ts";
import { call, type Call } from "../../../src/api/call.ts";
import { list, oneOf, only, severalOf, type ListRequestOf, type Page } from "../../../src/domain/kit/list.ts";
import { columnsOf } from "../../../src/ui/lists/columns-of.ts";
import type { Text } from "../../../src/ui/i18n/catalogue.ts";
import { useList } from "../../../src/ui/lists/use-list.ts";

type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;

const Row = Schema.Struct({ id: Schema.String, name: Schema.String });
const columns = { name: "orders.column.reference", status: "orders.column.status" } as const;
const said = { row: Row, columns, sortable: ["name"], sort: "name", search: "orders.search" } as const;

export const rows = list({
  row: Row,
  columns,
  sortable: ["name"],
  sort: "-name",
  search: "orders.search",
  filters: {
    kind: severalOf(["sent", "done"], "orders.column.status", (code) => `orders.status.${code}`),
    language: oneOf(["de", "cs"], "downloads.language", (language) => ({ language })),
    unread: only("tickets.unread_only"),
  },
  further: { completed: Schema.optionalKey(Schema.Boolean) },
  period: "orders.column.date",
  parts: { done: { filter: { completed: true }, codes: [] } },
});
type Request = ListRequestOf<typeof rows>;
export const proof1: Same<Request["sort"], "name" | "-name" | undefined> = true;
export const proof2: Same<
  NonNullable<Request["filter"]>,
  {
    readonly search?: string;
    readonly kind?: readonly ("sent" | "done")[];
    readonly language?: "de" | "cs";
    readonly unread?: true;
    readonly from?: Date;
    readonly to?: Date;
    readonly completed?: boolean;
  }
> = true;

// @ts-expect-error no text has this key
list({ ...said, columns: { name: "orders.column.none" } });
// @ts-expect-error there is no such column
list({ ...said, sortable: ["id"] });
// @ts-expect-error it cannot be in the order of this column
list({ ...said, sort: "status" });
// @ts-expect-error what it searches has no help
list({ ...said, search: "orders.title" });
// @ts-expect-error no text is made of this code
list({ ...said, filters: { kind: severalOf(["lost"], "orders.title", (code) => `orders.status.${code}`) } });
// @ts-expect-error the list has no such filter
list({ ...said, parts: { done: { filter: { completed: true } } } });
const byKind = {
  kind: severalOf(["sent", "done"], "orders.column.status", (code) => `orders.status.${code}`),
};
list({ ...said, filters: byKind, parts: { done: { filter: { kind: ["done"] }, codes: ["done"] } } });
// @ts-expect-error a part offers a code that the list does not have
list({ ...said, filters: byKind, parts: { done: { filter: {}, codes: ["lost"] } } });
const byLanguage = { language: oneOf(["de", "cs"], "downloads.language", (language) => ({ language })) };
list({ ...said, filters: byLanguage, parts: { done: { filter: {}, values: { language: ["de"] } } } });
// @ts-expect-error a part offers a value that the filter does not have
list({ ...said, filters: byLanguage, parts: { done: { filter: {}, values: { language: ["fr"] } } } });
// @ts-expect-error a part offers values of a filter that the list does not have
list({ ...said, filters: byLanguage, parts: { done: { filter: {}, values: { place: ["fr"] } } } });
// @ts-expect-error a part is in the order of a column that cannot be sorted
list({ ...said, filters: byKind, parts: { done: { filter: {}, sort: "status" } } });

export const getRows = call({
  path: "/api/getRows",
  summary: "",
  access: "orders",
  kind: "read",
  ...pagesOf(rows, { id: Schema.String }),
  failures: [],
});
type RequestOf<Of> = Of extends Call<infer Request, infer _Answer> ? Request : never;
type AnswerOf<Of> = Of extends Call<infer _Request, infer Answer> ? Answer : never;
export const proof3: Same<AnswerOf<typeof getRows>, Page<typeof Row.Type>> = true;
export const proof4: Same<RequestOf<typeof getRows>["filter"], Request["filter"]> = true;
export const proof5: Same<RequestOf<typeof getRows>["id"], string> = true;

const sql = {} as Sql;
export const order = orderOf(sql, rows, "-name", { name: sql.part`name` });
// @ts-expect-error a column has no expression
orderOf(sql, rows, "name", {});
// @ts-expect-error it is not in the order of this column
orderOf(sql, rows, "status", { name: sql.part`name` });

const t = (() => "") as unknown as Text;
export const cells = columnsOf(t, rows, {
  name: ({ name }) => name,
  status: { whole: true, render: () => "" },
});
// @ts-expect-error a column has no cell
columnsOf(t, rows, { name: ({ name }) => name });
// @ts-expect-error there is no such column
columnsOf(t, rows, { name: ({ name }) => name, status: () => "", kind: () => "" });

export const file = csvColumns<typeof Row.Type>({ Name: [rows.columns.name, ({ name }) => text(name)] });
// @ts-expect-error a column has no value
csvColumns<typeof Row.Type>({ Name: [rows.columns.name] });
// @ts-expect-error the server has no text of this key
csvColumns<typeof Row.Type>({ Name: ["list.sort", ({ name }) => text(name)] });

export const useProof = () => {
  const { request } = useList(rows, "done");
  const asked: Same<typeof request, Request> = true;
  // @ts-expect-error the list has no such part
  useList(rows, "open");
  return asked;
};
// @ts-expect-error the filter has another type
export const other: Request["filter"] = { completed: "x" };
