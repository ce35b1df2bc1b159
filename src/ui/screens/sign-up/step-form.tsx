import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { shownFields, type SignUpFormField } from "../../../domain/sign-up-form.ts"
import { toldProblem } from "../../../machines/form.machine.ts"
import type { SignUpFormRef } from "../../../machines/sign-up-form.machine.ts"
import type { SignUpRef } from "../../../machines/sign-up.machine.ts"
import { FormView } from "../../form/form-view.tsx"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Button } from "../../kit/button.tsx"
import { fieldLabel, signUpProblemText } from "./sign-up-words.ts"
import css from "./sign-up.module.css"

/** Goes back a step, where there is one. */
export const BackButton = ({ signUp }: { readonly signUp: SignUpRef }) => {
  const t = useText()
  const mayGoBack = useSelector(signUp, (snapshot) => snapshot.can({ type: "signUp.back" }))
  return mayGoBack ? <Button onClick={() => signUp.send({ type: "signUp.back" })}>{t("sign_up.back")}</Button> : null
}

/** A mark's label is a sentence of its own: what is wrong with it says enough. */
const isMark = (field: SignUpFormField): boolean => field === "dataProtection" || field === "licenceConfirmed"

/** Everything that is wrong with a step once it was asked to go on, as a list that leads to the fields. */
const Summary = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText()
  const asked = useSelector(form, ({ context }) => context.focus.field !== undefined)
  const told = useSelector(
    form, ({ context }) => shownFields(context.values.accountType, context.values.step).flatMap((field): { field: SignUpFormField; code: string }[] => {
      const code = toldProblem(context, field)
      return code === undefined ? [] : [{ field, code }]
    }),
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  )
  if (!asked || told.length === 0) return null
  return (
    <Alert tone="danger" title={t("sign_up.summary")}>
      <ul className={css["summary"]}>
        {told.map(({ field, code }) => <li key={field}>{isMark(field) ? null : `${fieldLabel(t, field)}: `}{signUpProblemText(t, code)}</li>)}
      </ul>
    </Alert>
  )
}

/** A step: its fields, what is wrong with them, and the ways on and back. */
export const StepForm = ({ signUp, form, children }: { readonly signUp: SignUpRef; readonly form: SignUpFormRef; readonly children: ReactNode }) => {
  const t = useText()
  return (
    <FormView form={form} submitLabel={t("sign_up.next")} failedTitle={t("sign_up.not_checked")} aside={<BackButton signUp={signUp} />}>
      <Summary form={form} />
      {children}
    </FormView>
  )
}
