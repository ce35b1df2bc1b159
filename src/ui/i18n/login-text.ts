import { isLoginCode, type LoginCode } from "../../domain/session/login.refusals.ts";
import type { Text } from "./catalogue.ts";

/** Where a login error is shown: at its field, or above the form. */
type LoginErrorPlace = "email" | "password" | "form";

const places: Readonly<Record<LoginCode, LoginErrorPlace>> = {
  INVALID_PASSWORD: "password",
  EMPTY_PASSWORD: "password",
  EMPTY_EMAIL_ADDRESS: "email",
  NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS: "email",
  EMPTY_EMAIL_PASSWORD: "form",
  TOO_MANY_LOGIN_ATTEMPTS: "form",
  UNKNOWN_ERROR: "form",
  MISSING_POST_PARAMS: "form",
  COMPANY_DEACTIVATED: "form",
  WEBACCOUNT_NOT_ACTIVATED: "form",
  COOKIES_BLOCKED: "form",
};

/** The text of a refused login, and its place. */
export interface LoginErrorWords {
  readonly place: LoginErrorPlace;
  readonly text: string;
}

/** The text of a login error (shell §8), by its reason where that says more; an unknown code is shown as an unknown error with the code. */
export const loginErrorText = (
  t: Text,
  { code, reason }: { readonly code: string; readonly reason?: string },
  supportEmail: string,
): LoginErrorWords => {
  const known = isLoginCode(code) ? code : "UNKNOWN_ERROR";
  if (known === "WEBACCOUNT_NOT_ACTIVATED" && reason === "deactivated")
    return { place: places[known], text: t("login.error.deactivated") };
  return { place: places[known], text: t(`login.error.${known}`, { email: supportEmail }) };
};
