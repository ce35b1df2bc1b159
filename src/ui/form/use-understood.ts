import { useSelector } from "@xstate/react";
import { isInterpreted } from "../../domain/kit/understood.ts";
import {
  visibleReading,
  type FieldOf,
  type FieldsRef,
  type FormValues,
} from "../../machines/kit/form-fields.ts";
import { useText } from "../i18n/use-text.ts";

/** Tells of a field that was left how its value is stored, where that is more than one sees: empty otherwise, and undefined for a field that is never interpreted. */
export const useUnderstood = <Values extends FormValues>(
  form: FieldsRef<Values>,
  field: FieldOf<Values>,
): string | undefined => {
  const t = useText();
  const value = useSelector(form, ({ context }) => visibleReading(context, field));
  if (!isInterpreted(field)) return undefined;
  return value === undefined ? "" : t("field.understood", { value });
};
