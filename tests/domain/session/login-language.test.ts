import { describe, expect, test } from "vitest";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { initialLocale, loginLanguage } from "../../../src/domain/session/login-language.ts";

describe("loginLanguage by nav instance (shell §4)", () => {
  test.each<[string, string, Locale | undefined]>([
    ["CH", "CH", undefined],
    ["UK", "GB", "enuk"],
    ["US", "US", "enus"],
    ["XX", "AT", undefined],
    ["", "AT", undefined],
    ["AT", "AT", "deat"],
    ["AT", "DE", "dede"],
    ["AT", "ES", "eses"],
    ["AT", "CA", "eses"],
    ["AT", "FR", "frfr"],
    ["AT", "IT", "itit"],
    ["AT", "NL", "nlnl"],
    ["AT", "PL", "plpl"],
    ["AT", "CZ", "cscz"],
    ["AT", "SK", "sksk"],
    ["AT", "BE", "enen"],
    ["AT", "LU", "enen"],
    ["AT", "toString", "enen"],
  ])("instance %s, country %s: %s", (navInstance, accountCountry, expected) => {
    expect(loginLanguage({ navInstance, accountCountry, shopInstance: undefined, locale: "int" })).toBe(
      expected,
    );
  });
});

describe("loginLanguage by shop instance (shell §4)", () => {
  test.each<[string, string, Locale, Locale | undefined]>([
    ["CH", "CH", "dede", "dech"],
    ["CH", "CH", "frfr", "frch"],
    ["CH", "CH", "frch", "frch"],
    ["UK", "GB", "int", "enuk"],
    ["US", "US", "int", "enus"],
    ["AT", "BE", "int", "nlnl"],
    ["AT", "LU", "int", "nlnl"],
    ["AT", "AT", "int", "deat"],
    ["AT", "HU", "int", "enen"],
    ["FR", "FR", "int", undefined],
    ["", "AT", "int", undefined],
  ])("shop %s, country %s, reading %s: %s", (shopInstance, accountCountry, locale, expected) => {
    expect(loginLanguage({ navInstance: "UK", accountCountry, shopInstance, locale })).toBe(expected);
  });
});

describe("initialLocale (shell §9)", () => {
  const hints = {
    chosen: undefined,
    shown: undefined,
    hostname: "portal.example",
    browserLanguages: [] as string[],
    geoCookie: undefined,
  };
  test("the person's choice decides first, then the last login's language, also on localhost", () => {
    const known = { ...hints, shown: "frfr", hostname: "localhost", browserLanguages: ["de"] };
    expect(initialLocale({ ...known, chosen: "cscz" })).toBe("cscz");
    expect(initialLocale({ ...known, chosen: "nonsense" })).toBe("frfr");
  });
  test("localhost forces enus", () =>
    expect(initialLocale({ ...hints, hostname: "localhost", browserLanguages: ["de"] })).toBe("enus"));
  test("without a cookie the browser's first known language decides", () => {
    expect(initialLocale({ ...hints, browserLanguages: ["ja", "fr-CH", "de"] })).toBe("frch");
    expect(initialLocale({ ...hints, browserLanguages: ["de-LI"] })).toBe("dede");
    expect(initialLocale({ ...hints, browserLanguages: ["en-US"] })).toBe("enus");
    expect(initialLocale({ ...hints, browserLanguages: ["constructor", "*", "it"] })).toBe("itit");
    expect(initialLocale({ ...hints, browserLanguages: ["it-CH"] })).toBe("itch");
    expect(initialLocale({ ...hints, browserLanguages: ["nl-BE"] })).toBe("nlbe");
  });
  test("without a known language the geo cookie decides, and without one it is int", () => {
    expect(initialLocale({ ...hints, browserLanguages: ["ja"], geoCookie: "plpl" })).toBe("plpl");
    expect(initialLocale({ ...hints, chosen: "nonsense", shown: "__proto__", geoCookie: "zz" })).toBe("int");
  });
});
