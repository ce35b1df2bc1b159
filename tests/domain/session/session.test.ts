import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { answered, failed, type CallFailure } from "../../../src/domain/kit/call-failure.ts";
import { LoginAnswer, SessionAnswer } from "../../../src/domain/session/login.ts";
import {
  accountOf,
  isSameAccount,
  isStillAccount,
  keyOfAccount,
  toCheckResult,
  toLoginResult,
  withPartnerData,
  withUser,
} from "../../../src/domain/session/session.ts";
import { PartnerData, type UserData } from "../../../src/domain/session/user.ts";
import { goldUser } from "../../support/inert-portal.ts";

const malformed: CallFailure = { _tag: "Malformed", path: "userData", expected: "user data" };
const offline = failed({ _tag: "Offline" });

describe("a login (shell §4, §8)", () => {
  it.each([
    ["is accepted with its user", { valid: true, userData: goldUser }, { _tag: "Accepted", user: goldUser }],
    [
      "is refused with a code",
      { valid: false, error_code: "INVALID_PASSWORD" },
      { _tag: "Refused", code: "INVALID_PASSWORD" },
    ],
    [
      "without a code is refused as an unknown error",
      { valid: false },
      { _tag: "Refused", code: "UNKNOWN_ERROR" },
    ],
    [
      "may tell the reason of a refusal",
      { valid: false, error_code: "X", reason: "deactivated" },
      { _tag: "Refused", code: "X", reason: "deactivated" },
    ],
    [
      "is refused whatever user comes with it",
      { valid: false, userData: goldUser },
      { _tag: "Refused", code: "UNKNOWN_ERROR" },
    ],
  ])("%s", (_, answer, verdict) => expect(toLoginResult(answered(answer))).toEqual(answered(verdict)));

  it("without a user is a malformed answer", () => {
    expect(toLoginResult(answered({ valid: true }))).toEqual(failed(malformed));
  });

  it("that fails is refused only where the server said so", () => {
    expect(toLoginResult(failed({ _tag: "Refused", code: "TOO_MANY_REQUESTS" }))).toEqual(
      answered({ _tag: "Refused", code: "TOO_MANY_REQUESTS" }),
    );
    expect(toLoginResult(offline)).toBe(offline);
  });
});

describe("a session check (shell §7)", () => {
  const signedOut = answered({ _tag: "SignedOut" });

  it("finds the user of a valid session", () => {
    expect(toCheckResult(answered({ loggedIn: true, valid: true, userData: goldUser }))).toEqual(
      answered({ _tag: "SignedIn", user: goldUser }),
    );
  });

  it.each([
    { loggedIn: false, valid: true },
    { loggedIn: true, valid: false },
  ])("finds nobody for %j", (answer) =>
    expect(toCheckResult(answered({ ...answer, userData: goldUser }))).toEqual(signedOut),
  );

  it("without a user is a malformed answer", () => {
    expect(toCheckResult(answered({ loggedIn: true, valid: true }))).toEqual(failed(malformed));
  });

  it("that fails finds nobody only where the session has expired", () => {
    expect(toCheckResult(failed({ _tag: "SessionExpired" }))).toEqual(signedOut);
    expect(toCheckResult(offline)).toBe(offline);
  });
});

describe("the account of a user", () => {
  it("has the groups and colours of its status, and the rights of the user", () => {
    expect(accountOf({ ...goldUser, rights: ["tickets"] })).toMatchObject({
      _tag: "Known",
      partnerStatus: "gold",
      standing: { tier: "gold" },
      visitor: { groups: ["partner"], rights: ["tickets"], household: false },
      palette: { layout: "gold" },
    });
  });

  it("is a household for a private person, and registered-flex with flex pricing", () => {
    expect(accountOf({ ...goldUser, partner_status: "private" }).visitor.household).toBe(true);
    expect(accountOf({ ...goldUser, reg_flex_enabled: true }).standing.tier).toBe("registeredFlex");
  });
});

describe("the answers on the wire (shell §3, §7)", () => {
  const user = { ...goldUser, reg_flex_enabled: "1", rights: ["tickets"], single_keys: false };

  it("have the user's data", () => {
    const read = Schema.decodeUnknownSync(LoginAnswer)({ valid: true, userData: user });
    expect(read).toEqual({ valid: true, userData: { ...user, reg_flex_enabled: true } });
    expect(Schema.decodeUnknownSync(SessionAnswer)({ loggedIn: true, valid: true, userData: user })).toEqual({
      loggedIn: true,
      ...read,
    });
  });

  it.each<[string, object, Partial<UserData>]>([
    ["a customer number that is a number", { account_debitor: 1002 }, { account_debitor: "1002" }],
    ["no customer number", { account_debitor: undefined }, { account_debitor: "" }],
    ["a customer number of null", { account_debitor: null }, { account_debitor: "" }],
    ["a country of null", { contact_country: null }, { contact_country: "" }],
    ["a key that is a number", { account_key: 7 }, { account_key: "7" }],
    ["a key of null", { account_key: null }, { account_key: "" }],
    ["names of null", { firstname: null, lastname: null }, { firstname: "", lastname: "" }],
    ["rights of another release", { rights: ["everything", "tickets", 7] }, { rights: ["tickets"] }],
  ])("of another server are read with %s", (_, change, expected) => {
    const given = Object.fromEntries(
      Object.entries({ ...user, ...change }).filter(([, value]) => value !== undefined),
    );
    const { userData } = Schema.decodeUnknownSync(LoginAnswer)({ valid: true, userData: given });
    expect(userData).toMatchObject({ ...user, reg_flex_enabled: true, ...expected });
  });

  it.each([
    [1, true],
    ["1", true],
    [true, true],
    ["true", true],
    [0, false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("of another server are read with the flex flag %j", (flag, isFlex) => {
    const { reg_flex_enabled: _, ...bare } = { ...user, partner_status: "reg" };
    const given = flag === undefined ? {} : { reg_flex_enabled: flag };
    const { userData } = Schema.decodeUnknownSync(LoginAnswer)({
      valid: true,
      userData: { ...bare, ...given },
    });
    const account = accountOf(userData!);
    expect(account.standing.tier).toBe(isFlex ? "registeredFlex" : "registered");
    const partner = Schema.decodeUnknownSync(PartnerData)({
      partner_data: { partner_status: "reg" },
      ...given,
    });
    expect(withPartnerData(account, partner)).toMatchObject({ standing: account.standing });
  });

  it("of another server are read with rights and choices of null, as those of an owner who has chosen nothing", () => {
    const { userData } = Schema.decodeUnknownSync(LoginAnswer)({
      valid: true,
      userData: { ...user, rights: null, single_keys: null, list_view: null },
    });
    const account = accountOf(userData!);
    expect(account.visitor.rights).toBeUndefined();
    expect(withUser(accountOf({ ...goldUser, rights: ["tickets"] }), userData!)).toMatchObject({
      visitor: { rights: undefined },
    });
  });

  it.each([1, "1", true, "true"])("of another server accept by %j", (yes) => {
    const login = Schema.decodeUnknownSync(LoginAnswer)({ valid: yes, userData: user, error_code: null });
    expect(toLoginResult(answered(login))).toMatchObject({ answer: { _tag: "Accepted" } });
    const check = Schema.decodeUnknownSync(SessionAnswer)({ loggedIn: yes, valid: yes, userData: user });
    expect(toCheckResult(answered(check))).toMatchObject({ answer: { _tag: "SignedIn" } });
  });

  it.each([0, "0", false, "false", "", null])("of another server refuse by %j, without a user", (no) => {
    const refuse = (error_code: string | number | null) =>
      toLoginResult(
        answered(
          Schema.decodeUnknownSync(LoginAnswer)({ valid: no, userData: null, error_code, reason: null }),
        ),
      );
    expect(refuse("INVALID_PASSWORD")).toEqual(answered({ _tag: "Refused", code: "INVALID_PASSWORD" }));
    expect(refuse(7001)).toEqual(answered({ _tag: "Refused", code: "7001" }));
    expect(refuse(null)).toEqual(answered({ _tag: "Refused", code: "UNKNOWN_ERROR" }));
    const check = Schema.decodeUnknownSync(SessionAnswer)({ loggedIn: no, valid: true, userData: null });
    expect(toCheckResult(answered(check))).toEqual(answered({ _tag: "SignedOut" }));
  });

  it("of another server are read without a key of the account, which is then the same at a look and another at a sign-in", () => {
    const { account_key: _, ...bare } = user;
    const read = Schema.decodeUnknownSync(LoginAnswer)({ valid: true, userData: bare });
    expect(read).toEqual({ valid: true, userData: { ...user, account_key: "", reg_flex_enabled: true } });
    const nameless = { ...user, account_key: "", reg_flex_enabled: true } as UserData;
    const account = accountOf(nameless);
    expect([isStillAccount(account, nameless), isSameAccount(account, nameless)]).toEqual([true, false]);
    expect(keyOfAccount(account)).toBeUndefined();
    const keyed = { ...nameless, account_key: "k" };
    expect([isStillAccount(account, keyed), isSameAccount(accountOf(keyed), keyed)]).toEqual([false, true]);
    expect(isStillAccount({ _tag: "None" }, nameless)).toBe(false);
  });

  it.each([
    ["verdict", { userData: user }],
    ["verdict that can be read", { valid: "perhaps", userData: user }],
    ["list of rights", { valid: true, userData: { ...user, rights: "tickets" } }],
  ])("are refused without a %s", (_, answer) =>
    expect(() => Schema.decodeUnknownSync(LoginAnswer)(answer)).toThrow(/./),
  );

  it("of a check are refused without telling whether somebody is signed in", () => {
    expect(() => Schema.decodeUnknownSync(SessionAnswer)({ valid: true })).toThrow(/Missing/);
  });
});
