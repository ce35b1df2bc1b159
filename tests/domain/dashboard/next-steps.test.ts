import { describe, expect, it } from "vitest";
import { eur, LOADED_AT } from "../../../src/atlas/desk/fixtures/samples.ts";
import { voucher } from "../../../src/atlas/samples/advantages.samples.ts";
import { bareDashboard, busyDashboard } from "../../../src/atlas/samples/dashboard.samples.ts";
import type { Dashboard } from "../../../src/domain/dashboard/dashboard.ts";
import { nextSteps } from "../../../src/domain/dashboard/next-steps.ts";
import { StepKey } from "../../../src/domain/dashboard/step-key.ts";
import * as Schema from "effect/Schema";

const now = new Date(LOADED_AT);
const stepsOf = (dashboard: Dashboard, isEmployee = false) => nextSteps(dashboard, { now, isEmployee });
const tagsOf = (dashboard: Dashboard, isEmployee = false) =>
  stepsOf(dashboard, isEmployee).map(({ _tag }) => _tag);
const keysOf = (dashboard: Dashboard) => stepsOf(dashboard).map(({ key }) => key);
const { orders, products, tickets } = busyDashboard;

/** With what is of use, too. */
const full: Dashboard = {
  ...busyDashboard,
  endingVouchers: { total: 1, rows: [voucher] },
  limitedAvailability: { articles: 3, orders: 1 },
};

describe("what a person can do next", () => {
  it("is what is overdue, orders that wait, answers, products that need somebody, and what is of use, in this order", () => {
    expect(tagsOf(full)).toEqual([
      "PayOverdue",
      "PayOrder",
      "PickUpOrder",
      "ReadAnswers",
      "TestProduct",
      "RenewService",
      "RenewService",
      "RedeemVoucher",
      "SeeShortages",
    ]);
  });

  it("begins for who works for a company with the answers to their own tickets", () => {
    expect(tagsOf(full, true)).toEqual([
      "ReadAnswers",
      "PayOverdue",
      "PayOrder",
      "PickUpOrder",
      "TestProduct",
      "RenewService",
      "RenewService",
      "RedeemVoucher",
      "SeeShortages",
    ]);
  });

  it("is a training to book for an employee who has none booked, and for nobody else", () => {
    const nextTraining = { _tag: "None" } as const;
    expect(tagsOf({ ...bareDashboard, nextTraining }, true)).toEqual(["BookTraining"]);
    expect(tagsOf({ ...bareDashboard, nextTraining })).toEqual([]);
    expect(tagsOf(bareDashboard, true)).toEqual([]);
  });

  it("says of the overdue each currency by itself, and nothing where more was credited", () => {
    const figures = { open: eur(0), openDocuments: 3, overdueDocuments: 2 };
    const invoices = [
      { ...figures, overdue: eur(100) },
      { ...figures, overdue: eur(-100) },
      { ...figures, overdue: { cents: 5, currency: "CZK" } },
    ];
    expect(stepsOf({ ...bareDashboard, invoices })).toMatchObject([
      { _tag: "PayOverdue", sum: eur(100), documents: 2 },
      { _tag: "PayOverdue", sum: { cents: 5, currency: "CZK" }, documents: 2 },
    ]);
  });

  it("is a first product where there is none", () => {
    const none = { total: 0, rows: [] };
    const empty = { all: none, offline: none, ending: none };
    expect(tagsOf({ ...bareDashboard, products: empty })).toEqual(["RegisterProduct"]);
  });

  it("is nothing of an area whose right is missing, and nothing where nothing waits", () => {
    expect(stepsOf(bareDashboard)).toEqual([]);
    const none = { total: 0, rows: [] };
    const quiet: Dashboard = {
      ...busyDashboard,
      invoices: [],
      orders: { ...orders!, unpaid: none, ready: none },
      products: { ...products!, offline: none, ending: none },
      tickets: { ...tickets!, answered: none },
    };
    expect(stepsOf(quiet)).toEqual([]);
  });

  it("is no service that ends much later", () => {
    const later = { ...bareDashboard, products: { ...products!, offline: { total: 0, rows: [] } } };
    expect(nextSteps(later, { now: new Date("2025-01-01T00:00:00.000Z"), isEmployee: false })).toEqual([]);
  });

  it("is the service that ends first before the others, also of one product", () => {
    const [first, second] = products!.ending.rows;
    const at = (day: string) => ({ status: first!.weather.status, validUntil: new Date(day) });
    const rows = [
      { ...first!, weather: at("2026-02-28"), caller: at("2026-02-10") },
      { ...second!, weather: at("2026-02-20"), caller: { ...at("2026-02-20"), validUntil: null } },
    ];
    const ending = { ...products!, offline: { total: 0, rows: [] }, ending: { total: 2, rows } };
    expect(
      stepsOf({ ...bareDashboard, products: ending }).map((step) =>
        step._tag === "RenewService" ? [step.service, step.until.getUTCDate()] : step._tag,
      ),
    ).toEqual([
      ["caller", 10],
      ["weather", 20],
      ["weather", 28],
    ]);
  });

  it("is one for all where there are more than the answer names", () => {
    const many = { ...orders!, unpaid: { ...orders!.unpaid, total: 12 } };
    expect(stepsOf({ ...bareDashboard, orders: many })).toMatchObject([
      { _tag: "Several", of: "PayOrder", total: 12, names: [orders!.unpaid.rows[0]!.id] },
      { _tag: "PickUpOrder" },
    ]);
  });

  it("is for staff their queue: tickets, the longest waiting first, then decisions by when they came", () => {
    const at = (day: string) => new Date(`${day}T09:00:00.000Z`);
    const staff = {
      tickets: {
        count: 3,
        since: at("2026-01-20"),
        ages: [
          { age: "1d", count: 1 },
          { age: "3d", count: 0 },
          { age: "longer", count: 2 },
        ],
      },
      licences: { count: 1, since: at("2026-02-02") },
      references: { count: 4, since: at("2026-01-10") },
      submissions: { count: 0, since: null },
      own: { orders: null, products: null },
    } as const;
    expect(stepsOf({ ...bareDashboard, staff })).toMatchObject([
      { _tag: "AnswerTickets", age: "longer", count: 2 },
      { _tag: "AnswerTickets", age: "1d", count: 1 },
      { _tag: "Decide", on: "references", count: 4 },
      { _tag: "Decide", on: "licences", count: 1 },
    ]);
  });
});

describe("the key by which a step is dismissed", () => {
  it("is one of each step, and can be kept", () => {
    const keys = keysOf(full);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(Schema.is(StepKey)(key)).toBe(true);
  });

  const [invoices] = busyDashboard.invoices ?? [];
  const [ticket] = tickets!.answered.rows;
  const [product] = products!.offline.rows;
  const unpaid = orders!.unpaid.rows;
  it.each<readonly [string, Partial<Dashboard>, Partial<Dashboard>]>([
    [
      "another sum",
      { invoices: [invoices!] },
      { invoices: [{ ...invoices!, overdue: { ...invoices!.overdue, cents: 1 } }] },
    ],
    [
      "another answer",
      { tickets: { ...tickets!, answered: { total: 1, rows: [ticket!] } } },
      { tickets: { ...tickets!, answered: { total: 1, rows: [{ ...ticket!, lastActivity: now }] } } },
    ],
    [
      "another failed test",
      { products: { ...products!, offline: { total: 1, rows: [product!] } } },
      { products: { ...products!, offline: { total: 1, rows: [{ ...product!, testedAt: now }] } } },
    ],
    [
      "one more of many",
      { orders: { ...orders!, unpaid: { total: 12, rows: unpaid } } },
      { orders: { ...orders!, unpaid: { total: 13, rows: unpaid } } },
    ],
    [
      "one more short article",
      { limitedAvailability: { articles: 3, orders: 1 } },
      { limitedAvailability: { articles: 4, orders: 1 } },
    ],
  ])("is another one with %s", (_, before, after) => {
    const [one] = keysOf({ ...bareDashboard, ...before });
    const later = keysOf({ ...bareDashboard, ...after });
    expect(one).toBeTruthy();
    expect(later).not.toContain(one);
  });
});
