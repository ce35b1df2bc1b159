import earlySessionCheck from "virtual:early-call/checkUserSession";
import * as Schema from "effect/Schema";
import { getTradeLicenceReviews } from "../../src/api/licence-review.calls.ts";
import { getReferenceReviews, getReferences } from "../../src/api/references.calls.ts";
import { getPioneerCases, getPioneerSubmissions } from "../../src/api/pioneer.calls.ts";
import { getSupportCases } from "../../src/api/support.calls.ts";
import { getKnownIssues } from "../../src/api/known-issues.calls.ts";
import { getEmployees } from "../../src/api/employees.calls.ts";
import { getDownloads } from "../../src/api/downloads.calls.ts";
import { getProducts } from "../../src/api/products.calls.ts";
import { getCaseVouchers, getVouchers } from "../../src/api/advantages.calls.ts";
import { getCaseInvoices, getInvoices } from "../../src/api/invoices.calls.ts";
import type { AnyList } from "../../src/domain/kit/list.ts";
import {
  getBookableTrainings,
  getCaseTrainings,
  getTrainingDates,
  getTrainings,
} from "../../src/api/trainings.calls.ts";
import { expect, test } from "vitest";
import { calls } from "../../src/api/calls.ts";
import type { AnyCall } from "../../src/api/call.ts";
import { getShortages } from "../../src/api/limited-availability.calls.ts";
import { getOpenProducts, getOrders } from "../../src/api/orders.calls.ts";
import { getTickets } from "../../src/api/ticket-list.calls.ts";
import { checkUserSession } from "../../src/api/session.calls.ts";
import { earlyCallOf } from "../../scripts/vite/early-calls.ts";
import { getMessage } from "../../src/api/shell.calls.ts";
import { fieldsOf } from "../../src/app/early-call.ts";
import { screenModules, type Place } from "../../src/app/screens/screen-modules.ts";
import { requestAt } from "../../src/ui/lists/list-address.ts";

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
test.each(early)(
  "$path is a read, with the fields that the client would send",
  ({ path, fields: fieldsOfPlace }) => {
    const fields = (at: Place) =>
      ["", "?tab=completed", "?tab=products", "?tab=bookable", "?tab=ended", "?tab=mine", "?tab=decided"]
        .map((search) => fieldsOfPlace({ ...at, search }))
        .find(Boolean);
    const call = Object.values(calls).find((candidate) => candidate.path === path);
    expect(call?.kind).toBe("read");
    const given = fields(placeOf(path));
    const schema = call?.body.fields ?? Schema.Struct({});
    const sent = Schema.encodeUnknownSync(schema)(Schema.decodeUnknownSync(schema)(given));
    expect(new URLSearchParams(sent as Record<string, string>).toString()).toBe(
      new URLSearchParams(given).toString(),
    );
  },
);

test("the session's check is the call of its record", () =>
  expect(earlySessionCheck).toEqual({ path: checkUserSession.path, fields: {} }));

test("a call's fields are those of its record, in their order, with which must be there", () => {
  expect(earlyCallOf("getOrders", getOrders)).toEqual({
    path: "/api/getOrders",
    fields: { page: false, page_size: false, sort: false, filter: false },
    list: {
      sort: "-date",
      codes: "status",
      parts: {
        open: { sort: "-date", codes: "status", filter: { completed: false } },
        completed: { sort: "-date", filter: { completed: true } },
      },
    },
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
const sentFields = (call: AnyCall, asked: unknown): string =>
  new URLSearchParams(
    Schema.encodeUnknownSync(call.body.fields ?? Schema.Struct({}))(asked) as Record<string, string>,
  ).toString();

test.each([
  ["", getOrders, { sort: "-date", filter: { completed: false } }],
  [
    "?q=roof&status=sent",
    getOrders,
    { sort: "-date", filter: { search: "roof", status: ["sent"], completed: false } },
  ],
  ["?tab=completed", getOrders, { sort: "-date", filter: { completed: true } }],
  ["?tab=products&q=roof", getOpenProducts, { sort: "dispatch", filter: { search: "roof" } }],
] as const)("of the lists in tabs that of the address is requested: %s", (search, call, asked) => {
  const given = screenModules.orders.early.flatMap(({ path, fields }) => {
    const sent = fields({ ...place, search });
    return sent === undefined ? [] : [[path, new URLSearchParams(sent).toString()]];
  });
  expect(given).toEqual([[call.path, sentFields(call, { page: 1, page_size: 25, ...asked })]]);
});

/** The lists that are read early, with the tab in which they are, and their part. */
const listed: readonly { readonly call: AnyCall; readonly tab?: string; readonly part?: string }[] = [
  { call: getBookableTrainings, tab: "bookable" },
  { call: getCaseInvoices, part: "open" },
  { call: getCaseTrainings },
  { call: getCaseVouchers },
  { call: getDownloads },
  { call: getEmployees },
  { call: getInvoices, part: "open" },
  { call: getKnownIssues },
  { call: getOpenProducts, tab: "products" },
  { call: getOrders, part: "open" },
  { call: getOrders, tab: "completed", part: "completed" },
  { call: getPioneerCases },
  { call: getPioneerSubmissions, tab: "mine" },
  { call: getProducts },
  { call: getReferenceReviews },
  { call: getReferences },
  { call: getShortages },
  { call: getSupportCases },
  { call: getTickets },
  { call: getTradeLicenceReviews, part: "open" },
  { call: getTradeLicenceReviews, tab: "decided", part: "decided" },
  { call: getTrainingDates },
  { call: getTrainings },
  { call: getVouchers, part: "valid" },
  { call: getVouchers, tab: "ended", part: "ended" },
];
/** Two of the codes that can be chosen there. */
const codesIn = ({ filters, parts }: AnyList, part = ""): string =>
  Object.values(filters)
    .flatMap((filter) => (filter.kind === "several" ? (parts[part]?.codes ?? filter.values) : []))
    .slice(0, 2)
    .join(",");

test.each(listed)(
  "a list is requested early as its screen requests it: $call.path",
  ({ call, tab, part }) => {
    const { list, path } = call;
    if (list === undefined) throw new Error(`${path} answers no list`);
    const id = call.path.includes("Case") ? { id: place.id } : {};
    const queries = [
      "",
      "q=%20mini&page=2",
      `status=${codesIn(list, part)}`,
      `q=&sort=-${(list.parts[part ?? ""]?.sortable ?? list.sortable)[0]}&size=50`,
    ];
    for (const query of queries) {
      const search = `?${tab === undefined ? "" : `tab=${tab}&`}${query}`;
      const sent = early
        .filter((read) => read.path === path)
        .flatMap(({ fields }) => fields({ ...place, search }) ?? []);
      expect(
        sent.map((fields) => new URLSearchParams(fields).toString()),
        search,
      ).toEqual([sentFields(call, { ...id, ...requestAt(list, search, part) })]);
    }
  },
);

test("parameters that only one screen knows are not sent early", () => {
  const alone = [
    ["/api/getTickets", "?scope=mine"],
    ["/api/getTickets", "?tab=open"],
    ["/api/getProducts", "?q=roof&expiry=30"],
    ["/api/getTicketStatistics", "?from=2026-01-01&to=2026-01-31"],
  ] as const;
  expect(alone.map(([path, search]) => readOf(path)?.fields({ ...place, search }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readOf("/api/checkPasswordResetLink")?.fields({ ...place, id: "" })).toBeUndefined();
});
