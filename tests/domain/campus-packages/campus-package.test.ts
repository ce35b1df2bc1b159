import { expect, it } from "vitest";
import { pricesOf } from "../../../src/domain/campus-packages/campus-package.ts";
import { eur } from "../../../src/atlas/desk/fixtures/samples.ts";

it.each([
  [100_00, 0.2, true, 90_00, 108_00],
  [100_00, 0.2, false, 100_00, 120_00],
  // 99.95 without a tenth is 89.955, and with 8.1 % VAT 97.241355.
  [99_95, 0.081, true, 89_96, 97_24],
  [0, 0.2, true, 0, 0],
])("a package of %i cents with %d VAT, partner %s, costs %i, and %i with VAT (business §9)", (...given) => {
  const [list, vat, partner, price, total] = given;
  expect(pricesOf(eur(list), vat, partner)).toEqual({
    listPrice: eur(list),
    percent: partner ? 10 : null,
    price: eur(price),
    total: eur(total),
  });
});
