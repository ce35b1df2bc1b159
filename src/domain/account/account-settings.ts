import * as Schema from "effect/Schema";
import { TypedText } from "../kit/typed-text.ts";
import { CompanyData } from "./company-data.ts";
import type { FieldFault } from "../kit/field-problems.ts";
import { firstNameProblem, lastNameProblem, phoneProblem } from "../kit/field-rules.ts";
import { Version } from "../kit/version.ts";
import { locales } from "../shell/locale.ts";
import { NotificationKind } from "./notification-choice.ts";
import { OwnTradeLicence } from "../licence-review/licence-review.ts";
import { Salutation } from "../kit/salutation.ts";
import { VatVerdict } from "../sign-up/vat-id.ts";

/** The personal data of the settings (business §3). `locale` is the language of e-mails. */
export const PersonData = Schema.Struct({
  /** Null for an account that was made without one, until its data are saved. */
  salutation: Schema.NullOr(Salutation),
  firstname: TypedText,
  lastname: TypedText,
  phone: TypedText,
  locale: Schema.Literals(locales),
});
export type PersonData = typeof PersonData.Type;
export type PersonField = keyof PersonData;

/** Personal data with its version, which a save has to name. */
export const VersionedPerson = Schema.Struct({ ...PersonData.fields, version: Version });
export type VersionedPerson = typeof VersionedPerson.Type;
export const VersionedCompany = Schema.Struct({ ...CompanyData.fields, version: Version });
export type VersionedCompany = typeof VersionedCompany.Type;

/** All data of the settings. */
export const AccountSettings = Schema.Struct({
  email: Schema.String,
  /** A new e-mail address that is not confirmed yet. */
  pendingEmail: Schema.NullOr(Schema.String),
  customerNumber: Schema.NullOr(Schema.String),
  newsletter: Schema.Boolean,
  notifications: Schema.Array(NotificationKind),
  person: VersionedPerson,
  company: VersionedCompany,
  /** The result of the last VAT id check; null without an id. */
  vatVerdict: Schema.NullOr(VatVerdict),
  /** Codes of what the company's people deal with, and of its business fields (business §3); empty for a private person. */
  contactTypes: Schema.Array(Schema.String),
  businessFields: Schema.Array(Schema.String),
  /** The company's trade licence; null without one, and without the right to manage the company's data. */
  tradeLicence: Schema.NullOr(OwnTradeLicence),
  /** True for a private person: the company is a household with the person's name. */
  isPrivate: Schema.Boolean,
});
export type AccountSettings = typeof AccountSettings.Type;

const personRules: Readonly<Partial<Record<PersonField, (data: PersonData) => FieldFault | undefined>>> = {
  salutation: ({ salutation }) => (salutation === null ? "SALUTATION_EMPTY" : undefined),
  firstname: ({ firstname }) => firstNameProblem(firstname),
  lastname: ({ lastname }) => lastNameProblem(lastname),
  phone: ({ phone }) => phoneProblem(phone),
};

/** The problem of a field of the personal data (business §5), undefined if valid. */
export const personProblem = (field: PersonField, data: PersonData): FieldFault | undefined =>
  personRules[field]?.(data);

/** In the order of the screen. */
export const personFields = [
  "salutation",
  "firstname",
  "lastname",
  "phone",
  "locale",
] as const satisfies readonly PersonField[];
