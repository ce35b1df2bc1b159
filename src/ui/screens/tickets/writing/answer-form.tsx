import { useSelector } from "@xstate/react";
import { isBlank } from "../../../../domain/kit/blank.ts";
import { noDetails } from "../../../../domain/tickets/ticket-form.ts";
import { isOpen } from "../../../../domain/tickets/ticket-rules.ts";
import type { Ticket } from "../../../../domain/tickets/ticket.ts";
import { sendingRefusals } from "../../../../domain/tickets/tickets.refusals.ts";
import { ticketCreationMachine } from "../../../../machines/tickets/ticket-creation.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Alert } from "../../../kit/states/alert.tsx";
import { Button } from "../../../kit/buttons/button.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Success } from "../../../kit/states/success.tsx";
import { TicketError, useSupportNote, type TicketPartProps } from "../../help/ticket-parts.tsx";
import { serverDrafts, TICKET_LIMIT } from "./new-ticket-input.ts";
import { TicketForm } from "./ticket-form.tsx";
import styles from "../tickets.module.css";
import type { TicketRef } from "../ticket-steps.tsx";
import { useTicketForm } from "./use-ticket-form.ts";

/** The unsent answer to a ticket that was closed in the meantime, text or files alone: it can be read, and sent when the ticket is reopened. */
const Unsent = ({ ticket }: TicketPartProps) => {
  const t = useText();
  const message = useSelector(ticket, ({ context }) => context.message);
  const failed = useSelector(ticket, (snapshot) => snapshot.hasTag("failed"));
  const support = useSupportNote();
  const attached = useSelector(ticket, ({ context }) => context.attached);
  const hasText = !isBlank(message);
  if (!hasText && attached.length === 0) return null;
  return (
    <Panel heading={t("ticket.answer")} screenOnly>
      <div className={styles["form"]}>
        {failed ? (
          <TicketError ticket={ticket} title={t("ticket.answer.failed")} refusals={sendingRefusals} />
        ) : (
          <Alert tone="warning" title={t("ticket.answer.failed")}>
            <p>{t("ticket.refused.TICKET_CLOSED")}</p>
            <p>{support}</p>
          </Alert>
        )}
        {hasText && <p className={styles["message"]}>{message}</p>}
        {attached.length > 0 && (
          <ul aria-label={t("kit.upload.files")}>
            {attached.map((name, place) => (
              <li key={`${place} ${name}`}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
};

/** The form of an answer, with files; a draft begun on one device continues on another. */
export const AnswerForm = ({ ticket, holder }: { readonly ticket: Ticket; readonly holder: TicketRef }) => {
  const t = useText();
  const { id } = ticket;
  const actor = useScreenActor(`answer:${id}`, ticketCreationMachine, {
    draftKey: `answer-${id}`,
    form: "answer",
    details: noDetails,
    answers: id,
    attachments: [],
    drafts: serverDrafts,
    limit: TICKET_LIMIT,
    holder,
  });
  const form = useTicketForm(actor);
  const sent = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  if (!isOpen(ticket)) return sent ? null : <Unsent ticket={actor} />;
  return (
    <Panel heading={t("ticket.answer")} screenOnly>
      {sent ? (
        <Success
          level={3}
          title={t("ticket.answer.sent")}
          actions={
            <Button onClick={() => actor.send({ type: "ticket.another" })}>
              {t("ticket.answer.another")}
            </Button>
          }
        />
      ) : (
        <TicketForm
          form={form}
          message={t("ticket.answer.message")}
          submit={t("ticket.answer.submit")}
          failed={t("ticket.answer.failed")}
        />
      )}
    </Panel>
  );
};
