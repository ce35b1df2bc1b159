import { describe, expect, it } from "vitest";
import {
  PASSWORD_MAX,
  passwordProblem,
  passwordProgress,
  repeatProblem,
} from "../../../src/domain/passwords/password.ts";
import {
  newPasswordProblem,
  passwordChangeProblem,
  passwordRequestProblem,
} from "../../../src/domain/passwords/password-forms.ts";

const good = "Abcdefg-12";
const missing = (password: string) =>
  passwordProgress(password).flatMap(({ rule, met }) => (met ? [] : [rule]));

describe("a password (business §5)", () => {
  it.each([
    [good, []],
    ["Abcdefg-1", ["length"]],
    ["abcdefg-12", ["upper"]],
    ["ABCDEFG-12", ["lower"]],
    ["Abcdefgh-i", ["digit"]],
    ["Abcdefgh12", ["special"]],
    ["Abcdefg 12", ["special"]],
    ["Äöüßéñø€١٢", []],
    ["", ["length", "upper", "lower", "digit", "special"]],
  ])("“%s” lacks %j", (password, rules) => {
    expect(missing(password)).toEqual(rules);
  });

  it("is counted in characters, of which an emoji is one", () => {
    expect(missing("Abcde-1😀😀")).toEqual(["length"]);
  });

  it.each([
    [good, undefined],
    ["", "PASSWORD_EMPTY"],
    ["Abcdefgh12", "PASSWORD_RULES"],
    [good.padEnd(PASSWORD_MAX, "x"), undefined],
    [good.padEnd(PASSWORD_MAX + 1, "x"), "PASSWORD_TOO_LONG"],
  ])("%j has the problem %s", (password, problem) => expect(passwordProblem(password)).toBe(problem));

  it("is repeated exactly", () => {
    expect(repeatProblem(good, good)).toBeUndefined();
    expect(repeatProblem(good, `${good} `)).toBe("PASSWORD_REPEAT");
  });
});

describe("the form", () => {
  it("of a new password checks it, and the repetition against it", () => {
    expect(newPasswordProblem("password", { password: "x", repeat: "x" })).toBe("PASSWORD_RULES");
    expect(newPasswordProblem("repeat", { password: "x", repeat: "x" })).toBeUndefined();
    expect(newPasswordProblem("repeat", { password: good, repeat: "" })).toBe("PASSWORD_REPEAT");
  });

  it("of a change asks for the old password without judging it, and checks the new one", () => {
    const values = { oldPassword: "x", password: "y", repeat: "z" };
    expect(passwordChangeProblem("oldPassword", values)).toBeUndefined();
    expect(passwordChangeProblem("oldPassword", { ...values, oldPassword: "" })).toBe("PASSWORD_EMPTY");
    expect(passwordChangeProblem("password", values)).toBe("PASSWORD_RULES");
    expect(passwordChangeProblem("repeat", values)).toBe("PASSWORD_REPEAT");
  });

  it("of a request for a link needs an address", () => {
    expect(passwordRequestProblem("email", { email: "" })).toBe("EMAIL_EMPTY");
    expect(passwordRequestProblem("email", { email: "grace@gold.example" })).toBeUndefined();
  });
});
