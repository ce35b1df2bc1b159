import { expect, test } from "vitest";
import { fieldCodes } from "../../../src/domain/kit/field-problems.ts";
import { namedProblem, partsOfProblem } from "../../../src/domain/kit/named-by.ts";
import { isInterpreted, understood } from "../../../src/domain/kit/understood.ts";

test.each([
  ["NAME_SIGNS", "Ada <Lovelace>", "<"],
  ["NAME_SIGNS", "Ada\u0007", "U+0007"],
  ["TEXT_SIGNS", "a > b", ">"],
  ["PHONE_DIGITS", "+43 (0)660 x1", "x"],
  ["PHONE_DIGITS", "+43 66О", "О (U+041E)"],
  ["EMAIL_SIGN", "ada@example.com;", ";"],
  ["VAT_SIGN", "ATU#13585627", "#"],
  ["SERIAL_SIGN", "504F 94D0 000O", "O"],
  ["LICENCE_SIGN", "K7QM-2F9D-XW4?", "?"],
])("%s of %j names the sign %s", (code, value, named) =>
  expect(partsOfProblem(namedProblem(code, value, {}))).toEqual({ code, named }),
);

test.each([
  ["AT", "AT"],
  ["GR", "EL"],
  ["CH", "CHE"],
])("a VAT id without the prefix of %s names it", (country, named) =>
  expect(namedProblem("VAT_PREFIX", "U13585627", { country })).toBe(`VAT_PREFIX ${named}`),
);

test("a problem that names nothing is its code alone", () => {
  for (const code of [...fieldCodes, "constructor"]) expect(namedProblem(code, "", {})).toBe(code);
  expect(namedProblem("NAME_SIGNS", 5, {})).toBe("NAME_SIGNS");
  expect(partsOfProblem("CITY_EMPTY")).toEqual({ code: "CITY_EMPTY", named: "" });
});

test("phone numbers and VAT ids are interpreted, a city is not", () =>
  expect(["phone", "vatId", "city", "constructor"].map(isInterpreted)).toEqual([true, true, false, false]));

test("only what is read as more than it shows is told", () => {
  expect(understood("phone", "+43 (0)660 1234567", {})).toBe("+436601234567");
  expect(understood("vatId", "gr 094259216", { country: "GR" })).toBe("EL094259216");
  expect([understood("vatId", "el 094259216", { country: "GR" }), understood("vatId", "GR1", {})]).toEqual([
    undefined,
    undefined,
  ]);
  expect([
    understood("phone", "+43 660", {}),
    understood("city", "0043", {}),
    understood("phone", 1, {}),
  ]).toEqual([undefined, undefined, undefined]);
});
