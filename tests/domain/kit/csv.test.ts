import { expect, test } from "vitest";
import { csvAmount, csvLine } from "../../../src/domain/kit/csv.ts";

test("a number of the portal's own stays one that a spreadsheet sums, a text of the same signs does not", () => {
  expect(csvLine(["R-7", csvAmount(-1250), csvAmount(5), "-12.50"])).toBe("R-7,-12.50,0.05,'-12.50\r\n");
});

test("amounts are written to the cent, however large", () => {
  const cents = [99_999_999_999_999, -99_999_999_999_999, 0, -5];
  expect(csvLine(cents.map(csvAmount))).toBe("999999999999.99,-999999999999.99,0.00,-0.05\r\n");
});
