import { companyFields } from "./company-data.ts";
import type { FieldCode } from "./field-problems.ts";
import { passwordProblem, repeatProblem } from "./password.ts";
import { fieldsOf, signUpProblem } from "./sign-up-rules.ts";
import {
  emptySignUp,
  needsLicenceFile,
  stepsFor,
  type AccountType,
  type SignUpData,
  type SignUpField,
  type SignUpOptions,
  type SignUpStep,
  type TradeLicenceToken,
} from "./sign-up.ts";
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
/** What is kept over a reload, for the tab's life: no password and no file (decisions). */
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
export const dataOf = ({ password: _password, repeat: _repeat, ...data }: SignUpValues): SignUpData => data;
