import * as Schema from "effect/Schema";
import {
  AccountSettings,
  PersonData,
  VersionedCompany,
  VersionedPerson,
} from "../domain/account/account-settings.ts";
import { emailCancelRefusals, emailChangeRefusals } from "../domain/account/account.refusals.ts";
import { CompanyData } from "../domain/account/company-data.ts";
import { TypedText } from "../domain/kit/typed-text.ts";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { Flag } from "../domain/kit/flag.ts";
import { NotificationKind } from "../domain/account/notification-choice.ts";
import { TypedPassword } from "../domain/passwords/password.ts";
import { codesOf } from "../domain/kit/refusals.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { ActiveSession, SessionKey } from "../domain/account/session-list.ts";
import { OwnTradeLicence } from "../domain/licence-review/licence-review.ts";
import { licenceAgainCodes } from "../domain/licence-review/application.refusals.ts";
import { tradeLicence } from "../domain/kit/upload.ts";
import { call, data, file, form, multipart, noFields } from "./call.ts";

export const getAccount = call({
  path: "/api/getAccount",
  summary: "The settings of the account and its company",
  access: "session",
  kind: "read",
  body: noFields,
  answer: data(AccountSettings),
  failures: [],
});

export const getOwnTradeLicence = call({
  path: "/api/getOwnTradeLicence",
  summary: "The file of the company's own trade licence",
  access: "company",
  kind: "read",
  body: noFields,
  answer: file,
  failures: [],
});

/** Needs exactly one file. The answer is what the company's settings say of its application then. */
export const sendTradeLicence = call({
  path: "/api/sendTradeLicence",
  summary: "Apply for partnership again with another trade licence, after a decline",
  access: "company",
  kind: "write",
  body: multipart(Schema.Struct({}), tradeLicence, 1),
  answer: data(OwnTradeLicence),
  failures: licenceAgainCodes,
});

/** Saves the personal data if nobody has saved since `version`; otherwise nothing is written and the answer is the saved data. */
export const saveAccount = call({
  path: "/api/saveAccount",
  summary: "Save the personal data",
  access: "session",
  kind: "write",
  body: form(Schema.Struct({ ...PersonData.fields, salutation: TypedText, version: VersionField })),
  answer: data(savedOf(VersionedPerson)),
  failures: fieldCodes,
});

/** Saves the company's data, with the same version check as saveAccount. */
export const saveCompany = call({
  path: "/api/saveCompany",
  summary: "Save the company's data",
  access: "company",
  kind: "write",
  body: form(Schema.Struct({ ...CompanyData.fields, version: VersionField })),
  answer: data(savedOf(VersionedCompany)),
  failures: fieldCodes,
});

export const setNewsletter = call({
  path: "/api/setNewsletter",
  summary: "Subscribe to the newsletter or leave it",
  access: "session",
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ subscribed: Flag })),
  answer: data(Schema.Struct({ subscribed: Schema.Boolean })),
  failures: [],
});

/** Saves which e-mails the person wants; kinds of areas without the right are ignored. */
export const saveNotificationChoices = call({
  path: "/api/saveNotificationChoices",
  summary: "Choose what e-mails are sent about",
  access: "session",
  kind: "write",
  sets: true,
  body: form(
    Schema.Struct({
      kinds: Schema.fromJsonString(Schema.Array(NotificationKind).check(Schema.isMaxLength(20))),
    }),
  ),
  answer: data(Schema.Array(NotificationKind)),
  failures: [],
});

/**
 * Sends a link to the new address, and to the old one a link that undoes it; the old address stays until the first is used. The answer is the same if the
 * address already has an account.
 */
export const requestEmailChange = call({
  path: "/api/requestEmailChange",
  summary: "Ask for another e-mail address",
  access: "session",
  kind: "write",
  body: form(Schema.Struct({ email: TypedText, password: TypedPassword })),
  answer: data(AccountSettings),
  failures: [...codesOf(emailChangeRefusals), ...fieldCodes],
});

/** Ends a change that is not confirmed yet, and answers the settings as they are then. */
export const cancelEmailChange = call({
  path: "/api/cancelEmailChange",
  summary: "Cancel a pending change of the e-mail address",
  access: "session",
  kind: "write",
  body: noFields,
  answer: data(AccountSettings),
  refusals: emailCancelRefusals,
});

export const getSessions = call({
  path: "/api/getSessions",
  summary: "The account's sessions in use, the latest used first",
  access: "session",
  kind: "read",
  body: noFields,
  answer: data(Schema.Array(ActiveSession)),
  failures: [],
});

/** Ends one session, or without `id` all of them and every sign-on, including the current one. */
export const endSessions = call({
  path: "/api/endSessions",
  summary: "Sign out one session, or everywhere",
  access: "session",
  kind: "write",
  body: form(Schema.Struct({ id: Schema.optionalKey(SessionKey) })),
  answer: data(Schema.Struct({ ended: Schema.Int })),
  failures: [],
});
