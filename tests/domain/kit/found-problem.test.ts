import { expect, test } from "vitest";
import {
  cityProblem,
  emailProblem,
  lastNameProblem,
  phoneProblem,
  understoodPhone,
} from "../../../src/domain/kit/field-rules.ts";
import { partsOfProblem } from "../../../src/domain/kit/found-problem.ts";
import { licenceFault, serialFault } from "../../../src/domain/products/typed-serial.ts";
import { vatIdProblem } from "../../../src/domain/sign-up/vat-id.ts";
import { understoodVatId } from "../../../src/domain/sign-up/vat-spelling.ts";

const vatOf = (country: string) => (vatId: string) => vatIdProblem(vatId, country);

test.each([
  [lastNameProblem, "Ada <Lovelace>", "NAME_SIGNS", "<"],
  [lastNameProblem, "Ada\u0007", "NAME_SIGNS", "U+0007"],
  [cityProblem, "a > b", "TEXT_SIGNS", ">"],
  [phoneProblem, "+43 (0)660 x1", "PHONE_DIGITS", "x"],
  [phoneProblem, "+43 66О", "PHONE_DIGITS", "О (U+041E)"],
  [phoneProblem, "Tel. +43 660 1", "PHONE_DIGITS", "Tel"],
  [emailProblem, "ada@example.com;", "EMAIL_SIGN", ";"],
  [emailProblem, "ada @example.com", "EMAIL_SIGN", "␣"],
  [vatOf("AT"), "ATU#13585627", "VAT_SIGN", "#"],
  [serialFault, "504F 94D0 000O", "SERIAL_SIGN", "O"],
  [licenceFault, "K7QM-2F9D-XW4?", "LICENCE_SIGN", "?"],
  [vatOf("AT"), "U13585627", "VAT_PREFIX", "AT"],
  [vatOf("GR"), "U13585627", "VAT_PREFIX", "EL"],
  [vatOf("CH"), "U13585627", "VAT_PREFIX", "CHE"],
])("%s finds in %j %s, and names %s", (rule, value, code, named) =>
  expect(partsOfProblem(rule(value) ?? "")).toEqual({ code, named }),
);

test("a problem that names nothing is its code alone", () =>
  expect(partsOfProblem("CITY_EMPTY")).toEqual({ code: "CITY_EMPTY", named: "" }));

test("only what is read as more than it shows is shown", () => {
  expect(understoodPhone({ phone: "+43 (0)660 1234567" })).toBe("+436601234567");
  expect(understoodPhone({ phone: "+43 660" })).toBeUndefined();
  expect(understoodVatId({ vatId: "gr 094259216", country: "GR" })).toBe("EL094259216");
  expect(understoodVatId({ vatId: "el 094259216", country: "GR" })).toBeUndefined();
});
