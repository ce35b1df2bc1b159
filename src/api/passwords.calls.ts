import * as Schema from "effect/Schema";
import { LinkHash, OpenLink } from "../domain/passwords/account-link.ts";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { locales } from "../domain/shell/locale.ts";
import { TypedPassword } from "../domain/passwords/password.ts";
import { linkCodes } from "../domain/passwords/link.refusals.ts";
import { passwordCodes } from "../domain/passwords/passwords.refusals.ts";
import { call, data, form, Nothing } from "./call.ts";

const byHash = form(Schema.Struct({ hash: LinkHash }));

/** Requests a password reset; the answer is the same whether the account exists or not, only the e-mail differs. */
export const requestPasswordReset = call({
  path: "/api/requestPasswordReset",
  summary: "Send a link that sets a new password, if there is such an account",
  access: "open",
  kind: "write",
  body: form(
    Schema.Struct({
      email: Schema.String.check(Schema.isMaxLength(1_000)),
      instance: Schema.Literals(locales),
    }),
  ),
  answer: data(Nothing),
  failures: fieldCodes,
});

/** Returns the purpose of an e-mail's link, without using it. */
export const checkPasswordResetLink = call({
  path: "/api/checkPasswordResetLink",
  summary: "Whether a link of a letter is still good, and what for",
  access: "open",
  kind: "read",
  body: byHash,
  answer: data(OpenLink),
  failures: linkCodes,
});

/** Uses a link of the purposes `reset` and `invitation`; ends every session of the account. */
export const setNewPassword = call({
  path: "/api/setNewPassword",
  summary: "Set the password by the link of a letter",
  access: "open",
  kind: "write",
  body: form(Schema.Struct({ hash: LinkHash, password: TypedPassword })),
  answer: data(Schema.Struct({ email: Schema.String })),
  failures: [...linkCodes, ...fieldCodes],
});

/** Checks the old password; ends every other session of the account. */
export const changePassword = call({
  path: "/api/changePassword",
  summary: "Change the own password",
  access: "session",
  kind: "write",
  body: form(Schema.Struct({ oldPassword: TypedPassword, password: TypedPassword })),
  answer: data(Nothing),
  failures: [...passwordCodes, ...fieldCodes],
});

/** Uses a link of the purpose `email_change`, in any browser. */
export const confirmEmailChange = call({
  path: "/api/confirmEmailChange",
  summary: "Confirm the new e-mail address by the link that was sent to it",
  access: "open",
  kind: "write",
  body: byHash,
  answer: data(Schema.Struct({ email: Schema.String })),
  failures: linkCodes,
});

/** Uses a link of the purpose `email_change_undo`, in any browser: whatever change is pending ends. */
export const undoEmailChange = call({
  path: "/api/undoEmailChange",
  summary: "Keep the e-mail address, by the link that was sent to it when a change was asked for",
  access: "open",
  kind: "write",
  body: byHash,
  answer: data(Schema.Struct({ email: Schema.String })),
  failures: linkCodes,
});
