import { expect, test } from "vitest";
import {
  cookieIn,
  hintsSession,
  hintsSignOn,
  sessionHint,
} from "../../../src/domain/session/hint-cookies.ts";

const reader = (cookies: Readonly<Record<string, string>>) => (name: string) => cookies[name];

test.each([
  ["a", "1"],
  ["b", "2=3"],
  ["empty", ""],
  ["c", undefined],
  ["2", undefined],
])("of all cookies, %s is %s", (name, value) => {
  expect(cookieIn("a=1; b=2=3; empty=; ba=4", name)).toBe(value);
});

test("a session's hint is the language that the account names, or 1; anything else tells of none", () => {
  for (const hint of [sessionHint("cscz"), sessionHint(undefined)])
    expect(hintsSession(reader({ portal_hint: hint }))).toBe(true);
  for (const hint of ["0", "", "xx"]) expect(hintsSession(reader({ portal_hint: hint }))).toBe(false);
  expect(hintsSession(reader({ portal_sign_on: "1" }))).toBe(false);
});

test("single sign-on not long ago is indicated by 1 alone", () => {
  expect(hintsSignOn(reader({ portal_sign_on: "1" }))).toBe(true);
  expect(hintsSignOn(reader({ portal_sign_on: "0" }))).toBe(false);
  expect(hintsSignOn(reader({ portal_hint: "1" }))).toBe(false);
});
