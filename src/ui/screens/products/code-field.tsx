import { Field } from "../../kit/field.tsx"
import { TextInput } from "../../kit/text-input.tsx"

export interface CodeFieldProps {
  readonly label: string
  readonly help: string
  readonly error: string | undefined
  readonly name: string
  readonly value: string
  readonly readOnly: boolean
  readonly onChange: (value: string) => void
}

/** Longer than any serial number or licence code with blanks between. */
const LENGTH = 40

/** A serial number or licence code as people type it, from a label in a cabinet: nothing corrects it. */
export const CodeField = ({ label, help, error, ...input }: CodeFieldProps) => (
  <Field label={label} help={help} error={error}>
    {(control) => <TextInput {...control} {...input} autoComplete="off" autoCapitalize="characters" autoCorrect="off" spellCheck={false} maxLength={LENGTH} />}
  </Field>
)
