import { useSelector } from "@xstate/react"
import { noDetails } from "../../../domain/ticket-form.ts"
import type { TicketId } from "../../../domain/ticket.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Button } from "../../kit/button.tsx"
import { Panel } from "../../kit/panel.tsx"
import { serverDrafts, TICKET_LIMIT } from "./new-ticket-input.ts"
import { TicketForm } from "./ticket-form.tsx"
import { useTicketsLogics, type TicketRef } from "./tickets-logics.ts"
import { useTicketForm } from "./use-ticket-form.ts"

/** Writes in a ticket, with files; what was begun on one device goes on at another. */
export const AnswerForm = ({ id, holder }: { readonly id: TicketId; readonly holder: TicketRef }) => {
  const t = useText()
  const actor = useScreenActor(`answer-${id}`, useTicketsLogics().writing, {
    draftKey: `answer-${id}`, form: "message", details: noDetails, answers: id, attachments: [], drafts: serverDrafts, limit: TICKET_LIMIT, holder,
  })
  const form = useTicketForm(actor)
  const sent = useSelector(actor, (snapshot) => snapshot.hasTag("done"))
  return (
    <Panel heading={t("ticket.answer")}>
      {sent
        ? <Alert tone="success" title={t("ticket.answer.sent")} actions={<Button onClick={() => actor.send({ type: "ticket.another" })}>{t("ticket.answer.another")}</Button>} />
        : <TicketForm form={form} message={t("ticket.answer.message")} submit={t("ticket.answer.submit")} failed={t("ticket.answer.failed")} />}
    </Panel>
  )
}
