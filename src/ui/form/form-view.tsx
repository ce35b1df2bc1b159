import { useSelector } from "@xstate/react"
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react"
import { failureCode } from "../../domain/call-failure.ts"
import type { FormRef, FormValues } from "../../machines/form.machine.ts"
import { DEFECT_CODE, defectText, failureText, type FailureWords } from "../i18n/failure-text.ts"
import { useText } from "../i18n/use-text.ts"
import { Alert } from "../kit/alert.tsx"
import { Button } from "../kit/button.tsx"
import css from "./form-view.module.css"

export interface FormViewProps<Values extends FormValues, Answer> {
  readonly form: FormRef<Values, Answer>
  readonly submitLabel: string
  /** What could not be done, above the words of why. */
  readonly failedTitle: string
  /** Words for refusals that only this form knows; all others have the portal's own. */
  readonly refusalText?: (code: string) => FailureWords | undefined
  /** Stands beside the button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A form with its button, its progress, and why it could not be sent. The cursor goes where the machine says. */
export const FormView = <Values extends FormValues, Answer>({ form, submitLabel, failedTitle, refusalText, aside, children }: FormViewProps<Values, Answer>) => {
  const t = useText()
  const headingId = useId()
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag("busy"))
  const failed = useSelector(form, (snapshot) => snapshot.hasTag("failed"))
  const failure = useSelector(form, ({ context }) => context.failure)
  const focus = useSelector(form, ({ context }) => context.focus)
  useEffect(() => {
    if (focus.field !== undefined) element.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus()
  }, [focus])
  useEffect(() => {
    if (failed) alert.current?.focus()
  }, [failed])
  const known = failure._tag === "Refused" ? refusalText?.(failure.code) : undefined
  const words = known ?? (failure._tag === "None" ? defectText(t) : failureText(t, failure))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send({ type: "form.submit" })
  }
  return (
    <form ref={element} className={css["form"]} onSubmit={submit} noValidate aria-busy={busy} {...(failed && { "aria-describedby": headingId })}>
      {children}
      {failed && (
        <div ref={alert} tabIndex={-1} id={headingId} className={css["problem"]}>
          <Alert tone="danger" title={failedTitle}>
            <p>{words.title}. {words.text}</p>
            <p className={css["code"]}>{t("failure.code", { code: failure._tag === "None" ? DEFECT_CODE : failureCode(failure) })}</p>
          </Alert>
        </div>
      )}
      <div className={css["actions"]}>
        <Button type="submit" variant="primary" busy={busy}>{submitLabel}</Button>
        {aside}
      </div>
    </form>
  )
}
