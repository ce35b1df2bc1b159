import { codesOf, isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** The ten login errors (shell §8). */
export const loginRefusals = {
  INVALID_PASSWORD: { spec: "shell §8", means: "The password is wrong" },
  EMPTY_EMAIL_ADDRESS: { spec: "shell §8", means: "No e-mail address was sent" },
  EMPTY_EMAIL_PASSWORD: { spec: "shell §8", means: "Neither e-mail address nor password was sent" },
  TOO_MANY_LOGIN_ATTEMPTS: { spec: "shell §8", means: "Too many wrong passwords" },
  UNKNOWN_ERROR: { spec: "shell §8", means: "The server gives no reason" },
  MISSING_POST_PARAMS: { spec: "shell §8", means: "The request has no fields" },
  EMPTY_PASSWORD: { spec: "shell §8", means: "No password was sent" },
  NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: { spec: "shell §8", means: "No account has this address" },
  COMPANY_DEACTIVATED: { spec: "shell §8", means: "The account's company is deactivated" },
  WEBACCOUNT_NOT_ACTIVATED: { spec: "shell §8", means: "The account is not activated" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LoginRefusal = keyof typeof loginRefusals;

/** Why a login is refused. `reason`: the account is not active because its company has switched it off (business §4). */
export interface LoginProblem {
  readonly code: LoginRefusal;
  readonly reason?: "deactivated";
}
export const loginCodes = codesOf(loginRefusals);
export const isLoginRefusal = isRefusalOf(loginRefusals);

/** The client's own code: the login was accepted, and the browser keeps no cookie of the session (decisions/session). */
export const COOKIES_BLOCKED = "COOKIES_BLOCKED";

/** A code that the login shows. */
export type LoginCode = LoginRefusal | typeof COOKIES_BLOCKED;
export const isLoginCode = (code: string): code is LoginCode =>
  code === COOKIES_BLOCKED || isLoginRefusal(code);
