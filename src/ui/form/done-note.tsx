import { useSelector } from "@xstate/react";
import type { FormValues } from "../../machines/kit/form-fields.ts";
import type { FormRef } from "../../machines/kit/form.machine.ts";
import css from "./form-view.module.css";

/** A success message beside a form's button, shown until the next input. */
export const DoneNote = <Values extends FormValues, Answer>({
  form,
  text,
}: {
  readonly form: FormRef<Values, Answer>;
  readonly text: string;
}) => {
  const done = useSelector(form, (snapshot) => snapshot.hasTag("done"));
  return (
    <span role="status" className={css["note"]}>
      {done ? text : null}
    </span>
  );
};
