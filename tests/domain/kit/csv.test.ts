import { describe, expect, test } from "vitest";
import { byteOrderMark, csvAmount, csvLine } from "../../../src/domain/kit/csv.ts";

test("a number of the portal's own stays one that a spreadsheet sums, a text of the same signs does not", () => {
  expect(csvLine(["R-7", csvAmount(-1250), csvAmount(5), "-12.50"])).toBe("R-7,-12.50,0.05,'-12.50\r\n");
});

test("amounts are written to the cent, however large", () => {
  const cents = [99_999_999_999_999, -99_999_999_999_999, 0, -5];
  expect(csvLine(cents.map(csvAmount))).toBe("999999999999.99,-999999999999.99,0.00,-0.05\r\n");
});

describe("a cell (RFC 4180)", () => {
  test.each([
    ["plain", "plain"],
    ["a b;c", "a b;c"],
    ["a,b", '"a,b"'],
    ['a "b" c', '"a ""b"" c"'],
    ["a\nb", '"a\nb"'],
    ["a\rb", '"a\rb"'],
  ])("of %j is %j between commas", (text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));

  test.each([
    ["a,b", "a,b"],
    ["a;b", '"a;b"'],
    ['"', '""""'],
    ["a\nb", '"a\nb"'],
  ])("of %j is %j between semicolons", (text, cell) =>
    expect(csvLine([text, csvAmount(-1250)], { separator: ";", decimal: "," })).toBe(`${cell};-12,50\r\n`),
  );
});

describe("a text that a spreadsheet would read as a formula (docs/decisions/orders.md)", () => {
  test.each(["=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "−"])("begins with %s", (sign) =>
    expect(csvLine([`${sign}1`])).toBe(`'${sign}1\r\n`),
  );
  test.each([
    ["behind a blank", " =1"],
    ["behind a control sign", "\u0007=1"],
    ["behind a sign of no width", "\u200B=1"],
    ["behind a soft hyphen", "\u00AD=1"],
    ["behind a byte order mark", "\uFEFF=1"],
    ["behind a blank of Braille", "\u2800=1"],
  ])("or begins with a sign %s", (_where, text) => expect(csvLine([text])).toContain(`'${text}`));
  test.each([
    ["with a tab", "\tx", "'\tx"],
    ["with a line break", "\nx", `"'\nx"`],
    ["with a carriage return", "\rx", `"'\rx"`],
  ])("or begins %s", (_how, text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));
  test.each([
    [";", "x;=1", "x;'=1"],
    [";, and with none before it", ";=1", "';'=1"],
    ["| and a blank, and with none before it", "| =1", "'|' =1"],
    ["|", "x|=1", "x|'=1"],
    ["a tab", "x\t=1", "x\t'=1"],
    ["a comma", "x,=1", `"x,'=1"`],
    ["a line break", "x\n=1", `"x\n'=1"`],
    ["a next line", "x\u0085=1", "x\u0085'=1"],
    ["a line separator", "x\u2028 =1", "x\u2028' =1"],
  ])("or has a sign behind %s", (_separator, text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));
  test.each(["a=1", "a - b", "x; y", "1|2", ""])("is not %j", (text) =>
    expect(csvLine([text])).toBe(`${text}\r\n`),
  );
});

test("a file begins so that spreadsheets read it as UTF-8", () =>
  expect([...new TextEncoder().encode(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]));
