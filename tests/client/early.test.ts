import earlySessionCheck from "virtual:early-call/checkUserSession";
import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { calls } from "../../src/api/calls.ts";
import { getOrders } from "../../src/api/orders.calls.ts";
import { checkUserSession } from "../../src/api/session.calls.ts";
import { earlyCallOf } from "../../scripts/vite/early-calls.ts";
import { getMessage } from "../../src/api/shell.calls.ts";
import { fieldsOf } from "../../src/app/early-call.ts";
import { screenModules, type Place } from "../../src/app/screens/screen-modules.ts";
import { orderColumns, orderStatuses } from "../../src/domain/orders/order.ts";
import { listRequest, readListAddress, type ListRules } from "../../src/ui/lists/list-address.ts";

const place: Place = {
  id: "SO-2026-000562",
  search: "",
  locale: "dede",
  now: Date.parse("2026-03-01T12:00:00.000Z"),
};
/** A product's address has its serial number as the second step. */
const placeOf = (path: string): Place =>
  ["/api/getProduct", "/api/getCloudDns"].includes(path) ? { ...place, id: "504F94D00001" } : place;
const early = [
  { path: earlySessionCheck.path, fields: () => ({}) },
  ...Object.values(screenModules).flatMap((screen) => screen.early),
];

/** The first script makes calls before the call records are loaded; the client uses an answer only where it would send the same request. */
test.each(early)("$path is a read, with the fields that the client would send", ({ path, fields }) => {
  const call = Object.values(calls).find((candidate) => candidate.path === path);
  expect(call?.kind).toBe("read");
  const given = fields(placeOf(path));
  const schema = call?.body.fields ?? Schema.Struct({});
  const sent = Schema.encodeUnknownSync(schema)(Schema.decodeUnknownSync(schema)(given));
  expect(new URLSearchParams(sent as Record<string, string>).toString()).toBe(
    new URLSearchParams(given).toString(),
  );
});

test("the session's check is the call of its record", () =>
  expect(earlySessionCheck).toEqual({ path: checkUserSession.path, fields: {} }));

test("a call's fields are those of its record, in their order, with which must be there", () => {
  expect(earlyCallOf("getOrders", getOrders)).toEqual({
    path: "/api/getOrders",
    fields: { page: false, page_size: false, sort: false, filter: false },
  });
  expect(Object.keys(earlyCallOf("getMessage", getMessage).fields)).toEqual(["id", "instance"]);
  expect(fieldsOf(earlyCallOf("getMessage", getMessage), { instance: "dede", id: "7", more: "x" })).toEqual({
    id: "7",
    instance: "dede",
  });
  expect(fieldsOf(earlyCallOf("getMessage", getMessage), { instance: "dede", id: "" })).toBeUndefined();
});

test("only a read with form fields can be made early", () => {
  expect(() => earlyCallOf("login", calls.login)).toThrow("login cannot be made early");
  expect(() => earlyCallOf("getNothing", undefined)).toThrow("There is no call getNothing");
});

const readOf = (path: string) => early.find((read) => read.path === path);
const orders: ListRules<(typeof orderStatuses)[number], (typeof orderColumns)[number]> = {
  statuses: orderStatuses,
  columns: orderColumns,
  defaultSort: "-date",
};

test.each([
  "",
  "?page=2",
  "?q=roof",
  "?q=%20roof%20&status=in_progress,sent",
  "?status=sent&sort=total&page=3&size=50",
  "?q=&page=1",
])("a list is requested with the fields that its screen reads from the address: %s", (search) => {
  const asked = listRequest(readListAddress(new URLSearchParams(search), orders));
  const sent = Schema.encodeUnknownSync(getOrders.body.fields ?? Schema.Struct({}))(asked) as Record<
    string,
    string
  >;
  expect(new URLSearchParams(readOf(getOrders.path)?.fields({ ...place, search })).toString()).toBe(
    new URLSearchParams(sent).toString(),
  );
});

test("parameters that only one screen knows are not sent early", () => {
  const alone = [
    ["/api/getTickets", "?scope=mine"],
    ["/api/getProducts", "?q=roof&expiry=30"],
    ["/api/getTicketStatistics", "?from=2026-01-01&to=2026-01-31"],
  ] as const;
  expect(alone.map(([path, search]) => readOf(path)?.fields({ ...place, search }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(readOf("/api/checkPasswordResetLink")?.fields({ ...place, id: "" })).toBeUndefined();
});
