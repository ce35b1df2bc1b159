import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { AmountBound, Money } from "../../../src/domain/kit/money.ts";

const isMoney = (amount: string, currency: string): boolean =>
  Schema.decodeUnknownOption(Money)({ amount, currency })._tag === "Some";

describe("an amount of money", () => {
  test("is cents of a currency in memory, and a decimal text on the wire", () => {
    const money = { cents: -1250, currency: "CZK" };
    expect(Schema.decodeUnknownSync(Money)({ amount: "-12.50", currency: "CZK" })).toEqual(money);
    expect(Schema.encodeSync(Money)(money)).toEqual({ amount: "-12.50", currency: "CZK" });
  });

  test.each(["EUR", "CZK"])("has a currency of three capital letters: %s", (currency) =>
    expect(isMoney("1", currency)).toBe(true),
  );
  test.each(["eur", "EU", "EURO", "€", ""])("has no currency %j", (currency) =>
    expect(isMoney("1", currency)).toBe(false),
  );

  test.each([
    ["999999999999.99", true],
    ["-999999999999.99", true],
    ["1000000000000", false],
    ["1.005", false],
    [" 1", false],
  ])("of %j is one: %s", (amount, is) => expect(isMoney(amount, "EUR")).toBe(is));

  test.each([
    [99_999_999_999_999, true],
    [100_000_000_000_000, false],
    [-99_999_999_999_999, true],
    [-100_000_000_000_000, false],
    [0.5, false],
  ])("of %d cents can be sent: %s", (cents, is) =>
    expect(Schema.encodeUnknownOption(Money)({ cents, currency: "EUR" })._tag === "Some").toBe(is),
  );
});

test("a bound of amounts is without a currency", () => {
  expect(Schema.decodeUnknownSync(AmountBound)("12.5")).toBe(1250);
  expect(Schema.encodeSync(AmountBound)(1250)).toBe("12.50");
});
