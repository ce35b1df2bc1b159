import type { FieldBinding } from "../../../form/use-field.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Field } from "../../../kit/fields/field.tsx";
import { TextInput } from "../../../kit/fields/text-input.tsx";
import { productProblemText } from "../product-labels.ts";

export interface CodeFieldProps {
  readonly label: string;
  readonly help: string;
  readonly field: FieldBinding<string>;
}

/** Longer than every serial number or licence code with spaces. */
const LENGTH = 40;

/** A field for a serial number or licence code, without autocorrection. */
export const CodeField = ({ label, help, field: { problem, ...input } }: CodeFieldProps) => {
  const t = useText();
  return (
    <Field label={label} help={help} error={productProblemText(t, problem)}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={LENGTH}
        />
      )}
    </Field>
  );
};
