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
  ["gate", "gatewaya", 2, false],
  ["ab", "ba", 1, true],
  ["ab", "ba", 0, false],
  ["abcd", "badc", 1, false],
  ["abcd", "badc", 2, true],
  ["abc", "cba", 1, false],
  ["aab", "bab", 1, true],
  ["aac", "aba", 1, false],
  ["xgate", "gate", 1, true],
  ["", "", 0, true],
  ["", "a", 0, false],
  ["", "a", 1, true],
])("%s and %s with at most %d typing errors: %s", (one, other, most, expected) => {
  expect(isAlike(one, other, most)).toBe(expected);
  expect(isAlike(other, one, most)).toBe(expected);
});

test("short words allow no typing error, long ones two", () =>
  expect([3, 4, 7, 8].map(slips)).toEqual([0, 1, 1, 2]));
