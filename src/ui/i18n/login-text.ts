import { isLoginRefusal, type LoginRefusal } from "../../domain/session/login.refusals.ts";
import type { Text } from "./catalogue.ts";

/** Where the words of a login error stand: at the field they are about, or above the form. */
type LoginErrorPlace = "email" | "password" | "form";

const places: Readonly<Record<LoginRefusal, LoginErrorPlace>> = {
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
};

/** What is said about a refused login, and where. */
export interface LoginErrorWords {
  readonly place: LoginErrorPlace;
  readonly text: string;
}

/** The words of a login error (shell §8); a code that is not in the catalogue is an unknown error, shown beside its code. */
export const loginErrorText = (t: Text, code: string, supportEmail: string): LoginErrorWords => {
  const known = isLoginRefusal(code) ? code : "UNKNOWN_ERROR";
  return { place: places[known], text: t(`login.error.${known}`, { email: supportEmail }) };
};
