import { partsOfProblem } from "../../../src/domain/kit/found-problem.ts";
import { describe, expect, test } from "vitest";
import { fieldCodes } from "../../../src/domain/kit/field-problems.ts";
import {
  accountTypes,
  businessFieldCodes,
  emptySignUp,
  stepsFor,
  type SignUpData,
  type SignUpOptions,
  type TradeLicenceToken,
} from "../../../src/domain/sign-up/sign-up.ts";
import { signUpSteps } from "../../../src/domain/sign-up/sign-up-steps.ts";
import {
  newAccountOf,
  questionOf,
  vatIdOutcome,
  type SignUpForm,
} from "../../../src/domain/sign-up/sign-up-form.ts";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { VerificationProof } from "../../../src/domain/sign-up/verification.ts";
import { fieldsOf, signUpProblem, stepProblems } from "../../../src/domain/sign-up/sign-up-rules.ts";

const options: SignUpOptions = {
  countries: [
    { code: "AT", name: "Austria", states: [] },
    { code: "XK", name: "Kosovo", states: [] },
    { code: "US", name: "United States", states: [{ code: "CA", name: "California" }] },
  ],
  businessFields: businessFieldCodes.map((code) => ({ code, name: code })),
  contactTypes: [{ code: "technology", name: "Technology" }],
};
const filled: SignUpData = {
  accountType: "partner",
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  email: "ada@example.com",
  phone: "+4315550100",
  companyName: "Byron Ltd",
  street: "Street 1",
  street2: "",
  zip: "1010",
  city: "Vienna",
  state: "",
  country: "AT",
  vatId: "ATU13585627",
  website: "example.com",
  contactTypes: ["technology"],
  businessFields: ["2", "999"],
  newsletter: false,
  dataProtection: true,
  licenceConfirmed: true,
};
const codesOf = (data: SignUpData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stepsFor(data.accountType)
      .flatMap((step) => stepProblems(step, data, options))
      .map(({ field, problem }) => [field, partsOfProblem(problem).code]),
  );

describe("the steps of a sign-up (business §2)", () => {
  test("a private person skips the steps company, trade field and proof", () => {
    expect(stepsFor("private")).toEqual(["accountType", "person", "code"]);
    expect(stepsFor("partner")).toEqual([...signUpSteps]);
  });
  test.each(accountTypes)("%s: each field is in one step, and no field is in a skipped step", (type) => {
    const fields = signUpSteps.flatMap((step) => fieldsOf(type, step));
    expect(fields).toEqual([...new Set(fields)]);
    expect(
      signUpSteps.filter((step) => !stepsFor(type).includes(step)).flatMap((step) => fieldsOf(type, step)),
    ).toEqual([]);
  });
  test("every type is asked for an address, a company also for the confirmation of its licence", () => {
    for (const type of accountTypes)
      expect(signUpSteps.flatMap((step) => fieldsOf(type, step))).toEqual(
        expect.arrayContaining(["street", "zip", "city", "country", "state"]),
      );
    expect(accountTypes.filter((type) => fieldsOf(type, "proof").includes("licenceConfirmed"))).toEqual([
      "company",
    ]);
  });
});

describe("the fields of a sign-up (business §5)", () => {
  test.each(accountTypes)("%s: a complete and correct form has no problem", (accountType) =>
    expect(codesOf({ ...filled, accountType })).toEqual({}),
  );
  test("each required field that is empty has its code", () => {
    expect(codesOf({ ...emptySignUp, accountType: "company" })).toEqual({
      salutation: "SALUTATION_EMPTY",
      firstname: "FIRST_NAME_EMPTY",
      lastname: "LAST_NAME_EMPTY",
      email: "EMAIL_EMPTY",
      dataProtection: "DATA_PROTECTION",
      companyName: "COMPANY_NAME_EMPTY",
      country: "COUNTRY_EMPTY",
      street: "STREET_EMPTY",
      zip: "ZIP_EMPTY",
      city: "CITY_EMPTY",
      businessFields: "BUSINESS_FIELD_EMPTY",
      licenceConfirmed: "LICENCE_NOT_CONFIRMED",
    });
  });
  test.each<[Partial<SignUpData>, keyof typeof filled, string | undefined]>([
    [{ country: "US", vatId: "" }, "state", "STATE_EMPTY"],
    [{ country: "US", state: "XX" }, "state", "STATE_UNKNOWN"],
    [{ country: "US", state: "CA" }, "state", undefined],
    [{ country: "AT", state: "CA" }, "state", undefined],
    [{ country: "ZZ" }, "country", "COUNTRY_UNKNOWN"],
    [{ country: "XK" }, "country", undefined],
    [{ businessFields: ["2", "4"] }, "businessFields", "BUSINESS_FIELD_UNKNOWN"],
    [{ contactTypes: ["boss"] }, "contactTypes", "CONTACT_TYPE_UNKNOWN"],
    [{ vatId: "ATU13585628" }, "vatId", "VAT_CHECKSUM"],
    [{ vatId: "X" }, "vatId", "VAT_PREFIX AT"],
    [{ website: "nowhere" }, "website", "WEBSITE_INVALID"],
    [{ salutation: "dr" }, "salutation", "SALUTATION_EMPTY"],
  ])("%j: %s is %s", (change, field, code) => {
    expect(
      signUpProblem(field as Exclude<typeof field, "accountType">, { ...filled, ...change }, options),
    ).toBe(code);
  });
  test("no code is listed twice", () => expect(fieldCodes).toEqual([...new Set(fieldCodes)]));
});

describe("what the server is asked before a step is complete", () => {
  const form: SignUpForm = {
    ...filled,
    step: "person",
    options,
    password: "Brand-New-2026!",
    repeat: "Brand-New-2026!",
    licence: "none",
  };
  test("the person's step: whether the address has an account", () => {
    expect(questionOf(form)).toEqual({ _tag: "Email", email: "ada@example.com" });
  });
  test("the company's step: whether its VAT id is registered, in the form in which ids are compared", () => {
    expect(questionOf({ ...form, step: "company", vatId: " atu 13585627 " })).toEqual({
      _tag: "VatId",
      question: { vatId: "ATU13585627", country: "AT" },
    });
  });
  test("nothing where there is no VAT id, and at the other steps", () => {
    expect(questionOf({ ...form, step: "company", vatId: " " })).toEqual({ _tag: "None" });
    expect(
      (["accountType", "tradeField", "proof", "code"] as const).map((step) => questionOf({ ...form, step })),
    ).toEqual(Array.from({ length: 4 }, () => ({ _tag: "None" })));
  });
  test("an id that is not registered is refused at its field; one that nobody could check is not", () => {
    expect(vatIdOutcome(answered({ verdict: "invalid" }))).toEqual(
      failed({ _tag: "Refused", code: "VAT_INVALID", field: "vatId" }),
    );
    expect(vatIdOutcome(answered({ verdict: "unreachable" }))._tag).toBe("Answered");
    expect(vatIdOutcome(failed({ _tag: "Offline" }))).toEqual(failed({ _tag: "Offline" }));
  });
});

describe("what the account is made of", () => {
  const proof = "p".repeat(43) as VerificationProof;
  const token = "l".repeat(43) as TradeLicenceToken;
  const licence = { file: new File(["%PDF-1.4"], "licence.pdf"), token };
  const values = { ...filled, password: "Brand-New-2026!", repeat: "Brand-New-2026!" };
  test("everything typed but the repeated password, with the proof of the address and the file", () => {
    const { repeat: _repeat, ...sent } = values;
    expect(newAccountOf(values, proof, licence)).toEqual({ ...sent, verification: proof, licence: token });
  });
  test("no file of a type that is not asked for one, nor one that is not uploaded", () => {
    expect(newAccountOf({ ...values, accountType: "private" }, proof, licence)).not.toHaveProperty("licence");
    expect(newAccountOf(values, proof, { ...licence, token: undefined })).not.toHaveProperty("licence");
  });
});
