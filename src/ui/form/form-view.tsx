import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react";
import type { FormValues } from "../../machines/kit/form-fields.ts";
import type { FormRef } from "../../machines/kit/form.machine.ts";
import { Button, type ButtonProps } from "../kit/buttons/button.tsx";
import { ErrorAlert, type ErrorAlertProps } from "./error-alert.tsx";
import css from "./form-view.module.css";
import { useSubmitError } from "./use-submit-error.ts";

export interface FormViewProps<Values extends FormValues, Answer> extends Partial<
  Pick<ErrorAlertProps, "refusal">
> {
  readonly form: FormRef<Values, Answer>;
  readonly submitLabel: string;
  /** How the button looks, where it is not the one thing that the screen is for. */
  readonly button?: Pick<ButtonProps, "variant" | "icon">;
  /** What could not be done, above the words of why. */
  readonly failedTitle: string;
  /** Stands beside the button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form with its button, its progress, and why it could not be sent. The cursor goes where the machine says. */
export const FormView = <Values extends FormValues, Answer>({
  form,
  submitLabel,
  button = { variant: "primary" },
  failedTitle,
  refusal,
  aside,
  children,
}: FormViewProps<Values, Answer>) => {
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag("busy"));
  const focus = useSelector(form, ({ context }) => context.focus);
  const error = useSubmitError(form);
  const failed = error !== undefined;
  useEffect(() => {
    if (focus.field !== undefined)
      element.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus();
  }, [focus]);
  useEffect(() => {
    if (failed) alert.current?.focus();
  }, [failed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send({ type: "form.submit" });
  };
  return (
    <form
      ref={element}
      className={css["form"]}
      onSubmit={submit}
      noValidate
      aria-busy={busy}
      {...(failed && { "aria-describedby": headingId })}
    >
      {children}
      {failed && (
        <div ref={alert} tabIndex={-1} id={headingId} className={css["problem"]}>
          <ErrorAlert title={failedTitle} error={error} refusal={refusal} />
        </div>
      )}
      <div className={css["actions"]}>
        <Button type="submit" {...button} busy={busy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
};
