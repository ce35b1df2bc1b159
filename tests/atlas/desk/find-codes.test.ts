import { beforeAll, describe, expect, test } from "vitest";
import { addAllTexts } from "../../../src/atlas/desk/words/desk-texts.ts";
import { isAlike } from "../../../src/domain/kit/alike.ts";
import { findCodes, indexCodes, type CodeIndex } from "../../../src/atlas/desk/words/find-codes.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { catalogues } from "../../../src/domain/shell/locale.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";

let index: CodeIndex;
beforeAll(async () => {
  const i18n = createI18n();
  await addAllTexts(i18n, catalogues);
  index = indexCodes(
    errorCatalogue.map(({ code }) => code),
    i18n.keysOf("int"),
    catalogues.map(i18n.textIn),
  );
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
    const { codes, near } = findCodes(index, search);
    expect(near).toBe(false);
    for (const code of ["OFFLINE", "HTTP_500", "TIMED_OUT"]) expect(codes).toContain(code);
  });

  test.each([
    ["this one is reserved"],
    ["Choose another name: this one is reserved."],
    ["Shorten the title to 28 characters at most"],
    ["Enter who owns the rights to the picture."],
    ["Enter the postcode."],
  ])("by what stands at a field: %s", (search) => {
    expect(findCodes(index, search).near).toBe(false);
    expect(first(search)).toBe("INVALID_REQUEST");
  });

  test("by a sentence with the customer's own name in it, which no text contains", () => {
    const found = findCodes(index, "urlaubsfoto-2026.heic ist zu groß");
    expect(found).toMatchObject({ near: true });
    expect(found.codes).toContain("input.file_to_big");
  });
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
