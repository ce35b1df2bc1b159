import type { SignUpFormField } from "../../../domain/sign-up/sign-up-form.ts";
import { signUpRefusals } from "../../../domain/sign-up/sign-up.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The error text of a sign-up field: the sign-up's texts, else the general ones. */
export const signUpProblemText = (t: Text, code: string | undefined): string | undefined =>
  code === "LICENCE_UPLOADING" ? t(`sign_up.problem.${code}`) : problemText(t, code, signUpRefusals);

/** The label of a field. */
export const fieldLabel = (t: Text, field: SignUpFormField): string => {
  if (field === "password") return t("password.new");
  if (field === "repeat") return t("password.repeat");
  return field === "email" ? t("field.email") : t(`sign_up.field.${field}`);
};
