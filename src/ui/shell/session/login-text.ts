import { withValues } from "../../../domain/kit/refusals.ts";
import { loginRefusals, type LoginCode } from "../../../domain/session/login.refusals.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { refusalText } from "../../i18n/refusal-text.ts";

/** The login errors that are shown at a field; the others stand above the form. */
const atField: ReadonlyMap<string, "email" | "password"> = new Map<LoginCode, "email" | "password">([
  ["INVALID_PASSWORD", "password"],
  ["EMPTY_PASSWORD", "password"],
  ["EMPTY_EMAIL_ADDRESS", "email"],
  ["NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS", "email"],
]);

/** The text of a refused login, and its place. */
export interface LoginErrorText {
  readonly place: "email" | "password" | "form";
  readonly text: string;
}

/** The text of a login error (shell §8), by its reason where that says more; an unknown code is shown as an unknown error with the code. */
export const loginErrorText = (
  t: Text,
  { code, reason }: { readonly code: string; readonly reason?: string },
  email: string,
): LoginErrorText => ({
  place: atField.get(code) ?? "form",
  text:
    reason === "deactivated"
      ? t("login.error.deactivated")
      : (refusalText(t, withValues(loginRefusals, { email }), code) ?? t("login.error.UNKNOWN_ERROR")),
});
