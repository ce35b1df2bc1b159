import { describe, expect, it } from "vitest";
import { containedVat, lineCents, type PricedLine } from "../../../src/domain/kit/rounding.ts";

const line = (more: Partial<PricedLine>): PricedLine => ({
  unitCents: 1000,
  quantity: 1,
  discount: 0,
  vatRate: 0,
  ...more,
});

describe("the amount of a document's line", () => {
  it.each([
    ["is the price of one", {}, 1000],
    ["is times its quantity", { quantity: 2.5 }, 2500],
    ["is less its discount", { discount: 0.125 }, 875],
    ["is with VAT", { vatRate: 0.21 }, 1210],
    ["is with VAT of what the discount leaves", { quantity: 3, discount: 0.1, vatRate: 0.2 }, 3240],
    ["of nothing is nothing", { quantity: 0, vatRate: 0.2 }, 0],
  ] as const)("%s", (_rule, more, cents) => expect(lineCents(line(more))).toBe(cents));

  it.each([
    [0.004, 0],
    [0.005, 1],
    [0.014, 1],
    [0.015, 2],
  ])("of %d of a euro is rounded half up: %d cents", (quantity, cents) =>
    expect(lineCents(line({ unitCents: 100, quantity }))).toBe(cents),
  );

  it("is rounded once, not for each part", () => {
    // 1.5 pieces at 3 cents with 20 % VAT are 5.4 cents.
    expect(lineCents(line({ unitCents: 3, quantity: 1.5, vatRate: 0.2 }))).toBe(5);
  });

  it("is exact where floating point is not", () => {
    expect(lineCents(line({ unitCents: 105, discount: 0.1 }))).toBe(95);
    expect(lineCents(line({ unitCents: 9_999_999_999, quantity: 999.999 }))).toBe(9_999_989_999_000);
  });
});

describe("a credit note is the negative of what it credits", () => {
  it.each([
    { unitCents: 1 },
    { unitCents: 105, discount: 0.1 },
    { unitCents: 999, quantity: 0.333, vatRate: 0.21 },
  ])("%j", (more) => {
    const { unitCents } = line(more);
    expect(lineCents(line({ ...more, unitCents: -unitCents }))).toBe(-lineCents(line(more)));
  });

  it("and has no negative nothing", () => {
    expect(Object.is(lineCents(line({ unitCents: -1, quantity: 0.001 })), 0)).toBe(true);
  });
});

describe("the VAT that an amount contains", () => {
  it.each([
    [1210, 0.21, 210],
    [-1210, 0.21, -210],
    [100, 0.2, 17],
    [1000, 0, 0],
    [0, 0.2, 0],
  ])("of %d cents at the rate %d is %d", (cents, rate, vat) => expect(containedVat(cents, rate)).toBe(vat));
});
