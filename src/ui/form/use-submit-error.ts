import { useSelector } from "@xstate/react";
import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { FormValues } from "../../machines/kit/form-fields.ts";
import { submitError, type FormRef } from "../../machines/kit/form.machine.ts";

/** Why submitting a form failed, where that is about none of its fields. */
export const useSubmitError = <Values extends FormValues, Answer>(
  form: FormRef<Values, Answer>,
): CallFailure | "defect" | undefined => useSelector(form, (snapshot) => submitError(snapshot));
