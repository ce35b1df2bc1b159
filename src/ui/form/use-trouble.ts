import { useSelector } from "@xstate/react";
import type { CallFailure } from "../../domain/call-failure.ts";
import { troubleOf, type FormRef, type FormValues } from "../../machines/form.machine.ts";

/** Why a form was not sent, where that is about none of its fields. */
export const useTrouble = <Values extends FormValues, Answer>(
  form: FormRef<Values, Answer>,
): CallFailure | "defect" | undefined => useSelector(form, (snapshot) => troubleOf(snapshot));
