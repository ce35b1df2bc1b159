import { useSelector } from "@xstate/react";
import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { FieldsRef, FormValues } from "../../machines/kit/form-fields.ts";
import { submitError } from "../../machines/kit/form.machine.ts";

/** The error of the last submission, if it belongs to no field. */
export const useSubmitError = <Values extends FormValues>(
  form: FieldsRef<Values>,
): CallFailure | "defect" | undefined => useSelector(form, (snapshot) => submitError(snapshot));
