import { addressFields, companyFields, companyProblem } from "../account/company-data.ts";
import { problemsOf, type FieldFault, type WrongField } from "../kit/field-problems.ts";
import { emailProblem, firstNameProblem, lastNameProblem, phoneProblem } from "../kit/field-rules.ts";
import {
  needsLicenceConfirmed,
  stepsFor,
  type AccountType,
  type SignUpData,
  type SignUpField,
  type SignUpOptions,
} from "./sign-up.ts";
import type { SignUpStep } from "./sign-up-steps.ts";
import { salutations } from "../kit/salutation.ts";

const personFields = [
  "salutation",
  "firstname",
  "lastname",
  "email",
  "phone",
] as const satisfies readonly SignUpField[];

/**
 * The fields of a step, in the order of the screen; each field belongs to one step. A private person's address is
 * part of the step `person`, as are password and repetition; the file is in `proof`, the code in `code`.
 */
export const fieldsOf = (type: AccountType, step: SignUpStep): readonly SignUpField[] => {
  if (!stepsFor(type).includes(step)) return [];
  switch (step) {
    case "person":
      return [...personFields, ...(type === "private" ? addressFields : []), "newsletter", "dataProtection"];
    case "company":
      return [...companyFields, "contactTypes"];
    case "tradeField":
      return ["businessFields"];
    case "proof":
      return needsLicenceConfirmed(type) ? ["licenceConfirmed"] : [];
    case "accountType":
    case "code":
      return [];
  }
};

type OwnField = Exclude<SignUpField, (typeof companyFields)[number]>;
type Rule = (data: SignUpData, options: SignUpOptions) => FieldFault | undefined;

const allKnown = (list: readonly { readonly code: string }[], chosen: readonly string[]): boolean =>
  chosen.every((code) => list.some((entry) => entry.code === code));

const businessFieldRule: Rule = ({ businessFields: chosen }, { businessFields }) => {
  if (chosen.length === 0) return "BUSINESS_FIELD_EMPTY";
  return allKnown(businessFields, chosen) ? undefined : "BUSINESS_FIELD_UNKNOWN";
};

const rules: Readonly<Record<OwnField, Rule>> = {
  salutation: ({ salutation }) =>
    salutations.some((known) => known === salutation) ? undefined : "SALUTATION_EMPTY",
  firstname: ({ firstname }) => firstNameProblem(firstname),
  lastname: ({ lastname }) => lastNameProblem(lastname),
  email: ({ email }) => emailProblem(email),
  phone: ({ phone }) => phoneProblem(phone),
  contactTypes: ({ contactTypes: chosen }, { contactTypes }) =>
    allKnown(contactTypes, chosen) ? undefined : "CONTACT_TYPE_UNKNOWN",
  businessFields: businessFieldRule,
  newsletter: () => undefined,
  dataProtection: ({ dataProtection }) => (dataProtection ? undefined : "DATA_PROTECTION"),
  licenceConfirmed: ({ licenceConfirmed }) => (licenceConfirmed ? undefined : "LICENCE_NOT_CONFIRMED"),
};

const isOwn = (field: SignUpField): field is OwnField => Object.hasOwn(rules, field);

/** The problem of one field (business §5). */
export const signUpProblem = (
  field: SignUpField,
  data: SignUpData,
  options: SignUpOptions,
): FieldFault | undefined =>
  isOwn(field) ? rules[field](data, options) : companyProblem(field, data, options.countries);

/** The problems of a step, in the order of the screen. */
export const stepProblems = (
  step: SignUpStep,
  data: SignUpData,
  options: SignUpOptions,
): readonly WrongField<SignUpField>[] =>
  problemsOf(fieldsOf(data.accountType, step), (field) => signUpProblem(field, data, options));
