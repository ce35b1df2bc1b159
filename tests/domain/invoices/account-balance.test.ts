import { describe, expect, it } from "vitest";
import { creditUse } from "../../../src/domain/invoices/account-balance.ts";
import { ageBandOf, balanceOf } from "../../../src/domain/invoices/open-items.ts";
import { eur } from "../../../src/atlas/desk/fixtures/samples.ts";

const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const today = day("2026-06-30");
const payment = { _tag: "Known", code: "net_30" } as const;

describe("the age of what is open", () => {
  it.each([
    ["2026-07-01", "not_due"],
    ["2026-06-30", "not_due"],
    ["2026-06-29", "1_30"],
    ["2026-05-31", "1_30"],
    ["2026-05-30", "31_60"],
    ["2026-05-01", "31_60"],
    ["2026-04-30", "over_60"],
  ])("due on %s is %s", (dueOn, band) => {
    expect(ageBandOf(day(dueOn), today)).toBe(band);
  });
  it("without a due day is not due", () => {
    expect(ageBandOf(null, today)).toBe("not_due");
  });
});

describe("the balance", () => {
  const balance = balanceOf(
    [
      { dueOn: day("2026-04-01"), cents: 1_000, documents: 1, payment },
      { dueOn: day("2026-06-01"), cents: 200, documents: 2, payment },
      { dueOn: day("2026-07-20"), cents: 30, documents: 1, payment },
      { dueOn: day("2026-07-10"), cents: 4, documents: 1, payment },
      { dueOn: null, cents: -50, documents: 1, payment },
    ],
    today,
    "EUR",
  );

  it("has what is open less unused credit, and what of it is overdue", () => {
    expect([balance.open, balance.openDocuments]).toEqual([eur(1_184), 6]);
    expect([balance.overdue, balance.overdueDocuments]).toEqual([eur(1_200), 3]);
  });
  it("has the next due day, and what is due then", () => {
    expect(balance.nextDue).toEqual({ day: day("2026-07-10"), amount: eur(4) });
    expect(balanceOf([], today, "EUR").nextDue).toBeNull();
    const next = (...items: readonly (readonly [string | null, number])[]) =>
      balanceOf(
        items.map(([dueOn, cents]) => ({
          dueOn: dueOn === null ? null : day(dueOn),
          cents,
          documents: 1,
          payment,
        })),
        today,
        "EUR",
      ).nextDue;
    expect(next(["2026-07-10", 4], ["2026-07-20", 8], ["2026-07-10", 3])).toEqual({
      day: day("2026-07-10"),
      amount: eur(7),
    });
    expect(next(["2026-06-30", 5])).toEqual({ day: today, amount: eur(5) });
    expect([
      next(["2026-06-29", 5]),
      next([null, 5]),
      next(["2026-07-10", 0]),
      next(["2026-07-10", -1]),
    ]).toEqual([null, null, null, null]);
  });
  it("has all four ages, which add up to it", () => {
    expect(balance.ages.map(({ band, amount, documents }) => [band, amount.cents, documents])).toEqual([
      [{ _tag: "Known", code: "not_due" }, -16, 3],
      [{ _tag: "Known", code: "1_30" }, 200, 2],
      [{ _tag: "Known", code: "31_60" }, 0, 0],
      [{ _tag: "Known", code: "over_60" }, 1_000, 1],
    ]);
  });
});

describe("what is settled without the customer, or still being collected", () => {
  const openOf = (code: "intercompany" | "claim" | "sepa", dueOn: string) =>
    balanceOf(
      [{ dueOn: day(dueOn), cents: 700, documents: 1, payment: { _tag: "Known", code } }],
      today,
      "EUR",
    );

  it.each([
    ["intercompany", "2025-01-01"],
    ["claim", "2025-01-01"],
    ["sepa", "2026-06-23"],
  ] as const)("by %s, due on %s, is open and not overdue", (code, dueOn) => {
    const { open, overdue, overdueDocuments, nextDue, ages } = openOf(code, dueOn);
    expect([open, overdue, overdueDocuments, nextDue]).toEqual([eur(700), eur(0), 0, null]);
    expect(ages.map(({ amount }) => amount.cents)).toEqual([700, 0, 0, 0]);
  });
  it("is overdue once it is no longer collected, and is never the next sum to pay where the customer has nothing to do", () => {
    expect(openOf("sepa", "2026-06-22").overdue).toEqual(eur(700));
    expect(openOf("sepa", "2026-07-01").nextDue).toEqual({ day: day("2026-07-01"), amount: eur(700) });
    expect(openOf("intercompany", "2026-07-01").nextDue).toBeNull();
  });
});

describe("the credit limit", () => {
  it.each([
    [400, { used: eur(400), left: eur(600) }],
    [1_500, { used: eur(1_500), left: eur(0) }],
    [1_000, { used: eur(1_000), left: eur(0) }],
    [0, { used: eur(0), left: eur(1_000) }],
    [-200, { used: eur(0), left: eur(1_000) }],
  ])("with %i open", (open, use) => {
    expect(creditUse({ open: eur(open) }, eur(1_000))).toEqual(use);
  });
});
