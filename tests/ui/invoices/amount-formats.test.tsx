import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../../../src/domain/shell/locale.ts";
import { formatOf } from "../../../src/ui/i18n/format.ts";
import { plainBlanks, printedIn } from "../../support/printed-money.ts";

describe("amounts in the person's region", () => {
  it.each([
    ["deat", "de-AT", "EUR"],
    ["dede", "de-DE", "EUR"],
    ["dech", "de-CH", "CHF"],
    ["frch", "fr-CH", "CHF"],
    ["frfr", "fr-FR", "EUR"],
    ["cscz", "cs-CZ", "CZK"],
    ["enuk", "en-GB", "GBP"],
    ["enus", "en-US", "EUR"],
  ] as const)("%s writes them as %s", (locale, tag, currency) => {
    const money = { cents: -123_450, currency };
    expect(plainBlanks(formatOf(locale).money(money))).toBe(printedIn(tag, money));
  });

  it.each(locales)("%s has thousands apart in numbers of four digits too", (locale) => {
    const format = formatOf(locale);
    const sign = /(?<=12)\D(?=345)/.exec(format.money({ cents: 1_234_500, currency: "EUR" }))?.[0];
    expect(sign).toBeTruthy();
    expect(format.money({ cents: 123_450, currency: "EUR" })).toContain(`1${sign}234`);
  });

  it.each(locales)("%s shows each cent and the sign", (locale) => {
    const format = formatOf(locale);
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom("EUR", "CZK", "CHF", "PLN", "GBP"),
        (cents, currency) => {
          const shown = format.money({ cents, currency });
          expect(Number(shown.replaceAll(/\D/g, ""))).toBe(Math.abs(cents));
          expect(/[-−]/.test(shown)).toBe(cents < 0);
        },
      ),
    );
  });
});
