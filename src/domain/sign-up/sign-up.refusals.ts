import { fieldCodes } from "../kit/field-problems.ts";
import { pick, withTexts } from "../kit/refusals.ts";
import { fileCodes } from "../kit/files.refusals.ts";

/** Refusals of the sign-up, besides field problems (business §8). */
export const signUpRefusals = withTexts("sign_up.problem", {
  WEBACCOUNT_EXISTS_ACTIVE: { spec: "business §8", means: "The address already has an account" },
  WEBACCOUNT_EXISTS_INACTIVE: {
    spec: "business §8",
    means: "The address has an account that is not activated",
  },
  CODE_WRONG: { spec: "business §8", means: "The code is wrong" },
  CODE_EXPIRED: { spec: "business §8", means: "The code has expired" },
  CODE_TOO_MANY_TRIES: {
    spec: "business §8",
    means: "Too many wrong codes; a new code is needed",
  },
  // The person is led back to the code step without a further message.
  VERIFICATION_INVALID: {
    spec: "business §8",
    means: "The verification of the address has expired",
    text: null,
    advice: "sign_up.problem.VERIFICATION_INVALID.advice",
  },
  LICENCE_GONE: { spec: "business §8", means: "The trade licence's file no longer exists" },
  // It ends the sign-up with a page of its own.
  ACCOUNT_CREATION_FAILED: {
    spec: "business §8",
    means: "Support has to review the request and replies",
    text: null,
    advice: "sign_up.problem.ACCOUNT_CREATION_FAILED.advice",
  },
});
export type SignUpRefusal = keyof typeof signUpRefusals;
/** Refusals of an address that already has an account. */
export const existingAccountCodes = [
  "WEBACCOUNT_EXISTS_ACTIVE",
  "WEBACCOUNT_EXISTS_INACTIVE",
] as const satisfies readonly SignUpRefusal[];
export const existingAccountRefusals = pick(signUpRefusals, existingAccountCodes);

/** Refusals of a verification code. */
export const codeCodes = [
  "CODE_WRONG",
  "CODE_EXPIRED",
  "CODE_TOO_MANY_TRIES",
] as const satisfies readonly SignUpRefusal[];
export const codeRefusals = pick(signUpRefusals, codeCodes);

/** The refusals of each call, used by call definitions, machines and samples. */
export const emailFieldCodes = ["EMAIL_EMPTY", "EMAIL_SIGN", "EMAIL_INVALID", "TOO_LONG"] as const;
export const emailCodes = [...existingAccountCodes, ...emailFieldCodes] as const;
export type EmailCode = (typeof emailCodes)[number];
export const licenceFileCodes = [...fileCodes, "LICENCE_MISSING"] as const;
export type LicenceFileCode = (typeof licenceFileCodes)[number];
/** 7001: the account could not be written. */
export const creationCodes = [
  ...existingAccountCodes,
  "VERIFICATION_INVALID",
  "LICENCE_GONE",
  "ACCOUNT_CREATION_FAILED",
  "7001",
  ...fieldCodes,
] as const;
export type CreationCode = (typeof creationCodes)[number];
