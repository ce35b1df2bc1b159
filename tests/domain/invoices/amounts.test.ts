import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatByRate } from "../../../src/domain/invoices/vat.ts";
import { containedVat, lineCents } from "../../../src/domain/kit/rounding.ts";

describe("rounding", () => {
  it.each([
    // 0.5 of a cent goes away from zero, on both sides.
    [{ unitCents: 1, quantity: 0.5, discount: 0, vatRate: 0 }, 1],
    [{ unitCents: 1, quantity: -0.5, discount: 0, vatRate: 0 }, -1],
    [{ unitCents: 1, quantity: 0.499, discount: 0, vatRate: 0 }, 0],
    // 1.005 × 100 is 100.49999… in floating point.
    [{ unitCents: 201, quantity: 0.5, discount: 0, vatRate: 0 }, 101],
    [{ unitCents: 49_917, quantity: 2, discount: 0.23, vatRate: 0.2 }, 92_247],
    [{ unitCents: 49_917, quantity: 2, discount: 0.23, vatRate: 0.081 }, 83_099],
    [{ unitCents: 100, quantity: 1, discount: 1, vatRate: 0.2 }, 0],
  ])("makes of %j %i cents", (line, cents) => {
    expect(lineCents(line)).toBe(cents);
  });

  it("makes a credit note exactly the negative of its invoice", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (unitCents, thousandths, discount, vat) => {
          const line = {
            unitCents,
            quantity: thousandths / 1_000,
            discount: discount / 10_000,
            vatRate: vat / 10_000,
          };
          expect(lineCents({ ...line, quantity: -line.quantity })).toBe(
            lineCents(line) === 0 ? 0 : -lineCents(line),
          );
        },
      ),
    );
  });

  it.each([
    [12_000, 0.2, 2_000],
    [10_000, 0.19, 1_597],
    [-10_000, 0.19, -1_597],
    [1, 0.2, 0],
    [3, 0.2, 1],
    [10_810, 0.081, 810],
    [500, 0, 0],
  ])("finds in %i cents at %d the VAT %i", (cents, rate, vat) => {
    expect(containedVat(cents, rate)).toBe(vat);
  });
});

describe("VAT by rate", () => {
  it("is calculated once from the sum of a rate's lines, the highest rate first", () => {
    const lines = [
      { vatRate: 0.1, cents: 333 },
      { vatRate: 0.2, cents: 101 },
      { vatRate: 0.2, cents: 101 },
      { vatRate: 0.2, cents: 101 },
    ];
    // Each line of 101 contains 16.8, rounded 17: three are 51, their sum contains 50.5, rounded 51; of 333 it is 30.3.
    expect(vatByRate(lines)).toEqual([
      { rate: 0.2, net: 252, vat: 51 },
      { rate: 0.1, net: 303, vat: 30 },
    ]);
    expect(vatByRate([])).toEqual([]);
  });

  it("differs from the sum of rounded lines where these would add up their errors", () => {
    const lines = Array.from({ length: 10 }, () => ({ vatRate: 0.2, cents: 104 }));
    expect(vatByRate(lines)).toEqual([{ rate: 0.2, net: 867, vat: 173 }]);
    expect(lines.reduce((sum, { cents, vatRate }) => sum + containedVat(cents, vatRate), 0)).toBe(170);
  });

  it("adds up to the document's amount, whatever the lines", () => {
    const line = fc.record({
      vatRate: fc.constantFrom(0, 0.055, 0.081, 0.1, 0.19, 0.2, 0.21, 0.23),
      cents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const total = lines.reduce((sum, { cents }) => sum + cents, 0);
        expect(vatByRate(lines).reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(total);
      }),
    );
  });
});
