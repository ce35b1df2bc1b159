import { codesOf, withTexts } from "../kit/refusals.ts";

/** The browser's own code: the login was accepted, and no cookie of the session is kept (decisions/session). */
export const COOKIES_BLOCKED = "COOKIES_BLOCKED";

/** The ten login errors (shell §8), and what the browser finds itself. */
export const loginRefusals = withTexts("login.error", {
  INVALID_PASSWORD: { spec: "shell §8", means: "The password is wrong" },
  EMPTY_EMAIL_ADDRESS: { spec: "shell §8", means: "No e-mail address was sent" },
  EMPTY_EMAIL_PASSWORD: { spec: "shell §8", means: "Neither e-mail address nor password was sent" },
  TOO_MANY_LOGIN_ATTEMPTS: { spec: "shell §8", means: "Too many wrong passwords" },
  UNKNOWN_ERROR: { spec: "shell §8", means: "The server gives no reason" },
  MISSING_POST_PARAMS: { spec: "shell §8", means: "The request has no fields", values: ["email"] },
  EMPTY_PASSWORD: { spec: "shell §8", means: "No password was sent" },
  NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: { spec: "shell §8", means: "No account has this address" },
  COMPANY_DEACTIVATED: {
    spec: "shell §8",
    means: "The account's company is deactivated",
    values: ["email"],
  },
  WEBACCOUNT_NOT_ACTIVATED: { spec: "shell §8", means: "The account is not activated" },
  [COOKIES_BLOCKED]: { spec: "decisions/session", means: "The browser keeps no cookie of the session" },
});
/** A code that the login shows. */
export type LoginCode = keyof typeof loginRefusals;
/** A code that the server answers a login with. */
export type LoginRefusal = Exclude<LoginCode, typeof COOKIES_BLOCKED>;
export const loginCodes = codesOf(loginRefusals).filter((code) => code !== COOKIES_BLOCKED);

/** Why a login is refused. `reason`: the account is not active because its company has switched it off (business §4). */
export interface LoginProblem {
  readonly code: LoginRefusal;
  readonly reason?: "deactivated";
}
