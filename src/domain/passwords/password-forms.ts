import type { FieldCode } from "../kit/field-problems.ts";
import { emailProblem } from "../kit/field-rules.ts";
import { passwordProblem, repeatProblem } from "./password.ts";

/** A new password with its repeat (business §5). */
export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

/** What is wrong with a field of a new password. */
export const newPasswordProblem = (
  field: keyof NewPassword,
  { password, repeat }: NewPassword,
): FieldCode | undefined =>
  field === "password" ? passwordProblem(password) : repeatProblem(password, repeat);

/** The password set by the link of a letter. */
export interface LinkedPassword extends NewPassword {
  readonly hash: string;
}

/** The own password changed; the old one is checked by the server. */
export interface PasswordChange extends NewPassword {
  readonly oldPassword: string;
}

/** What is wrong with a field of a password change. */
export const passwordChangeProblem = (
  field: keyof PasswordChange,
  values: PasswordChange,
): FieldCode | undefined => {
  if (field === "oldPassword") return values.oldPassword === "" ? "PASSWORD_EMPTY" : undefined;
  return newPasswordProblem(field, values);
};

/** Asks for a letter with a link. */
export interface PasswordRequest {
  readonly email: string;
}

/** What is wrong with the address that a link is asked for. */
export const passwordRequestProblem = (
  _: keyof PasswordRequest,
  { email }: PasswordRequest,
): FieldCode | undefined => emailProblem(email);
