import { describe, expect, it, test } from "vitest";
import { isBlank } from "../../../src/domain/kit/blank.ts";
import { typed, typedFields } from "../../../src/domain/kit/typed.ts";
import { readLicenceCode, readSerial } from "../../../src/domain/products/typed-serial.ts";
import { normalVatId } from "../../../src/domain/sign-up/vat-spelling.ts";
import { normalCode } from "../../../src/domain/sign-up/verification.ts";

const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
const england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";

describe("what nobody sees of a pasted text", () => {
  it.each([
    ["direction marks", "\u200EAda\u200F \u061CLovelace\u202A\u202C\u2066\u2069", "Ada Lovelace"],
    [
      "zero-width space, word joiner, soft hyphen, byte order mark",
      "\uFEFFAda\u200B Love\u00ADlace\u2060",
      "Ada Lovelace",
    ],
    ["tabs of one line", "a\tb\t", "a b "],
    ["no-break, narrow, figure and ideographic spaces", "a\u00A0b\u202Fc\u2007d\u3000e", "a b c d e"],
  ])("is left out or becomes a space: %s", (_what, pasted, meant) => {
    expect(typed(pasted)).toBe(meant);
    expect(typed(pasted, "code")).toBe(meant);
  });

  it.each([
    ["an emoji of several", family],
    ["a flag of a region", england],
    ["a heart with its selector", "\u2764\uFE0F"],
    ["Persian", "می\u200Cخواهم"],
    ["Hindi", "क्\u200Dष"],
    ["hyphens and full-width digits", "Jean‐Luc – １"],
    ["line breaks and tabs", "a\n\tb"],
    ["tabs of a first line", "a\tb\nc"],
  ])("is kept in a text where it is needed: %s", (_what, text) => expect(typed(text)).toBe(text));

  it.each([
    ["joiners and selectors", "A\u200D1\uFE0F\u200C", "A1"],
    ["hyphens of all kinds", "1‐2‑3‒4–5—6−7﹣8－9", "1-2-3-4-5-6-7-8-9"],
    ["full-width signs", "ＡＴＵ１２＠．", "ATU12@."],
    ["digits of other scripts", "٠٩ ۰۹ ०९ 𝟘𝟡", "09 09 09 09"],
  ])("is ASCII in a code: %s", (_what, pasted, code) => expect(typed(pasted, "code")).toBe(code));

  test("is not cleaned twice to another text", () => {
    const pasted = `\u200E${family}\u00A0‑１\u00AD`;
    for (const as of ["text", "code"] as const) expect(typed(typed(pasted, as), as)).toBe(typed(pasted, as));
  });

  test("alone is no text", () =>
    expect(["\u200D", "\u2800", "\u00AD \uFE0F", family].map(isBlank)).toEqual([true, true, true, false]));
});

test("each text of a form or a request is cleaned, in lists and objects too; passwords and what is no text stay", () => {
  const file = new File(["a\u200B"], "a\u200B.txt");
  const day = new Date(0);
  expect(
    typedFields({
      name: "a\u200B",
      list: ["b\u200B", { text: "c\u200B", at: day }],
      files: [file],
      version: 1,
      absent: undefined,
      password: "d\u200B",
      repeat: "e\u00A0",
      oldPassword: "f\u00AD",
    }),
  ).toEqual({
    name: "a",
    list: ["b", { text: "c", at: day }],
    files: [file],
    version: 1,
    absent: undefined,
    password: "d\u200B",
    repeat: "e\u00A0",
    oldPassword: "f\u00AD",
  });
});

test.each([
  [readSerial, "\u202A50\u00A04F‑94D0—0001\u202C", "504F94D00001"],
  [readLicenceCode, "k7qm–2f9d‑ＸＷ４Ｔ\u200B", "K7QM-2F9D-XW4T"],
  [(vatId: string) => normalVatId(vatId, "AT"), "\uFEFFATU\u00A0１３５８‑5627", "ATU13585627"],
  [normalCode, "１２３\u2011456\u200B", "123456"],
])("%# a code is read as it is meant: %j", (read, pasted, code) => expect(read(pasted)).toBe(code));
