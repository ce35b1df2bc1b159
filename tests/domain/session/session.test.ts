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
} from "../../../src/domain/session/session.ts";
import type { UserData } from "../../../src/domain/session/user.ts";
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

  it.each([1, "1", true, "true"])(
    "of another server are read with the flex flag %j and no customer number",
    (flag) => {
      const { account_debitor: _, ...bare } = user;
      const read = Schema.decodeUnknownSync(LoginAnswer)({
        valid: true,
        userData: { ...bare, reg_flex_enabled: flag },
      });
      expect(read).toEqual({
        valid: true,
        userData: { ...user, account_debitor: null, reg_flex_enabled: true },
      });
    },
  );

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
    ["known right", { valid: true, userData: { ...user, rights: ["everything"] } }],
  ])("are refused without a %s", (_, answer) =>
    expect(() => Schema.decodeUnknownSync(LoginAnswer)(answer)).toThrow(/./),
  );

  it("of a check are refused without telling whether somebody is signed in", () => {
    expect(() => Schema.decodeUnknownSync(SessionAnswer)({ valid: true })).toThrow(/Missing/);
  });
});
