import { useSelector } from "@xstate/react";
import { visibleError, type FieldOf, type FormValues } from "../../machines/kit/form-fields.ts";
import type { FormRef } from "../../machines/kit/form.machine.ts";

/** A field of a form as its control and its messages need it. */
export interface FieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  /** The code of what is wrong with it, where that is told. */
  readonly problem: string | undefined;
  /** Takes nothing while the form is being sent. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** Ties a field to its form: what it holds, what is wrong with it, and what the person does to it. */
export const useField = <Values extends FormValues, Answer, Field extends FieldOf<Values>>(
  form: FormRef<Values, Answer>,
  field: Field,
): FieldBinding<Values[Field]> => ({
  name: field,
  value: useSelector(form, ({ context }) => context.values[field]),
  problem: useSelector(form, ({ context }) => visibleError(context, field)),
  readOnly: useSelector(form, (snapshot) => snapshot.hasTag("busy")),
  onChange: (value) =>
    form.send({ type: "form.changed", change: { [field]: value } as unknown as Partial<Values> }),
  onBlur: () => form.send({ type: "form.left", field }),
});
