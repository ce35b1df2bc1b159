import { useSelector } from "@xstate/react";
import { Suspense, useEffect, useId, useRef, type FormEvent } from "react";
import type { Elements } from "../kit/elements.ts";
import type { FieldsRef, FormValues } from "../../machines/kit/form-fields.ts";
import { Button, type ButtonProps } from "../kit/buttons/button.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { ErrorAlert, type ErrorAlertProps } from "./error-alert.tsx";
import css from "./form-view.module.css";
import { useSubmitError } from "./use-submit-error.ts";

export interface FormViewProps<Values extends FormValues> extends Pick<ErrorAlertProps, "refusals"> {
  readonly form: FieldsRef<Values>;
  readonly submitLabel: string;
  /** What sending it does, where the form has more than one way of being sent. */
  readonly onSubmit?: () => void;
  /** The button's appearance, if it is not the primary action. */
  readonly button?: Pick<ButtonProps, "variant" | "icon" | "disabled">;
  /** The screen has other forms: the button is the primary action once something was typed in this one. */
  readonly oneOfSeveral?: true;
  /** The alert's title if sending fails. */
  readonly failedTitle: string;
  /** Shown beside the button. */
  readonly aside?: Elements;
  readonly children: Elements;
  /** Shown below the button, which it does not move: what a press may bring. */
  readonly below?: Elements;
  /** A last part that may load by itself: the button comes with it, and is never moved away from under a press. */
  readonly last?: Elements;
}

/** A form with button, progress and errors. After an invalid submission the field named by the machine is focused. */
export const FormView = <Values extends FormValues>({
  form,
  submitLabel,
  onSubmit = () => form.send({ type: "form.submit" }),
  oneOfSeveral,
  button,
  failedTitle,
  refusals,
  aside,
  below,
  children,
  last,
}: FormViewProps<Values>) => {
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag("busy"));
  const focus = useSelector(form, ({ context }) => context.focus);
  const error = useSubmitError(form);
  const failed = error !== undefined;
  const isPrimary = useSelector(form, ({ context }) => !oneOfSeveral || context.isDirty === true);
  const awaited = useSelector(form, ({ context }) => context.unasked !== true);
  useEffect(() => {
    if (failed && awaited) alert.current?.focus();
  }, [failed, awaited]);
  // After the alert: where a failure is shown at a field too, that field is where to go on.
  useEffect(() => {
    if (focus.field !== undefined)
      element.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus();
  }, [focus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={element}
      className={css["form"]}
      // Where the portal's script does not run, nothing typed gets into an address.
      method="post"
      onSubmit={submit}
      noValidate
      aria-busy={busy}
      {...(failed && { "aria-describedby": headingId })}
    >
      {children}
      <Suspense fallback={<Skeleton shape="card" count={1} />}>
        {last}
        <div className={css["actions"]}>
          <Button type="submit" variant={isPrimary ? "primary" : "secondary"} {...button} busy={busy}>
            {submitLabel}
          </Button>
          {aside}
        </div>
        {/* Not above the button, which would move from under the finger. */}
        {failed && (
          <div ref={alert} tabIndex={-1} id={headingId} className={css["problem"]}>
            <ErrorAlert title={failedTitle} error={error} refusals={refusals} />
          </div>
        )}
        {below}
      </Suspense>
    </form>
  );
};
