import type { ComponentProps } from "react";
import type { SignUpFormField } from "../../../../domain/sign-up/sign-up-form.ts";
import { understoodPhone } from "../../../../domain/kit/field-rules.ts";
import type { SignUpFormRef } from "../../../../machines/sign-up/sign-up-form.machine.ts";
import { useField } from "../../../form/use-field.ts";
import { useUnderstood } from "../../../form/use-understood.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { fieldLabel, signUpProblemText } from "../sign-up-labels.ts";

type TextFieldName = Exclude<
  SignUpFormField,
  "contactTypes" | "businessFields" | "licence" | "licenceConfirmed" | "newsletter" | "dataProtection"
>;

export interface TextFieldProps extends Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"
> {
  readonly form: SignUpFormRef;
  readonly field: TextFieldName;
  readonly optional?: boolean;
  readonly help?: string;
}

/** A text field with label and error. */
export const TextField = ({ form, field, optional = false, help, ...attributes }: TextFieldProps) => {
  const t = useText();
  const { problem, ...control } = useField(form, field);
  return (
    <Field
      label={fieldLabel(t, field)}
      optional={optional}
      help={help}
      note={useUnderstood(form, field, field === "phone" ? understoodPhone : undefined)}
      error={signUpProblemText(t, problem)}
    >
      {(described) => <TextInput {...described} {...attributes} {...control} />}
    </Field>
  );
};
