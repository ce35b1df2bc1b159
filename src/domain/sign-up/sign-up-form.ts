import { failed, type Outcome } from "../kit/call-failure.ts";
import { companyFields } from "../account/company-data.ts";
import type { FieldCode } from "../kit/field-problems.ts";
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
  type SignUpStep,
  type TradeLicenceToken,
} from "./sign-up.ts";
import { vatQuestion, type VatQuestion, type VatVerdict } from "./vat-id.ts";
import type { VerificationProof } from "./verification.ts";

/** How far the file of the trade licence is, as far as its step must know. */
export type LicenceProgress = "none" | "uploading" | "uploaded";

/** One step of the sign-up as its form holds it: everything typed so far, and what the rules of the step need to know. */
export interface SignUpForm extends SignUpData {
  readonly step: SignUpStep;
  readonly options: SignUpOptions;
  readonly password: string;
  readonly repeat: string;
  readonly licence: LicenceProgress;
}

/** All fields of all steps, in the order shown. */
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

/** The step that asks for a field. */
export const stepOfField = (type: AccountType, field: string): SignUpStep | undefined => {
  if (field === "password" || field === "repeat") return "person";
  if (field === "licence") return stepsFor(type).includes("proof") ? "proof" : undefined;
  return stepsFor(type).find((step) => fieldsOf(type, step).some((known) => known === field));
};

/** The fields that a step shows, in their order. */
export const shownFields = (type: AccountType, step: SignUpStep): readonly SignUpFormField[] =>
  signUpFields.filter((field) => stepOfField(type, field) === step);

const licenceProblem = ({
  accountType,
  licence,
}: SignUpForm): "LICENCE_UPLOADING" | "LICENCE_MISSING" | undefined => {
  if (licence === "uploading") return "LICENCE_UPLOADING";
  return licence === "none" && needsLicenceFile(accountType) ? "LICENCE_MISSING" : undefined;
};

/** What is wrong with a field of the present step; the fields of other steps are theirs to judge. */
export const signUpFormProblem = (
  field: string,
  form: SignUpForm,
): FieldCode | "LICENCE_UPLOADING" | undefined => {
  if (stepOfField(form.accountType, field) !== form.step) return undefined;
  if (field === "password") return passwordProblem(form.password);
  if (field === "repeat") return repeatProblem(form.password, form.repeat);
  if (field === "licence") return licenceProblem(form);
  return signUpProblem(field as SignUpField, form, form.options);
};

/** The file that a sign-up shows: uploaded where it has a token. */
export interface LicenceFile {
  readonly file: File;
  readonly token: TradeLicenceToken | undefined;
}

/** What a sign-up has been told, apart from what its server offers. */
export interface SignUpValues extends SignUpData {
  readonly password: string;
  readonly repeat: string;
}

export const emptyValues: SignUpValues = { ...emptySignUp, password: "", repeat: "" };
/** What is kept over a reload, for the tab's life: no password and no file (docs/decisions/sign-up.md). */
export interface SignUpDraft {
  readonly data: SignUpData;
  readonly step: SignUpStep;
  /** The e-mail address that is proven, with its proof. */
  readonly verified: { readonly email: string; readonly proof: VerificationProof } | undefined;
  /** The account was being made. */
  readonly creating: boolean;
}

/** The step to go on from after a reload: the password has to be typed again, so none behind it. */
export const resumedStep = (step: SignUpStep): "accountType" | "person" =>
  step === "accountType" ? step : "person";

/** What a form holds of what is kept and sent. */
export const valuesOf = ({
  step: _step,
  options: _options,
  licence: _licence,
  ...values
}: SignUpForm): SignUpValues => values;

/** What of it is kept. */
const dataOf = ({ password: _password, repeat: _repeat, ...data }: SignUpValues): SignUpData => data;

/** How far a file is. */
export const progressOf = (licence: LicenceFile | undefined): LicenceProgress => {
  if (licence === undefined) return "none";
  return licence.token === undefined ? "uploading" : "uploaded";
};

/** Where a sign-up is. */
export interface SignUpProgress {
  readonly values: SignUpValues;
  readonly step: SignUpStep;
  readonly options: SignUpOptions;
  readonly licence: LicenceFile | undefined;
  readonly verified: SignUpDraft["verified"];
}

/** What the form of the present step begins with. */
export const formOf = ({ values, step, options, licence }: SignUpProgress): SignUpForm => ({
  ...values,
  step,
  options,
  licence: progressOf(licence),
});

/** What is kept of it, and whether its account is being made. */
export const draftOf = ({ values, step, verified }: SignUpProgress, creating: boolean): SignUpDraft => ({
  data: dataOf(values),
  step,
  verified,
  creating,
});

/** What the account is made of, but for the language; a file that its type is not asked for is left out. */
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

/** What only the server can say of a step: whether its address has an account, whether its VAT id is registered. */
export type StepQuestion =
  | { readonly _tag: "None" }
  | { readonly _tag: "Email"; readonly email: string }
  | { readonly _tag: "VatId"; readonly question: VatQuestion };

/** What the server is asked before a step is complete. */
export const questionOf = ({ step, email, vatId, country }: SignUpForm): StepQuestion => {
  if (step === "person") return { _tag: "Email", email };
  if (step !== "company" || vatId.trim() === "") return { _tag: "None" };
  return { _tag: "VatId", question: vatQuestion({ vatId, country }) };
};

/** A VAT id that is not registered is refused at its field; one that nobody could check is let pass. */
export const vatIdOutcome = <Code extends string>(
  outcome: Outcome<{ readonly verdict: VatVerdict }, Code>,
): Outcome<unknown, Code | "VAT_INVALID"> =>
  outcome._tag === "Answered" && outcome.answer.verdict === "invalid"
    ? failed({ _tag: "Refused", code: "VAT_INVALID", field: "vatId" })
    : outcome;
