import type { FieldFault } from "../kit/field-problems.ts";
import { emailProblem } from "../kit/field-rules.ts";
import { passwordProblem, repeatProblem } from "./password.ts";

/** A new password and its repetition (business §5). */
export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

/** The problem of a field of a new password. */
export const newPasswordProblem = (
  field: keyof NewPassword,
  { password, repeat }: NewPassword,
): FieldFault | undefined =>
  field === "password" ? passwordProblem(password) : repeatProblem(password, repeat);

/** A new password set by an e-mail's link. */
export interface LinkedPassword extends NewPassword {
  readonly hash: string;
}

/** A change of one's own password; the server checks the old one. */
export interface PasswordChange extends NewPassword {
  readonly oldPassword: string;
}

/** The problem of a field of a password change. */
export const passwordChangeProblem = (
  field: keyof PasswordChange,
  values: PasswordChange,
): FieldFault | undefined => {
  if (field === "oldPassword") return values.oldPassword === "" ? "PASSWORD_EMPTY" : undefined;
  return newPasswordProblem(field, values);
};

/** A request for a password link. */
export interface PasswordRequest {
  readonly email: string;
}

/** The problem of the address in a request for a password link. */
export const passwordRequestProblem = (
  _: keyof PasswordRequest,
  { email }: PasswordRequest,
): FieldFault | undefined => emailProblem(email);
