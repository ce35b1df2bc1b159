import { describe, expect, it } from "vitest";
import {
  draftOf,
  emptyValues,
  formOf,
  furthestOf,
  isWithinReach,
  likelyCountry,
  progressOf,
  resumedStep,
  shownFields,
  signUpFields,
  signUpFormProblem,
  stepOfField,
  valuesOf,
  type SignUpForm,
  type SignUpProgress,
} from "../../../src/domain/sign-up/sign-up-form.ts";
import { printSignUpDraft, readSignUpDraft } from "../../../src/domain/sign-up/sign-up-draft.ts";
import { signUpSteps } from "../../../src/domain/sign-up/sign-up-steps.ts";
import {
  accountTypes,
  emptySignUp,
  needsLicenceConfirmed,
  needsLicenceFile,
  type SignUpOptions,
  type TradeLicenceToken,
} from "../../../src/domain/sign-up/sign-up.ts";
import type { VerificationProof } from "../../../src/domain/sign-up/verification.ts";

const options: SignUpOptions = {
  countries: [
    { code: "AT", name: "Austria", states: [] },
    { code: "CZ", name: "Czechia", states: [] },
  ],
  businessFields: [],
  contactTypes: [],
};
const form = (more: Partial<SignUpForm>): SignUpForm => ({
  ...emptyValues,
  step: "accountType",
  options,
  licence: "none",
  ...more,
});
const token = "l".repeat(43) as TradeLicenceToken;
const proof = "p".repeat(43) as VerificationProof;
const file = new File(["%PDF-1.4"], "licence.pdf");

describe("a field of the sign-up (business §2)", () => {
  it.each([
    ["partner", "password", "person"],
    ["private", "repeat", "person"],
    ["partner", "firstname", "person"],
    ["partner", "street", "company"],
    ["private", "street", "person"],
    ["private", "companyName", undefined],
    ["partner", "businessFields", "tradeField"],
    ["private", "businessFields", undefined],
    ["partner", "licence", "proof"],
    ["private", "licence", undefined],
    ["company", "licenceConfirmed", "proof"],
    ["partner", "licenceConfirmed", undefined],
    ["partner", "unknown", undefined],
  ] as const)("of a %s account, %s, is in the step %s", (type, field, step) =>
    expect(stepOfField(type, field)).toBe(step),
  );

  it.each(accountTypes)("of a %s account is shown in its own step alone", (type) => {
    for (const step of signUpSteps)
      expect(shownFields(type, step)).toEqual(
        signUpFields.filter((field) => stepOfField(type, field) === step),
      );
    expect(shownFields(type, "code")).toEqual([]);
  });

  it("is not checked in another step", () => {
    expect(signUpFormProblem("firstname", form({ step: "person" }))).toBe("FIRST_NAME_EMPTY");
    expect(signUpFormProblem("firstname", form({ step: "company" }))).toBeUndefined();
  });

  it.each([
    ["password", { password: "" }, "PASSWORD_EMPTY"],
    ["password", { password: "short" }, "PASSWORD_RULES"],
    ["password", { password: "Brand-New-2026!" }, undefined],
    ["repeat", { password: "Brand-New-2026!", repeat: "Brand-New-2026" }, "PASSWORD_REPEAT"],
    ["repeat", { password: "Brand-New-2026!", repeat: "Brand-New-2026!" }, undefined],
  ] as const)("%s of %j has the problem %s", (field, more, problem) =>
    expect(signUpFormProblem(field, form({ ...more, step: "person" }))).toBe(problem),
  );

  it.each([
    ["partner", "none", "LICENCE_MISSING"],
    ["partner", "uploading", "LICENCE_UPLOADING"],
    ["partner", "uploaded", undefined],
    ["business", "none", undefined],
    ["business", "uploading", "LICENCE_UPLOADING"],
    ["company", "none", undefined],
  ] as const)(
    "of a %s account, whose trade licence is %s, has the problem %s",
    (accountType, licence, problem) =>
      expect(signUpFormProblem("licence", form({ accountType, licence, step: "proof" }))).toBe(problem),
  );

  it("for the trade licence is needed by partners, for its confirmation by companies (business §5)", () => {
    expect(accountTypes.filter(needsLicenceFile)).toEqual(["partner"]);
    expect(accountTypes.filter(needsLicenceConfirmed)).toEqual(["company"]);
  });
});

describe("the steps of a sign-up", () => {
  it.each([
    ["person", "company", "company"],
    ["company", "person", "company"],
    ["code", "accountType", "code"],
    ["proof", "proof", "proof"],
  ] as const)("of %s and %s the later one is %s", (one, other, later) =>
    expect(furthestOf(one, other)).toBe(later),
  );

  it.each([
    ["partner", "company", "proof", "person", true],
    ["partner", "company", "proof", "tradeField", true],
    ["partner", "company", "proof", "proof", true],
    ["partner", "company", "proof", "code", false],
    ["partner", "company", "proof", "company", false],
    ["private", "person", "code", "company", false],
    ["private", "person", "code", "code", true],
  ] as const)(
    "of a %s account at %s, which has reached %s: %s can be shown: %s",
    (type, step, reached, asked, within) =>
      expect(isWithinReach(type, { step, reached }, asked)).toBe(within),
  );

  it("after a reload go on at the person at most, because the password has to be typed again", () => {
    expect(signUpSteps.map(resumedStep)).toEqual([
      "accountType",
      "person",
      "person",
      "person",
      "person",
      "person",
    ]);
  });
});

describe("the country that is chosen at first (business §5)", () => {
  it.each([
    [["CZ", "AT"], "CZ"],
    [["US", "AT"], "AT"],
    [["US"], ""],
    [[], ""],
  ])("is, by the probable ones %j, %j", (regions, country) =>
    expect(likelyCountry({ ...options }, regions)).toBe(country),
  );
});

describe("what a sign-up keeps (docs/decisions/sign-up.md)", () => {
  const values = { ...emptyValues, firstname: "Ada", password: "Brand-New-2026!", repeat: "Brand-New-2026!" };
  const progress: SignUpProgress = {
    values,
    step: "company",
    options,
    licence: { file, token },
    verified: { email: "ada@example.com", proof },
  };

  it("is in its form with the values, and whether the file was uploaded", () => {
    expect(formOf(progress)).toEqual({ ...values, step: "company", options, licence: "uploaded" });
    expect(valuesOf(formOf(progress))).toEqual(values);
  });

  it.each([
    [undefined, "none"],
    [{ file, token: undefined }, "uploading"],
    [{ file, token }, "uploaded"],
  ] as const)("of a file, %j, is its progress: %s", (licence, is) => expect(progressOf(licence)).toBe(is));

  it("over a reload has neither password nor file", () => {
    expect(draftOf(progress, false)).toEqual({
      data: { ...emptySignUp, firstname: "Ada" },
      step: "company",
      verified: { email: "ada@example.com", proof },
      creating: false,
    });
    expect(draftOf(progress, true).creating).toBe(true);
  });

  it.each([progress, { ...progress, verified: undefined }])("is read as it was stored", (kept) => {
    const draft = draftOf(kept, true);
    expect(printSignUpDraft(draft)).not.toContain("Brand-New");
    expect(readSignUpDraft(printSignUpDraft(draft))).toEqual(draft);
  });

  it.each([
    "",
    "{}",
    printSignUpDraft(draftOf(progress, false)).replace('"company"', '"payment"'),
    printSignUpDraft(draftOf(progress, false)).replace(proof, "short"),
  ])("is not read where this version does not know it: %s", (kept) =>
    expect(() => readSignUpDraft(kept)).toThrow(/./),
  );

  it("is empty at first", () => {
    expect([emptyValues.password, emptyValues.repeat]).toEqual(["", ""]);
    const { accountType, ...rest } = emptySignUp;
    expect(accountType).toBe("partner");
    expect(
      Object.values(rest).filter((value) => value === true || (value !== false && value.length > 0)),
    ).toEqual([]);
  });
});
