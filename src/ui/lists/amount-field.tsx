import { useState, type FormEvent } from "react";
import { useFormat } from "../i18n/format.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { TextInput } from "../kit/fields/text-input.tsx";
import { amountText, readTyped } from "./amount-choice.ts";

interface AmountFieldProps {
  readonly label: string;
  /** The bound in cents. */
  readonly value: number | undefined;
  /** Why a bound does not fit the other one. */
  readonly problemOf: (cents: number) => string | undefined;
  readonly onChange: (cents: number | undefined) => void;
}

/** One bound of amounts, taken over with Enter or when the field is left. What is no bound is kept only here, with the reason. */
export const AmountField = ({ label, value, problemOf, onChange }: AmountFieldProps) => {
  const t = useText();
  const { tag } = useFormat();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const written = value === undefined ? "" : amountText(tag, value);
  const take = () => {
    if (typed === undefined) return;
    const cents = typed.trim() === "" ? undefined : readTyped(typed);
    const wrong =
      cents === undefined ? (typed.trim() === "" ? undefined : t("list.amount.wrong")) : problemOf(cents);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setTyped(undefined);
    if (cents !== value) onChange(cents);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field label={label} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed ?? written}
            onChange={setTyped}
            onBlur={take}
          />
        )}
      </Field>
    </form>
  );
};
