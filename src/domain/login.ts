import * as Schema from "effect/Schema";
import { UserData } from "./user.ts";

/** The ten login errors (shell §8). */
export const LoginErrorCode = Schema.Literals([
  "INVALID_PASSWORD",
  "EMPTY_EMAIL_ADDRESS",
  "EMPTY_EMAIL_PASSWORD",
  "TOO_MANY_LOGIN_ATTEMPTS",
  "UNKNOWN_ERROR",
  "MISSING_POST_PARAMS",
  "EMPTY_PASSWORD",
  "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS",
  "COMPANY_DEACTIVATED",
  "WEBACCOUNT_NOT_ACTIVATED",
]);
export type LoginErrorCode = typeof LoginErrorCode.Type;

/** What the person types, and what the address of the login page brings (shell §3). */
export const LoginRequest = Schema.Struct({
  token: Schema.optionalKey(Schema.String),
  email_address: Schema.optionalKey(Schema.String),
  password: Schema.optionalKey(Schema.String),
  id: Schema.optionalKey(Schema.String),
});
export type LoginRequest = typeof LoginRequest.Type;

/** The answer to a login (shell §3): an unknown `error_code` stays a string and is shown as an unknown error. */
export const LoginAnswer = Schema.Struct({
  valid: Schema.Boolean,
  userData: Schema.optionalKey(UserData),
  error_code: Schema.optionalKey(Schema.String),
});
export type LoginAnswer = typeof LoginAnswer.Type;

/** The answer to the session check (shell §7). */
export const SessionAnswer = Schema.Struct({
  loggedIn: Schema.Boolean,
  valid: Schema.Boolean,
  userData: Schema.optionalKey(UserData),
});
export type SessionAnswer = typeof SessionAnswer.Type;
