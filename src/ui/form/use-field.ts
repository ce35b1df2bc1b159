import { useSelector } from "@xstate/react";
import {
  visibleError,
  type FieldOf,
  type FieldsRef,
  type FormValues,
} from "../../machines/kit/form-fields.ts";

/** A field's value, error and handlers for its control. */
export interface FieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  /** The code of the field's error, if it is shown. */
  readonly problem: string | undefined;
  /** True while the form is being sent or waits for the connection. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** Connects a control to a field of a form: value, error and events. */
export const useField = <Values extends FormValues, Field extends FieldOf<Values>>(
  form: FieldsRef<Values>,
  field: Field,
): FieldBinding<Values[Field]> => ({
  name: field,
  value: useSelector(form, ({ context }) => context.values[field]),
  problem: useSelector(form, ({ context }) => visibleError(context, field)),
  readOnly: useSelector(form, (snapshot) => snapshot.hasTag("busy") || snapshot.hasTag("waiting")),
  onChange: (value) =>
    form.send({ type: "form.changed", change: { [field]: value } as unknown as Partial<Values> }),
  onBlur: () => form.send({ type: "form.left", field }),
});
