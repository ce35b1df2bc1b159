import { expect, test } from "vitest";
import { isAlike, slips } from "../../../src/domain/kit/alike.ts";

test.each([
  ["gateway", "gateway", 0, true],
  ["gateway", "gatewy", 1, true],
  ["gateway", "gatewayy", 1, true],
  ["gateway", "gatwe ay", 1, false],
  ["gateway", "gaetway", 1, true],
  ["gateway", "gatewax", 1, true],
  ["gateway", "getewax", 1, false],
  ["gateway", "getewax", 2, true],
  ["gate", "gatewa", 1, false],
  ["gate", "gatewa", 2, true],
])("%s and %s with at most %d typing errors: %s", (one, other, most, expected) => {
  expect(isAlike(one, other, most)).toBe(expected);
  expect(isAlike(other, one, most)).toBe(expected);
});

test("short words allow no typing error, long ones two", () =>
  expect([3, 4, 7, 8].map(slips)).toEqual([0, 1, 1, 2]));
