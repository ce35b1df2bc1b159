import { useSelector } from "@xstate/react";
import {
  visibleReading,
  type FieldOf,
  type FieldsRef,
  type FormValues,
} from "../../machines/kit/form-fields.ts";
import { useText } from "../i18n/use-text.ts";

const nothing = (): undefined => undefined;

/** Tells of a field that was left how its value is stored, where that is more than one sees: empty otherwise, and undefined for a field that is never interpreted. */
export const useUnderstood = <Values extends FormValues>(
  form: FieldsRef<Values>,
  field: FieldOf<Values>,
  read: ((values: Values) => string | undefined) | undefined,
): string | undefined => {
  const t = useText();
  const value = useSelector(form, ({ context }) => visibleReading(context, field, read ?? nothing));
  if (read === undefined) return undefined;
  return value === undefined ? "" : t("field.understood", { value });
};
