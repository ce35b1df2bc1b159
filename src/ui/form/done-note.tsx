import { useSelector } from "@xstate/react";
import type { FormValues } from "../../machines/kit/form-fields.ts";
import type { FormRef } from "../../machines/kit/form.machine.ts";
import { Done } from "../kit/states/success.tsx";

/** A success message beside a form's button, shown until the next input. */
export const DoneNote = <Values extends FormValues, Answer>({
  form,
  text,
}: {
  readonly form: FormRef<Values, Answer>;
  readonly text: string;
}) => {
  const done = useSelector(form, (snapshot) => snapshot.hasTag("done"));
  return <Done>{done && text}</Done>;
};
