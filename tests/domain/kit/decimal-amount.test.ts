import { expect, test } from "vitest";
import { centsOf, decimalAmount } from "../../../src/domain/kit/decimal-amount.ts";

test.each([
  ["12.50", 1250],
  ["-12.5", -1250],
  ["-3", -300],
  ["0.05", 5],
])("%s is %d cents", (amount, cents) => expect(centsOf(amount)).toBe(cents));

test("minus nothing is nothing: no amount is -0", () => expect(Object.is(centsOf("-0.00"), 0)).toBe(true));

test.each(["", "12,50", "1.234", "--1", "1."])("%j is no amount", (amount) =>
  expect(centsOf(amount)).toBeUndefined(),
);

test.each([
  [-1250, "-12.50"],
  [5, "0.05"],
  [0, "0.00"],
])("%d cents are %s", (cents, amount) => expect(decimalAmount(cents)).toBe(amount));
