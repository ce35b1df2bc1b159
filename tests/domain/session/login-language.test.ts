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
  const initial = (
    cookies: Readonly<Record<string, string>>,
    browserLanguages: readonly string[] = [],
    hostname = "portal.example",
  ) => initialLocale({ cookie: (name) => cookies[name], hostname, browserLanguages });
  test("the person's choice decides first, then the last login's language, also on localhost", () => {
    const cookies = { portal_lang: "cscz", portal_locale: "frfr", portal_geo: "plpl" };
    expect(initial(cookies, ["de"], "localhost")).toBe("cscz");
    expect(initial({ ...cookies, portal_lang: "nonsense" }, ["de"], "localhost")).toBe("frfr");
  });
  test("without both, the language that the account of the session names decides", () => {
    expect(initial({ portal_hint: "cscz" }, ["en"], "localhost")).toBe("cscz");
    expect(initial({ portal_hint: "cscz", portal_locale: "dede" }, ["en"])).toBe("dede");
    expect(initial({ portal_hint: "1" }, ["en"])).toBe("enen");
  });
  test("localhost forces enus", () => expect(initial({}, ["de"], "localhost")).toBe("enus"));
  test("without a cookie the browser's first known language decides", () => {
    expect(initial({}, ["ja", "fr-CH", "de"])).toBe("frch");
    expect(initial({}, ["de-LI"])).toBe("dede");
    expect(initial({}, ["en-US"])).toBe("enus");
    expect(initial({}, ["constructor", "*", "it"])).toBe("itit");
    expect(initial({}, ["it-CH"])).toBe("itch");
    expect(initial({}, ["nl-BE"])).toBe("nlbe");
  });
  test("without a known language the country's cookie decides, and without one it is int", () => {
    expect(initial({ portal_geo: "plpl" }, ["ja"])).toBe("plpl");
    expect(initial({ portal_geo: "plpl" }, ["de"])).toBe("dede");
    expect(initial({ portal_lang: "nonsense", portal_locale: "__proto__", portal_geo: "zz" })).toBe("int");
  });
  test.each([
    ["AT", "deat"],
    ["at", "deat"],
    ["CH", "dech"],
    ["ES", "eses"],
    ["GB", "enen"],
    ["US", "enus"],
    ["BE", "nlbe"],
    ["TR", "trtr"],
    ["NO", "int"],
    ["001", "int"],
    ["", "int"],
  ])("the country's cookie %j leads to %s", (country, locale) =>
    expect(initial({ portal_geo: country }, ["ja"])).toBe(locale),
  );
});
