import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { useField } from "../../../form/use-field.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Checkbox } from "../../../kit/fields/checkbox.tsx";
import { fieldLabel, signUpProblemText } from "../sign-up-labels.ts";

export interface CheckFieldProps {
  readonly form: SignUpFormRef;
  readonly field: "newsletter" | "dataProtection" | "licenceConfirmed";
}

/** A checkbox of the sign-up form. */
export const CheckField = ({ form, field }: CheckFieldProps) => {
  const t = useText();
  const { problem, value, ...control } = useField(form, field);
  return (
    <Checkbox
      {...control}
      checked={value}
      label={fieldLabel(t, field)}
      error={signUpProblemText(t, problem)}
    />
  );
};
