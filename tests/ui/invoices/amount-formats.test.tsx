import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../../../src/domain/shell/locale.ts";
import { formatOf } from "../../../src/ui/i18n/format.ts";

const spaces = /[\u00A0\u202F]/g;

/** Plain blanks; the apostrophe of Swiss numbers differs between versions of ICU. */
const plain = (text: string): string => text.replaceAll(spaces, " ").replaceAll("’", "'");

describe("amounts in the person's region", () => {
  it.each([
    ["deat", "EUR", "€ 1.234,50"],
    ["dede", "EUR", "1.234,50 €"],
    ["dech", "CHF", "CHF 1'234.50"],
    ["frch", "CHF", "1 234.50 CHF"],
    ["frfr", "EUR", "1 234,50 €"],
    ["cscz", "CZK", "1 234,50 Kč"],
    ["enuk", "GBP", "£1,234.50"],
    ["enus", "EUR", "€1,234.50"],
  ] as const)("%s writes %s as %s", (locale, currency, text) => {
    expect(plain(formatOf(locale).money({ cents: 123_450, currency }))).toBe(text);
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
