import { fieldCodes } from "../kit/field-problems.ts";
import { isRefusalOf, pick, type Refusal } from "../kit/refusals.ts";
import { fileCodes } from "../kit/files.refusals.ts";

/** Every refusal of the sign-up, beside what is wrong with a field (business §8). */
export const signUpRefusals = {
  WEBACCOUNT_EXISTS_ACTIVE: { spec: "business §8", means: "The address has an account" },
  WEBACCOUNT_EXISTS_INACTIVE: {
    spec: "business §8",
    means: "The address has an account that was never activated",
  },
  CODE_WRONG: { spec: "business §8", means: "It is another code" },
  CODE_EXPIRED: { spec: "business §8", means: "The code is too old" },
  CODE_TOO_MANY_TRIES: {
    spec: "business §8",
    means: "There were too many wrong codes: only a new one helps",
  },
  VERIFICATION_INVALID: { spec: "business §8", means: "The proof of the address has run out" },
  LICENCE_GONE: { spec: "business §8", means: "The file of the trade licence is gone" },
  ACCOUNT_CREATION_FAILED: { spec: "business §8", means: "A person has to look at it; support replies" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type SignUpRefusal = keyof typeof signUpRefusals;
export const isSignUpRefusal = isRefusalOf(signUpRefusals);

/** An address that has an account already. */
export const existingAccountCodes = [
  "WEBACCOUNT_EXISTS_ACTIVE",
  "WEBACCOUNT_EXISTS_INACTIVE",
] as const satisfies readonly SignUpRefusal[];
export const existingAccountRefusals = pick(signUpRefusals, existingAccountCodes);

/** A code that does not prove the address. */
export const codeCodes = [
  "CODE_WRONG",
  "CODE_EXPIRED",
  "CODE_TOO_MANY_TRIES",
] as const satisfies readonly SignUpRefusal[];
export const codeRefusals = pick(signUpRefusals, codeCodes);

/** Those that stand at a field of the sign-up. */
export const fieldRefusalCodes = [
  ...existingAccountCodes,
  ...codeCodes,
  "LICENCE_GONE",
] as const satisfies readonly SignUpRefusal[];

/** Which call may answer which: read by the call records, the machines and the samples. */
export const emailFieldCodes = ["EMAIL_EMPTY", "EMAIL_INVALID", "TOO_LONG"] as const;
export const emailCodes = [...existingAccountCodes, ...emailFieldCodes] as const;
export type EmailCode = (typeof emailCodes)[number];
export const licenceFileCodes = [...fileCodes, "LICENCE_MISSING"] as const;
export type LicenceFileCode = (typeof licenceFileCodes)[number];
/** 7001 says that the account could not be written. */
export const creationCodes = [
  ...existingAccountCodes,
  "VERIFICATION_INVALID",
  "LICENCE_GONE",
  "ACCOUNT_CREATION_FAILED",
  "7001",
  ...fieldCodes,
] as const;
export type CreationCode = (typeof creationCodes)[number];
