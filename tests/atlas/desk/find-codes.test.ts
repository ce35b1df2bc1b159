import { beforeAll, describe, expect, test } from "vitest";
import { addAllTexts } from "../../../src/atlas/desk/texts/desk-texts.ts";
import { isAlike } from "../../../src/domain/kit/alike.ts";
import { findCodes, indexCodes, type CodeIndex } from "../../../src/atlas/desk/texts/find-codes.ts";
import { searchWords } from "../../../src/atlas/desk/texts/search-texts.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { catalogues, type Catalogue } from "../../../src/domain/shell/locale.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";

const i18n = createI18n();
const wordsOf = (locale: Catalogue) => searchWords(i18n.textIn(locale), i18n.keysOf(locale));
let index: CodeIndex;
beforeAll(async () => {
  await addAllTexts(i18n, catalogues);
  index = indexCodes(catalogues.map((locale) => wordsOf(locale)));
});

const first = (search: string): string | undefined => findCodes(index, search).codes[0];

describe("a code is found", () => {
  test.each([
    ["418/471", "418/471"],
    ["418 471", "418/471"],
    ["418-471", "418/471"],
    ["418", "418"],
    ["code 7001", "7001"],
    ["error 461", "461"],
    ["http 503", "HTTP_503"],
    ["http503", "HTTP_503"],
    ["TOO_MANY_LOGIN_ATTEMPTS", "TOO_MANY_LOGIN_ATTEMPTS"],
    ["too many login", "TOO_MANY_LOGIN_ATTEMPTS"],
    ["toomanylogin", "TOO_MANY_LOGIN_ATTEMPTS"],
    ["  Too-Many Login  ", "TOO_MANY_LOGIN_ATTEMPTS"],
  ])("by its spoken form: %s", (search, code) => expect(first(search)).toBe(code));

  test.each([
    ["too many logni attempts", "TOO_MANY_LOGIN_ATTEMPTS"],
    ["licence alredy used", "LICENCE_ALREADY_USED"],
    ["offlin", "OFFLINE"],
    ["conection faild", "CONNECTION_FAILED"],
  ])("with a typing error: %s", (search, code) => expect(first(search)).toBe(code));

  test.each([
    ["Dieser Lizenzcode gehört nicht zu dieser Seriennummer.", "LICENCE_CODE_INVALID"],
    ["příliš mnoho pokusů", "TOO_MANY_LOGIN_ATTEMPTS"],
    ["prilis mnoho pokusu prihlaseni", "TOO_MANY_LOGIN_ATTEMPTS"],
  ])("by the text of the screen in the customer's language: %s", (search, code) =>
    expect(findCodes(index, search).codes).toContain(code),
  );

  test.each([
    ["The website could not be saved"],
    ["Website wurde nicht gespeichert"],
    ["The website could not be loaded"],
    ["The orders could not be loaded"],
  ])("by the title over a failed call, whichever failure it is: %s", (search) => {
    const { codes, _tag } = findCodes(index, search);
    expect(_tag).toBe("Matching");
    for (const code of ["OFFLINE", "HTTP_500", "TIMED_OUT"]) expect(codes).toContain(code);
  });

  test.each([
    ["this one is reserved"],
    ["Choose another name: this one is reserved."],
    ["Shorten the title to 28 characters at most"],
    ["Enter who owns the rights to the picture."],
    ["Enter the postcode."],
  ])("by what stands at a field: %s", (search) => {
    expect(findCodes(index, search)._tag).toBe("Matching");
    expect(first(search)).toBe("INVALID_REQUEST");
  });

  test("by a sentence with the customer's own name in it, which no text contains", () => {
    const found = findCodes(index, "urlaubsfoto-2026.heic ist zu groß");
    expect(found).toMatchObject({ _tag: "Near" });
    expect(found.codes).toContain("input.file_to_big");
  });
});

describe("a number", () => {
  test.each([
    ["7001", ["7001"]],
    ["503", ["HTTP_503"]],
    ["471", ["418/471"]],
    ["418", ["418", "418/471", "418/472", "418/473", "418/474"]],
    ["418471", ["418/471"]],
    ["chyba č. 461", ["461"]],
    ["7031 7001", ["7031", "7001"]],
  ])("is found exactly: %s", (search, codes) =>
    expect(findCodes(index, search)).toEqual({ _tag: "Matching", codes }),
  );

  test.each([
    ["7050", "7050"],
    ["700", "700"],
    ["28", "28"],
    ["code 7050", "7050"],
    ["HTTP 599", "599"],
    ["http 50", "50"],
    ["418/475", "418 475"],
  ])("that no code has is not in the catalogue, and lists no other: %s", (search, number) =>
    expect(findCodes(index, search)).toEqual({ _tag: "UnknownNumber", number, codes: [] }),
  );

  test("in a sentence of the portal does not hide the sentence", () =>
    expect(first("Shorten the title to 28 char")).toBe("INVALID_REQUEST"));
});

describe("words", () => {
  const found = (search: string) => findCodes(index, search);

  test("match at their beginnings, and not inside", () => {
    expect(found("attem")).toMatchObject({ _tag: "Matching" });
    expect(found("attem").codes).toContain("TOO_MANY_LOGIN_ATTEMPTS");
    expect(found("ttempts")).toMatchObject({ _tag: "Near" });
  });

  test("all have to match in one language", () => {
    expect(found("heslo wachtwoord")).toMatchObject({ _tag: "Near" });
    expect(found("heslo nespr")).toMatchObject({ _tag: "Matching" });
  });

  test.each(["ŞİFRE YANLIŞ", "şifre yanlış", "sifre yanlis", "SIFRE YANLIS"])(
    "are folded, the Turkish i too: %s",
    (search) => expect(first(search)).toBe("INVALID_PASSWORD"),
  );
});

describe("what customers say instead of the portal", () => {
  test.each([
    ["heslo je nesprávné", "INVALID_PASSWORD"],
    ["účet není aktivovaný", "WEBACCOUNT_NOT_ACTIVATED"],
    ["Konto nicht freigeschaltet", "WEBACCOUNT_NOT_ACTIVATED"],
    ["ich komme nicht rein", "UNKNOWN_ERROR"],
  ])("%s", (search, code) => expect(first(search)).toBe(code));

  test.each(catalogues)("finds each code in %s, before what other codes say", (locale) => {
    const words = wordsOf(locale);
    const own = indexCodes([words]);
    const said = Object.entries(words.synonyms).flatMap(([code, synonyms]) =>
      synonyms.map((synonym, index) => ({ code, synonym, isFirst: index === 0 })),
    );
    expect(said.length).toBeGreaterThan(150);
    expect(said.filter(({ code, synonym }) => findCodes(own, synonym).codes[0] !== code)).toEqual([]);
    // Among the words of all languages, the first of each code.
    expect(said.filter(({ code, synonym, isFirst }) => isFirst && first(synonym) !== code)).toEqual([]);
  });

  test("is there for codes of the catalogue only", () =>
    expect(
      Object.keys(wordsOf("int").synonyms).filter(
        (code) => !errorCatalogue.some((entry) => entry.code === code),
      ),
    ).toEqual([]));
});

describe("a search", () => {
  test("without a text lists every code in its order", () =>
    expect(findCodes(index, " ").codes).toEqual(errorCatalogue.map(({ code }) => code)));

  test("for an unknown text finds nothing", () =>
    expect(findCodes(index, "qqqqqqqq xxxxxxxx").codes).toEqual([]));

  test("ranks names before texts", () => {
    const { codes } = findCodes(index, "password");
    expect(codes.slice(0, 2).every((code) => code.includes("PASSWORD"))).toBe(true);
  });
});

test.each([
  ["login", "logni", 1, true],
  ["login", "logins", 1, true],
  ["login", "lgoni", 1, false],
  ["attempts", "atempt", 2, true],
  ["a", "abcd", 2, false],
])("%s and %s differ by at most %i: %s", (one, other, most, alike) => {
  expect(isAlike(one, other, most)).toBe(alike);
  expect(isAlike(other, one, most)).toBe(alike);
});
