import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import { failureCode, isWorthRetrying } from "../../../domain/call-failure.ts"
import { defaultTicketSubject, DESCRIPTION_LIMIT } from "../../../domain/ticket.ts"
import type { TicketCreationRef } from "../../../machines/ticket-creation.machine.ts"
import { DEFECT_CODE, defectText, failureText } from "../../i18n/failure-text.ts"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Button } from "../../kit/button.tsx"
import { Field } from "../../kit/field.tsx"
import { Progress } from "../../kit/progress.tsx"
import { TextArea } from "../../kit/text-area.tsx"
import { ReportProblem } from "../../shell/report-problem.tsx"
import { HelpFiles } from "./help-files.tsx"
import css from "./help-overlay.module.css"

interface HelpPartProps {
  readonly ticket: TicketCreationRef
}

/** What went wrong with the last sending; text and files stay. */
const HelpError = ({ ticket }: HelpPartProps) => {
  const t = useText()
  const failed = useSelector(ticket, (snapshot) => snapshot.hasTag("failed"))
  const result = useSelector(ticket, ({ context }) => context.result)
  if (!failed) return null
  const words = result._tag === "Failed" ? failureText(t, result.failure) : defectText(t)
  const code = result._tag === "Failed" ? failureCode(result.failure) : DEFECT_CODE
  return (
    <Alert tone="danger" title={t("help.error.title")} actions={<ReportProblem />}>
      <p>{words.title}. {words.text}</p>
      <p>{t("help.error.kept")}</p>
      <p className={css["code"]}>{t("failure.code", { code })}</p>
    </Alert>
  )
}

const Sending = ({ ticket }: HelpPartProps) => {
  const t = useText()
  const sent = useSelector(ticket, ({ context }) => context.sent)
  const total = useSelector(ticket, ({ context }) => context.total)
  return <Progress label={t("help.sending")} share={total > 0 && sent < total ? sent / total : undefined} />
}

const HelpButtons = ({ ticket, onClose }: HelpPartProps & { readonly onClose: () => void }) => {
  const t = useText()
  const sending = useSelector(ticket, (snapshot) => snapshot.matches("sending"))
  // What was refused is not to be sent again as it is; after an expired session the person has signed in again.
  const helpsAgain = useSelector(ticket, ({ context: { result } }) => result._tag === "Failed" && (isWorthRetrying(result.failure) || result.failure._tag === "SessionExpired"))
  const crashed = useSelector(ticket, (snapshot) => snapshot.matches("crashed"))
  return (
    <div className={css["actions"]}>
      {crashed
        ? <Button variant="primary" onClick={() => ticket.send({ type: "ticket.retry" })}>{t("failure.retry")}</Button>
        : <Button type="submit" variant="primary" busy={sending}>{helpsAgain ? t("help.error.again") : t("help.submit")}</Button>}
      {sending
        ? <Button onClick={() => ticket.send({ type: "ticket.cancel" })}>{t("help.stop")}</Button>
        : <Button onClick={onClose}>{t("help.cancel")}</Button>}
    </div>
  )
}

/** The form of a help request: a text, files, and what became of the last sending. Shown once the draft has been looked up. */
export const HelpForm = ({ ticket, onClose }: HelpPartProps & { readonly onClose: () => void }) => {
  const t = useText()
  const message = useSelector(ticket, ({ context }) => context.message)
  const files = useSelector(ticket, ({ context }) => context.files)
  const ofPortal = useSelector(ticket, ({ context }) => context.subject === defaultTicketSubject)
  const sending = useSelector(ticket, (snapshot) => snapshot.matches("sending"))
  const [restored] = useState(message !== "")
  const [pressedEmpty, setPressedEmpty] = useState(false)
  const empty = message.trim() === ""
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressedEmpty(empty)
    ticket.send({ type: "ticket.submit" })
  }
  return (
    <form className={css["form"]} onSubmit={submit} noValidate>
      {restored ? <p role="status">{t("help.restored")}</p> : null}
      <HelpError ticket={ticket} />
      <Field label={t("help.message")} help={t(ofPortal ? "help.message_help_problem" : "help.message_help")} error={pressedEmpty && empty ? t("help.message_empty") : undefined}>
        {(control) => (
          <TextArea
            {...control} rows={6} maxLength={DESCRIPTION_LIMIT} readOnly={sending} value={message}
            onChange={(text) => ticket.send({ type: "ticket.edit", message: text })}
          />
        )}
      </Field>
      <HelpFiles files={files} disabled={sending} onCancel={() => ticket.send({ type: "ticket.cancel" })} />
      {sending ? <Sending ticket={ticket} /> : null}
      <HelpButtons ticket={ticket} onClose={onClose} />
    </form>
  )
}
