import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import type { FieldBinding } from "../../form/use-field.ts";
import { problemText } from "../../form/problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";

interface EmployeeTextFieldProps {
  readonly field: FieldBinding<string>;
  readonly label: string;
  readonly help?: string;
}

/** A text field of the form of an employee; nothing is filled in by the browser, as it is about somebody else. */
export const EmployeeTextField = ({
  field: { problem, ...binding },
  label,
  help,
}: EmployeeTextFieldProps) => {
  const t = useText();
  return (
    <Field label={label} help={help} error={problemText(t, problem, employeeRefusals)}>
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          autoComplete="off"
          {...(binding.name === "mail" && {
            type: "email",
            inputMode: "email",
            autoCapitalize: "none",
            spellCheck: false,
          })}
        />
      )}
    </Field>
  );
};
