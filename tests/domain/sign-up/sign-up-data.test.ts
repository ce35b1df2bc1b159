import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import {
  businessFieldCodes,
  CreatedAccount,
  NewAccount,
  SignUpOptions,
} from "../../../src/domain/sign-up/sign-up.ts";
import { codeRefusals, existingAccountRefusals } from "../../../src/domain/sign-up/sign-up.refusals.ts";
import { CodeSent, codeProblem, VerificationProof } from "../../../src/domain/sign-up/verification.ts";

const isA = (schema: Schema.Codec<unknown, unknown>, value: unknown): boolean =>
  Schema.decodeUnknownOption(schema)(value)._tag === "Some";

/** A new account as it is sent. */
const sent = {
  accountType: "partner",
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  email: "ada@example.com",
  phone: "",
  companyName: "Byron Ltd",
  country: "AT",
  street: "Street 1",
  street2: "",
  zip: "1010",
  city: "Vienna",
  state: "",
  vatId: "",
  website: "",
  contactTypes: '["technology"]',
  businessFields: '["2","999"]',
  newsletter: "0",
  dataProtection: "1",
  licenceConfirmed: "0",
  instance: "deat",
  password: "Brand-New-2026!",
  verification: "p".repeat(43),
  licence: "l".repeat(43),
};

describe("a new account (business §8)", () => {
  it("is sent as it was typed", () => {
    const account = Schema.decodeUnknownSync(NewAccount)(sent);
    expect(account).toMatchObject({ businessFields: ["2", "999"], dataProtection: true, newsletter: false });
    expect(Schema.encodeSync(NewAccount)(account)).toEqual(sent);
  });

  const codes = (count: number, length = 1): string =>
    JSON.stringify(Array.from({ length: count }, () => "1".repeat(length)));
  it.each([
    [{ licence: undefined }, false],
    [{ accountType: "staff" }, false],
    [{ instance: "xxxx" }, false],
    [{ verification: "p".repeat(42) }, false],
    [{ verification: `${"p".repeat(43)}p` }, false],
    [{ verification: `${"p".repeat(42)}!` }, false],
    [{ licence: `${"l".repeat(43)}l` }, false],
    [{ licence: `${"l".repeat(42)}/` }, false],
    [{ licence: "l".repeat(42) }, false],
    [{ licence: "-_".repeat(21) + "A" }, true],
    [{ businessFields: codes(50) }, true],
    [{ businessFields: codes(51) }, false],
    [{ contactTypes: codes(1, 20) }, true],
    [{ contactTypes: codes(1, 21) }, false],
    [{ contactTypes: "technology" }, false],
    [{ newsletter: "yes" }, false],
  ])("with %j is taken: %s", (more, is) => expect(isA(NewAccount, { ...sent, ...more })).toBe(is));

  it("may be without a trade licence", () => {
    const { licence: _licence, ...without } = sent;
    expect(isA(NewAccount, without)).toBe(true);
  });

  it.each<[string, Schema.Codec<unknown, unknown>, object]>([
    ["its creation", CreatedAccount, { email: "ada@example.com", accountType: "partner", underReview: true }],
    [
      "the choices of its form",
      SignUpOptions,
      {
        countries: [{ code: "US", name: "USA", states: [{ code: "CA", name: "California" }] }],
        businessFields: [{ code: "2", name: "Electrician" }],
        contactTypes: [{ code: "technology", name: "Technology" }],
      },
    ],
    ["its code", CodeSent, { resendAfter: 60, expiresAfter: 900 }],
  ])("is answered with %s", (_what, schema, answer) => {
    expect(Schema.decodeUnknownSync(schema)(answer)).toEqual(answer);
    for (const key of Object.keys(answer)) expect(isA(schema, { ...answer, [key]: undefined })).toBe(false);
  });
});

it("a trade has a number for its code, and none is there twice (business §9)", () => {
  expect(businessFieldCodes.filter((code) => !/^\d{1,3}$/.test(code))).toEqual([]);
  expect(new Set(businessFieldCodes).size).toBe(businessFieldCodes.length);
});

it.each([
  ["p".repeat(43), true],
  [`x ${"p".repeat(43)}`, false],
  ["p".repeat(44), false],
  ["", false],
])("%j proves that an address was verified: %s", (proof, is) =>
  expect(isA(VerificationProof, proof)).toBe(is),
);

it.each(["x123456", "123456x", "12 34 5"])("%j is no code of six digits", (typed) =>
  expect(codeProblem(typed)).toBe("CODE_FORMAT"),
);

it("an address that has an account and a code are refused with their own codes", () => {
  expect(Object.keys(existingAccountRefusals)).toEqual([
    "WEBACCOUNT_EXISTS_ACTIVE",
    "WEBACCOUNT_EXISTS_INACTIVE",
  ]);
  expect(Object.keys(codeRefusals)).toEqual(["CODE_WRONG", "CODE_EXPIRED", "CODE_TOO_MANY_TRIES"]);
});
