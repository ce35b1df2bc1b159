import type { SignUpFormField } from "../../../domain/sign-up-form.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

const own = [
  "WEBACCOUNT_EXISTS_ACTIVE",
  "WEBACCOUNT_EXISTS_INACTIVE",
  "CODE_WRONG",
  "CODE_EXPIRED",
  "CODE_TOO_MANY_TRIES",
  "LICENCE_UPLOADING",
  "LICENCE_GONE",
] as const;

/** The words at a field of the sign-up: those that only it knows, then everybody's. */
export const signUpProblemText = (t: Text, code: string | undefined): string | undefined => {
  const known = own.find((candidate) => candidate === code);
  return known === undefined ? problemText(t, code) : t(`sign_up.problem.${known}`);
};

/** What a field is called. */
export const fieldLabel = (t: Text, field: SignUpFormField): string => {
  if (field === "password") return t("password.new");
  if (field === "repeat") return t("password.repeat");
  return field === "email" ? t("field.email") : t(`sign_up.field.${field}`);
};
