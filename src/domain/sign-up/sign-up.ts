import * as Schema from "effect/Schema";
import { CompanyData, CountryOption } from "../account/company-data.ts";
import { TypedText } from "../kit/typed-text.ts";
import { Flag } from "../kit/flag.ts";
import { locales } from "../shell/locale.ts";
import { TypedPassword } from "../passwords/password.ts";
import { signUpSteps, type SignUpStep } from "./sign-up-steps.ts";
import { VerificationProof } from "./verification.ts";

/** Account types at sign-up (business §6), in the order shown. */
export const accountTypes = ["partner", "business", "company", "private"] as const;
export const AccountType = Schema.Literals(accountTypes);
export type AccountType = typeof AccountType.Type;

/** Codes of trades (business §9); their names come from the server. */
export const businessFieldCodes = [
  "2",
  "3",
  "8",
  "15",
  "20",
  "21",
  "23",
  "24",
  "27",
  "29",
  "30",
  "119",
  "142",
  "143",
  "999",
] as const;

/** The steps of an account type: private end customers skip company, trade field and proof. */
export const stepsFor = (type: AccountType): readonly SignUpStep[] =>
  type === "private" ? ["accountType", "person", "code"] : signUpSteps;

/** Whether the trade licence's file is required: for partners, who are approved by it; a company confirms it with a checkbox, for a business it is optional. */
export const needsLicenceFile = (type: AccountType): boolean => type === "partner";
export const needsLicenceConfirmed = (type: AccountType): boolean => type === "company";

const Codes = Schema.fromJsonString(
  Schema.Array(Schema.String.check(Schema.isMaxLength(20))).check(Schema.isMaxLength(50)),
);

/**
 * The sign-up data for the draft and for createAccount, as typed; `signUpProblem` validates it. Password, repetition, file and code are
 * not part of it, because a draft is stored over a reload.
 */
export const SignUpData = Schema.Struct({
  accountType: AccountType,
  salutation: TypedText,
  firstname: TypedText,
  lastname: TypedText,
  email: TypedText,
  phone: TypedText,
  ...CompanyData.fields,
  contactTypes: Codes,
  businessFields: Codes,
  newsletter: Flag,
  dataProtection: Flag,
  licenceConfirmed: Flag,
});
export type SignUpData = typeof SignUpData.Type;
export type SignUpField = Exclude<keyof SignUpData, "accountType">;

/** An empty sign-up. */
export const emptySignUp: SignUpData = {
  accountType: "partner",
  salutation: "",
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  companyName: "",
  street: "",
  street2: "",
  zip: "",
  city: "",
  state: "",
  country: "",
  vatId: "",
  website: "",
  contactTypes: [],
  businessFields: [],
  newsletter: false,
  dataProtection: false,
  licenceConfirmed: false,
};

/** How long a trade licence that no sign-up uses is kept, in hours. */
export const UNUSED_LICENCE_HOURS = 24;

/** Identifies an uploaded trade licence to its uploader; a secret. */
export const TradeLicenceToken = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/)).pipe(
  Schema.brand("TradeLicenceToken"),
);
export type TradeLicenceToken = typeof TradeLicenceToken.Type;

/** The request of createAccount; `instance` is the person's language. */
export const NewAccount = Schema.Struct({
  ...SignUpData.fields,
  instance: Schema.Literals(locales),
  password: TypedPassword,
  verification: VerificationProof,
  licence: Schema.optionalKey(TradeLicenceToken),
});
export type NewAccount = typeof NewAccount.Type;

/** The created account; `underReview` while staff review a partner's trade licence. */
export const CreatedAccount = Schema.Struct({
  email: Schema.String,
  accountType: AccountType,
  underReview: Schema.Boolean,
});
export type CreatedAccount = typeof CreatedAccount.Type;

const Named = Schema.Struct({ code: Schema.String, name: Schema.String });

/** The options of the sign-up in the reader's language. Countries without states have an empty list. */
export const SignUpOptions = Schema.Struct({
  countries: Schema.Array(CountryOption),
  businessFields: Schema.Array(Named),
  contactTypes: Schema.Array(Named),
});
export type SignUpOptions = typeof SignUpOptions.Type;
