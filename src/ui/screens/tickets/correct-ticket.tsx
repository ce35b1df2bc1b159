import { useSelector } from "@xstate/react"
import { useState } from "react"
import { SUBJECT_LIMIT, type Ticket } from "../../../domain/ticket.ts"
import { correctionOf, referencesOf, type CorrectionFields } from "../../../domain/ticket-form.ts"
import { mayCorrect } from "../../../domain/ticket-rules.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../kit/button.tsx"
import { Field } from "../../kit/field.tsx"
import { Panel } from "../../kit/panel.tsx"
import { TextInput } from "../../kit/text-input.tsx"
import { TroubleAlert } from "../trouble-alert.tsx"
import { FORM_LIMIT, useFormView, type FormView } from "../use-form-view.ts"
import { AreaField, ReferenceFields } from "./reference-fields.tsx"
import styles from "./tickets.module.css"
import { ticketFormWords, ticketRefusal } from "./ticket-words.ts"
import { useTicketsLogics, type TicketRef } from "./tickets-logics.ts"

const references = ["order", "invoice", "serial"] as const

interface CorrectTicketProps {
  readonly ticket: Ticket
  readonly holder: TicketRef
}

const Correction = ({ form }: { readonly form: FormView<CorrectionFields, Ticket> }) => {
  const t = useText()
  const { fields, busy, answer, change, submit, errorOf } = form
  return (
    <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
      <Field label={t("ticket.subject")} error={errorOf("subject")}>
        {(control) => <TextInput {...control} name="subject" maxLength={SUBJECT_LIMIT} readOnly={busy} value={fields.subject} onChange={(subject) => change({ subject })} />}
      </Field>
      <AreaField fields={fields} busy={busy} change={change} error={undefined} />
      <ReferenceFields fields={fields} names={references} needed={referencesOf(fields.area)} busy={busy} change={change} errorOf={errorOf} />
      <div className={styles["line"]}>
        <Button type="submit" busy={busy}>{t("ticket.correct.submit")}</Button>
        <span role="status" className={styles["muted"]}>{answer === undefined ? null : t("ticket.correct.done")}</span>
      </div>
    </form>
  )
}

/** Corrects subject and references of an own ticket, until somebody has answered; who is too late reads why. */
export const CorrectTicket = ({ ticket, holder }: CorrectTicketProps) => {
  const t = useText()
  const { id } = ticket
  const actor = useScreenActor(`ticket-correction-${id}`, useTicketsLogics().correction, { about: { id }, first: correctionOf(ticket), limit: FORM_LIMIT, parent: holder })
  const form = useFormView(actor, ticketFormWords)
  const begun = useSelector(actor, ({ value, context }) => value !== "editing" || context.fields !== context.first)
  const [chosen, setChosen] = useState(false)
  const offered = mayCorrect(ticket)
  if (!offered && form.trouble === undefined) return null
  return (
    <Panel heading={t("ticket.correct")}>
      <div className={styles["form"]}>
        <TroubleAlert title={t("ticket.correct.failed")} trouble={form.trouble} refusal={ticketRefusal} />
        {offered && (chosen || begun) ? <Correction form={form} /> : null}
        {offered && !chosen && !begun ? <><p className={styles["muted"]}>{t("ticket.correct.text")}</p><div><Button onClick={() => setChosen(true)}>{t("ticket.correct.open")}</Button></div></> : null}
      </div>
    </Panel>
  )
}
