import { describe, expect, test } from "vitest";
import { fieldCodes } from "../../src/domain/field-problems.ts";
import {
  accountTypes,
  businessFieldCodes,
  emptySignUp,
  signUpSteps,
  stepsFor,
  type SignUpData,
  type SignUpOptions,
} from "../../src/domain/sign-up.ts";
import { fieldsOf, signUpProblem, stepProblems } from "../../src/domain/sign-up-rules.ts";

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
      .map(({ field, code }) => [field, code]),
  );

describe("the steps of a sign-up (business §2)", () => {
  test("a private person skips company, trade field and proof", () => {
    expect(stepsFor("private")).toEqual(["accountType", "person", "code"]);
    expect(stepsFor("partner")).toEqual([...signUpSteps]);
  });
  test.each(accountTypes)(
    "%s: no field is asked for twice, and none in a step that the type skips",
    (type) => {
      const fields = signUpSteps.flatMap((step) => fieldsOf(type, step));
      expect(fields).toEqual([...new Set(fields)]);
      expect(
        signUpSteps.filter((step) => !stepsFor(type).includes(step)).flatMap((step) => fieldsOf(type, step)),
      ).toEqual([]);
    },
  );
  test("everybody is asked for an address, a company for its licence's confirmation", () => {
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
  test.each(accountTypes)("%s: what is filled in right has no problem", (accountType) =>
    expect(codesOf({ ...filled, accountType })).toEqual({}),
  );
  test("an empty one is told field by field", () => {
    expect(codesOf({ ...emptySignUp, accountType: "company" })).toEqual({
      salutation: "SALUTATION_EMPTY",
      firstname: "FIRST_NAME_EMPTY",
      lastname: "LAST_NAME_EMPTY",
      email: "EMAIL_EMPTY",
      phone: "PHONE_EMPTY",
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
    [{ vatId: "X" }, "vatId", "VAT_FORMAT"],
    [{ website: "nowhere" }, "website", "WEBSITE_INVALID"],
    [{ salutation: "dr" }, "salutation", "SALUTATION_EMPTY"],
  ])("%j: %s is %s", (change, field, code) => {
    expect(
      signUpProblem(field as Exclude<typeof field, "accountType">, { ...filled, ...change }, options),
    ).toBe(code);
  });
  test("no code is named twice", () => expect(fieldCodes).toEqual([...new Set(fieldCodes)]));
});
