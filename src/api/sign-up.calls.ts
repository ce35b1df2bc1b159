import * as Schema from "effect/Schema";
import { LinkHash } from "../domain/passwords/account-link.ts";
import { TypedText } from "../domain/kit/typed-text.ts";
import { locales } from "../domain/shell/locale.ts";
import { linkCodes } from "../domain/passwords/link.refusals.ts";
import { CreatedAccount, NewAccount, SignUpOptions, TradeLicenceToken } from "../domain/sign-up/sign-up.ts";
import {
  codeCodes,
  creationCodes,
  emailCodes,
  emailFieldCodes,
  licenceFileCodes,
} from "../domain/sign-up/sign-up.refusals.ts";
import { tradeLicence } from "../domain/kit/upload.ts";
import { vatIdProblems, VatVerdict } from "../domain/sign-up/vat-id.ts";
import { CodeSent, VerificationProof } from "../domain/sign-up/verification.ts";
import { call, data, form, multipart, Nothing } from "./call.ts";

const Locale = Schema.Literals(locales);

export const getSignUpOptions = call({
  path: "/api/getSignUpOptions",
  summary: "Countries with their states, business fields, contact types",
  access: "open",
  kind: "read",
  body: form(Schema.Struct({ instance: Locale })),
  answer: data(SignUpOptions),
  failures: [],
});

/** Succeeds with an empty answer if the address is free. */
export const checkEmail = call({
  path: "/api/checkEmail",
  summary: "Whether an e-mail address has an account already",
  access: "open",
  kind: "read",
  body: form(Schema.Struct({ email: TypedText })),
  answer: data(Nothing),
  failures: emailCodes,
});

/** Checks format and checksum, then for EU countries the EU's service. */
export const checkVatId = call({
  path: "/api/checkVatId",
  summary: "Whether a VAT id is valid",
  access: "open",
  kind: "read",
  body: form(
    Schema.Struct({ vatId: TypedText, country: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/)) }),
  ),
  answer: data(Schema.Struct({ verdict: VatVerdict })),
  failures: vatIdProblems,
});

/** Refused with 429 and the seconds to wait if requested too early or too often. */
export const sendVerificationCode = call({
  path: "/api/sendVerificationCode",
  summary: "Send a code to the e-mail address of a sign-up",
  access: "open",
  kind: "write",
  body: form(Schema.Struct({ email: TypedText, instance: Locale })),
  answer: data(CodeSent),
  failures: emailCodes,
});

export const verifyCode = call({
  path: "/api/verifyCode",
  summary: "Prove an e-mail address by its code",
  access: "open",
  kind: "write",
  body: form(Schema.Struct({ email: TypedText, code: Schema.String.check(Schema.isMaxLength(40)) })),
  answer: data(Schema.Struct({ verification: VerificationProof })),
  failures: [...emailFieldCodes, "CODE_EMPTY", "CODE_FORMAT", ...codeCodes],
});

/** Uploads the trade licence; a file without an account is deleted after a day. */
export const uploadTradeLicence = call({
  path: "/api/uploadTradeLicence",
  summary: "Upload the trade licence of a sign-up",
  access: "open",
  kind: "write",
  sets: true,
  body: multipart(Schema.Struct({}), tradeLicence, 1),
  answer: data(Schema.Struct({ licence: TradeLicenceToken })),
  failures: licenceFileCodes,
});

/** Creates the account. One proof creates one account: a repeat gets the first answer. */
export const createAccount = call({
  path: "/api/createAccount",
  summary: "Create the account of a sign-up",
  access: "open",
  kind: "write",
  body: form(NewAccount),
  answer: data(CreatedAccount),
  failures: creationCodes,
});

/** The result of a sign-up whose tab was closed or reloaded while its account was created; null if there is no account. */
export const getSignUpResult = call({
  path: "/api/getSignUpResult",
  summary: "The account that a proof has made, if it has",
  access: "open",
  kind: "read",
  body: form(Schema.Struct({ verification: VerificationProof })),
  answer: data(Schema.NullOr(CreatedAccount)),
  failures: [],
});

/** Sends the activation or invitation again if the account is waiting for one; the answer is always the same. */
export const resendActivation = call({
  path: "/api/resendActivation",
  summary: "Send the activation link again",
  access: "open",
  kind: "write",
  body: form(Schema.Struct({ email: TypedText, instance: Locale })),
  answer: data(Nothing),
  failures: emailFieldCodes,
});

/** Uses a link of the purpose `activation`. */
export const activateAccount = call({
  path: "/api/activateAccount",
  summary: "Activate an account by the link of its letter",
  access: "open",
  kind: "write",
  body: form(Schema.Struct({ hash: LinkHash })),
  answer: data(Schema.Struct({ email: Schema.String })),
  failures: linkCodes,
});
