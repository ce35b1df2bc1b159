import { failed, type Outcome } from "../kit/call-failure.ts";
import { companyFields } from "../account/company-data.ts";
import type { FieldFault } from "../kit/field-problems.ts";
import { passwordProblem, repeatProblem } from "../passwords/password.ts";
import { fieldsOf, signUpProblem } from "./sign-up-rules.ts";
import {
  emptySignUp,
  needsLicenceFile,
  stepsFor,
  type AccountType,
  type NewAccount,
  type SignUpData,
  type SignUpField,
  type SignUpOptions,
  type TradeLicenceToken,
} from "./sign-up.ts";
import { signUpSteps, type SignUpStep } from "./sign-up-steps.ts";
import { vatQuestion, type VatVerdict } from "./vat-id.ts";
import type { VatQuestion } from "./vat-spelling.ts";
import type { VerificationProof } from "./verification.ts";

/** The upload progress of the trade licence's file. */
export type LicenceProgress = "none" | "uploading" | "uploaded";

/** The values of one step's form: everything entered so far, and what the step's rules need. */
export interface SignUpForm extends SignUpData {
  readonly step: SignUpStep;
  readonly options: SignUpOptions;
  readonly password: string;
  readonly repeat: string;
  readonly licence: LicenceProgress;
}

/** All fields of all steps, in the order of the screens. */
export const signUpFields = [
  "salutation",
  "firstname",
  "lastname",
  "email",
  "phone",
  "password",
  "repeat",
  ...companyFields,
  "contactTypes",
  "businessFields",
  "licence",
  "licenceConfirmed",
  "newsletter",
  "dataProtection",
] as const satisfies readonly (SignUpField | "password" | "repeat" | "licence")[];
export type SignUpFormField = (typeof signUpFields)[number];

/** The step of a field. */
export const stepOfField = (type: AccountType, field: string): SignUpStep | undefined => {
  if (field === "password" || field === "repeat") return "person";
  if (field === "licence") return stepsFor(type).includes("proof") ? "proof" : undefined;
  return stepsFor(type).find((step) => fieldsOf(type, step).some((known) => known === field));
};

/** The fields of a step, in order. */
export const shownFields = (type: AccountType, step: SignUpStep): readonly SignUpFormField[] =>
  signUpFields.filter((field) => stepOfField(type, field) === step);

const licenceProblem = ({
  accountType,
  licence,
}: SignUpForm): "LICENCE_UPLOADING" | "LICENCE_MISSING" | undefined => {
  if (licence === "uploading") return "LICENCE_UPLOADING";
  return licence === "none" && needsLicenceFile(accountType) ? "LICENCE_MISSING" : undefined;
};

/** The problem of a field of the current step; fields of other steps are not checked. */
export const signUpFormProblem = (
  field: string,
  form: SignUpForm,
): FieldFault | "LICENCE_UPLOADING" | undefined => {
  if (stepOfField(form.accountType, field) !== form.step) return undefined;
  if (field === "password") return passwordProblem(form.password);
  if (field === "repeat") return repeatProblem(form.password, form.repeat);
  if (field === "licence") return licenceProblem(form);
  return signUpProblem(field as SignUpField, form, form.options);
};

/** The trade licence's file; a token means that it was uploaded. */
export interface LicenceFile {
  readonly file: File;
  readonly token: TradeLicenceToken | undefined;
}

/** The entered values. */
export interface SignUpValues extends SignUpData {
  readonly password: string;
  readonly repeat: string;
}

export const emptyValues: SignUpValues = { ...emptySignUp, password: "", repeat: "" };
/** The draft stored in the tab over a reload, without password and file (docs/decisions/sign-up.md). */
export interface SignUpDraft {
  readonly data: SignUpData;
  readonly step: SignUpStep;
  /** The verified e-mail address with its proof. */
  readonly verified: { readonly email: string; readonly proof: VerificationProof } | undefined;
  /** The account was being created. */
  readonly creating: boolean;
}

/** The step after a reload: at most `person`, because the password has to be typed again. */
export const resumedStep = (step: SignUpStep): "accountType" | "person" =>
  step === "accountType" ? step : "person";

/** The later of two steps. */
export const furthestOf = (one: SignUpStep, other: SignUpStep): SignUpStep =>
  signUpSteps.indexOf(other) > signUpSteps.indexOf(one) ? other : one;

/** Whether another step of this account type can be shown without passing those between: at most the furthest one that was reached. */
export const isWithinReach = (
  type: AccountType,
  { step, reached }: { readonly step: SignUpStep; readonly reached: SignUpStep },
  asked: SignUpStep,
): boolean => asked !== step && stepsFor(type).includes(asked) && furthestOf(reached, asked) === reached;

/** The first of the probable countries that is offered; empty where none is. */
export const likelyCountry = ({ countries }: SignUpOptions, regions: readonly string[]): string =>
  regions.find((region) => countries.some(({ code }) => code === region)) ?? "";

/** The form values of stored and sent data. */
export const valuesOf = ({
  step: _step,
  options: _options,
  licence: _licence,
  ...values
}: SignUpForm): SignUpValues => values;

/** What of it is kept. */
const dataOf = ({ password: _password, repeat: _repeat, ...data }: SignUpValues): SignUpData => data;

/** The upload progress of a file. */
export const progressOf = (licence: LicenceFile | undefined): LicenceProgress => {
  if (licence === undefined) return "none";
  return licence.token === undefined ? "uploading" : "uploaded";
};

/** The progress of a sign-up. */
export interface SignUpProgress {
  readonly values: SignUpValues;
  readonly step: SignUpStep;
  readonly options: SignUpOptions;
  readonly licence: LicenceFile | undefined;
  readonly verified: SignUpDraft["verified"];
}

/** The initial values of the current step's form. */
export const formOf = ({ values, step, options, licence }: SignUpProgress): SignUpForm => ({
  ...values,
  step,
  options,
  licence: progressOf(licence),
});

/** The draft to store, and whether the account is being created. */
export const draftOf = ({ values, step, verified }: SignUpProgress, creating: boolean): SignUpDraft => ({
  data: dataOf(values),
  step,
  verified,
  creating,
});

/** The data of the new account without the language; a file is left out if the account type does not need one. */
export const newAccountOf = (
  values: SignUpValues,
  verification: VerificationProof,
  licence: LicenceFile | undefined,
): Omit<NewAccount, "instance"> => ({
  ...dataOf(values),
  password: values.password,
  verification,
  ...(licence?.token !== undefined &&
    stepsFor(values.accountType).includes("proof") && { licence: licence.token }),
});

/** What only the server can check in a step: whether the address has an account, whether the VAT id is registered. */
export type StepQuestion =
  | { readonly _tag: "None" }
  | { readonly _tag: "Email"; readonly email: string }
  | { readonly _tag: "VatId"; readonly question: VatQuestion };

/** The server check that a step needs before it is complete. */
export const questionOf = ({ step, email, vatId, country }: SignUpForm): StepQuestion => {
  if (step === "person") return { _tag: "Email", email };
  if (step !== "company" || vatId.trim() === "") return { _tag: "None" };
  return { _tag: "VatId", question: vatQuestion({ vatId, country }) };
};

/** Refuses an unregistered VAT id at its field; accepts one that could not be checked. */
export const vatIdOutcome = <Code extends string>(
  outcome: Outcome<{ readonly verdict: VatVerdict }, Code>,
): Outcome<unknown, Code | "VAT_INVALID"> =>
  outcome._tag === "Answered" && outcome.answer.verdict === "invalid"
    ? failed({ _tag: "Refused", code: "VAT_INVALID", field: "vatId" })
    : outcome;
