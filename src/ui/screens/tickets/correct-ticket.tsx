import { useState } from "react"
import { SUBJECT_LIMIT, type Ticket } from "../../../domain/ticket.ts"
import { correctionOf, referencesOf } from "../../../domain/ticket-form.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../kit/button.tsx"
import { Field } from "../../kit/field.tsx"
import { Panel } from "../../kit/panel.tsx"
import { TextInput } from "../../kit/text-input.tsx"
import { TroubleAlert } from "../trouble-alert.tsx"
import { FORM_LIMIT, useFormView } from "../use-form-view.ts"
import { AreaField, ReferenceFields } from "./reference-fields.tsx"
import styles from "./tickets.module.css"
import { ticketFormWords, ticketRefusal } from "./ticket-words.ts"
import { useTicketsLogics, type TicketRef } from "./tickets-logics.ts"

const references = ["order", "invoice", "serial"] as const

interface CorrectTicketProps {
  readonly ticket: Ticket
  readonly holder: TicketRef
}

const Correction = ({ ticket, holder }: CorrectTicketProps) => {
  const t = useText()
  const { id } = ticket
  const actor = useScreenActor(`ticket-correction-${id}`, useTicketsLogics().correction, { about: { id }, first: correctionOf(ticket), limit: FORM_LIMIT, parent: holder })
  const { fields, busy, answer, trouble, change, submit, errorOf } = useFormView(actor, ticketFormWords)
  return (
    <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
      <TroubleAlert title={t("ticket.correct.failed")} trouble={trouble} refusal={ticketRefusal} />
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

/** Corrects subject and references of an own ticket, until somebody has answered. */
export const CorrectTicket = (props: CorrectTicketProps) => {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <Panel heading={t("ticket.correct")}>
      {open
        ? <Correction {...props} />
        : <div className={styles["form"]}><p className={styles["muted"]}>{t("ticket.correct.text")}</p><div><Button onClick={() => setOpen(true)}>{t("ticket.correct.open")}</Button></div></div>}
    </Panel>
  )
}
