import * as Schema from "effect/Schema";
import { CompanyData, TypedText } from "./company-data.ts";
import type { FieldCode } from "../kit/field-problems.ts";
import { firstNameProblem, lastNameProblem, phoneProblem } from "../kit/field-rules.ts";
import { locales } from "../shell/locale.ts";
import { NotificationKind } from "./notification-choice.ts";
import { Salutation } from "../sign-up/sign-up.ts";
import { VatVerdict } from "../sign-up/vat-id.ts";

const Version = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));

/** The personal data of the settings (business §3). `locale` is the language of letters. */
export const PersonData = Schema.Struct({
  salutation: Schema.NullOr(Salutation),
  firstname: TypedText,
  lastname: TypedText,
  phone: TypedText,
  locale: Schema.Literals(locales),
});
export type PersonData = typeof PersonData.Type;
export type PersonField = keyof PersonData;

/** Data with its version: a save names the version it began with, and learns of one in between. */
export const VersionedPerson = Schema.Struct({ ...PersonData.fields, version: Version });
export type VersionedPerson = typeof VersionedPerson.Type;
export const VersionedCompany = Schema.Struct({ ...CompanyData.fields, version: Version });
export type VersionedCompany = typeof VersionedCompany.Type;

/** A save's outcome: `Collided` brings what somebody else has saved meanwhile; nothing was written. */
export const savedOf = <Saved extends Schema.Top>(saved: Saved) =>
  Schema.Union([
    Schema.Struct({ _tag: Schema.Literal("Saved"), saved }),
    Schema.Struct({ _tag: Schema.Literal("Collided"), theirs: saved }),
  ]);

/** Everything of the settings. */
export const AccountSettings = Schema.Struct({
  email: Schema.String,
  /** A new address that waits for its confirmation. */
  pendingEmail: Schema.NullOr(Schema.String),
  customerNumber: Schema.NullOr(Schema.String),
  newsletter: Schema.Boolean,
  notifications: Schema.Array(NotificationKind),
  person: VersionedPerson,
  company: VersionedCompany,
  /** What the last check of the VAT id said; null where there is no id. */
  vatVerdict: Schema.NullOr(VatVerdict),
  /** True for a private person: the company is a household, named after the person. */
  isPrivate: Schema.Boolean,
});
export type AccountSettings = typeof AccountSettings.Type;

const personRules: Readonly<Partial<Record<PersonField, (data: PersonData) => FieldCode | undefined>>> = {
  firstname: ({ firstname }) => firstNameProblem(firstname),
  lastname: ({ lastname }) => lastNameProblem(lastname),
  // Required at sign-up alone: who has none yet may save the rest (business §5).
  phone: ({ phone }) => (phone.trim() === "" ? undefined : phoneProblem(phone)),
};

/** What is wrong with a field of the personal data (business §5), by the code that its message has. */
export const personProblem = (field: PersonField, data: PersonData): FieldCode | undefined =>
  personRules[field]?.(data);

/** The fields in the order shown. */
export const personFields = [
  "salutation",
  "firstname",
  "lastname",
  "phone",
  "locale",
] as const satisfies readonly PersonField[];
