import { useId } from "react";
import { PASSWORD_MIN, passwordProgress } from "../../domain/passwords/password.ts";
import { passwordRefusals } from "../../domain/passwords/passwords.refusals.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { PasswordInput } from "../kit/fields/password-input.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { problemText } from "../form/problem-text.ts";
import type { FieldBinding } from "../form/use-field.ts";

export interface NewPasswordFieldsProps {
  readonly password: FieldBinding<string>;
  readonly repeat: FieldBinding<string>;
}

/** Fields for a new password and its repetition, with the password rules and which of them are met (business §5). */
export const NewPasswordFields = ({ password, repeat }: NewPasswordFieldsProps) => {
  const t = useText();
  const rules = useId();
  const { problem, ...control } = password;
  const { problem: repeatProblem, ...repeatControl } = repeat;
  return (
    <>
      <Field label={t("password.new")} error={problemText(t, problem, passwordRefusals)}>
        {(field) => (
          <PasswordInput
            {...field}
            {...control}
            aria-describedby={[rules, field["aria-describedby"]].join(" ").trim()}
            autoComplete="new-password"
          />
        )}
      </Field>
      <PasswordRules id={rules} progress={passwordProgress(control.value)} minimum={PASSWORD_MIN} />
      <Field label={t("password.repeat")} error={problemText(t, repeatProblem)}>
        {(field) => <PasswordInput {...field} {...repeatControl} autoComplete="new-password" />}
      </Field>
    </>
  );
};
