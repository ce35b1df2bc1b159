import * as Schema from "effect/Schema";
import { AnyText } from "../kit/any-text.ts";
import { AnyBoolean } from "../kit/flag.ts";
import { UserData } from "./user.ts";

/** What the person types and the parameters of the login's address (shell §3). */
export const LoginRequest = Schema.Struct({
  token: Schema.optionalKey(Schema.String),
  email_address: Schema.optionalKey(Schema.String),
  password: Schema.optionalKey(Schema.String),
  id: Schema.optionalKey(Schema.String),
});
export type LoginRequest = typeof LoginRequest.Type;

/** The answer to a login (shell §3): an unknown `error_code` is kept as a string and shown as an unknown error. */
export const LoginAnswer = Schema.Struct({
  valid: AnyBoolean,
  userData: Schema.optionalKey(Schema.NullOr(UserData)),
  error_code: Schema.optionalKey(AnyText),
  /** What the code leaves open, as `LoginProblem` names it. */
  reason: Schema.optionalKey(AnyText),
});
export type LoginAnswer = typeof LoginAnswer.Type;

/** The answer to the session check (shell §7). */
export const SessionAnswer = Schema.Struct({
  loggedIn: AnyBoolean,
  valid: AnyBoolean,
  userData: Schema.optionalKey(Schema.NullOr(UserData)),
});
export type SessionAnswer = typeof SessionAnswer.Type;
