import type { SignUpFormField } from "../../../domain/sign-up/sign-up-form.ts";
import { fieldRefusalCodes } from "../../../domain/sign-up/sign-up.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

const own = [...fieldRefusalCodes, "LICENCE_UPLOADING"] as const;

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
