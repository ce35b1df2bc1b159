import { voucherList } from "../../../src/domain/advantages/advantages.lists.ts";
import { describe, expect, it } from "vitest";
import { Advantages, Promotion, promotionKinds } from "../../../src/domain/advantages/advantages.ts";
import { Benefit, BenefitTierCode, benefitTiers } from "../../../src/domain/advantages/benefit.ts";
import {
  ENDED_VOUCHER_MONTHS,
  ENDING_DAYS,
  Voucher,
  VoucherCode,
  voucherStatuses,
  VoucherValue,
} from "../../../src/domain/advantages/voucher.ts";
import { isReadable, read, readingProblems } from "../../support/wire.ts";
import { eur } from "../../../tests/support/wire.ts";

const promotion = {
  id: "week-20",
  kind: "weekly",
  percent: 20,
  upTo: true,
  title: "Audio",
  text: "This week",
  until: "2026-05-10",
  href: "https://shop.example/audio",
};
const vouchers = { _tag: "Vouchers", product: "AC Control Air", count: 2, percent: 50 };

describe("the advantages of a partner (business §6)", () => {
  it("are read whole, with what the next tier adds", () => {
    expect(
      readingProblems(Advantages, {
        tier: "gold",
        benefits: [{ _tag: "Discount", on: "products", percent: 23, upTo: false }, vouchers],
        next: { tier: "platin", adds: [{ _tag: "Service", code: "map_listing" }] },
        promotions: [promotion],
      }),
    ).toEqual([]);
  });

  it.each(["products", "sister_brand", "first_project", "showroom", "campus"])("are a discount on %s", (on) =>
    expect(readingProblems(Benefit, { _tag: "Discount", on, percent: 1, upTo: true })).toEqual([]),
  );

  it.each(["discount_levels", "no_minimum_turnover", "priority_support", "partner_coach", "map_listing"])(
    "are the service %s",
    (code) => expect(readingProblems(Benefit, { _tag: "Service", code })).toEqual([]),
  );

  it("are one to a hundred vouchers for a named product", () => {
    const counts = [0, 1, 1.5, 100, 101];
    expect(counts.filter((count) => isReadable(Benefit, { ...vouchers, count }))).toEqual([1, 100]);
    expect(isReadable(Benefit, { ...vouchers, product: "" })).toBe(false);
  });

  it("have no other form", () => expect(isReadable(Benefit, { ...vouchers, _tag: "" })).toBe(false));

  it("are those of six tiers", () => {
    const known = ["registered", "silver", "gold", "platin", "flagship", "distributor"];
    expect([...benefitTiers]).toEqual(known);
    expect(known.map((tier) => read(BenefitTierCode, tier)._tag)).toEqual(known.map(() => "Known"));
  });
});

describe("a promotion", () => {
  it.each(promotionKinds)("is of the kind %s", (kind) =>
    expect(readingProblems(Promotion, { ...promotion, kind })).toEqual([]),
  );
  it.each([
    ["https://shop.example", true],
    [null, true],
    ["http://shop.example", false],
    ["javascript:alert(1)//https://", false],
    ["/shop", false],
    ["", false],
  ])("leads to %j: %s", (href, is) => expect(isReadable(Promotion, { ...promotion, href })).toBe(is));
});

describe("a voucher of the server (business §3)", () => {
  const voucher = {
    code: "AIR-2026",
    value: { _tag: "Percent", percent: 50 },
    article: { number: "100335", name: "Relay" },
    validUntil: "2026-12-31",
    quantity: 2,
    left: 1,
    mostCart: eur("500.00"),
    status: "valid",
  };

  it.each(voucherStatuses)("is read whole as %s (business §4)", (status) =>
    expect(readingProblems(Voucher, { ...voucher, status })).toEqual([]),
  );

  it("takes off a percentage or an amount", () => {
    expect(readingProblems(VoucherValue, { _tag: "Percent", percent: 50 })).toEqual([]);
    expect(readingProblems(VoucherValue, { _tag: "Amount", amount: eur("100.00") })).toEqual([]);
    expect(isReadable(VoucherValue, { _tag: "", percent: 50, amount: eur("100.00") })).toBe(false);
  });

  it.each([
    ["A23", true],
    ["9-X", true],
    [`A${"9".repeat(39)}`, true],
    [`A${"9".repeat(40)}`, false],
    ["A2", false],
    ["-23", false],
    ["air-2026", false],
    ["AIR 2026", false],
    ["xAIR", false],
    ["AIRx", false],
  ])("has the code %s: %s", (code, is) => expect(isReadable(VoucherCode, code)).toBe(is));

  it("is listed for 24 months after its end (business §9), and is on the dashboard 30 days before it", () => {
    expect([ENDED_VOUCHER_MONTHS, ENDING_DAYS]).toEqual([24, 30]);
  });

  it("is found by text, status and day", () => {
    const filter = { search: "x".repeat(100), status: voucherStatuses, from: "2026-01-01", to: "2026-12-31" };
    expect(readingProblems(voucherList.filter, filter, Object.keys(filter))).toEqual([]);
    for (const other of [{ search: "x".repeat(101) }, { status: ["lost"] }])
      expect(isReadable(voucherList.filter, other)).toBe(false);
  });
});
