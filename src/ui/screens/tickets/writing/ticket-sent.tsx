import { useSelector } from "@xstate/react";
import { detailPath } from "../../../../domain/shell/routes.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Success } from "../../../kit/states/success.tsx";
import { Button } from "../../../kit/buttons/button.tsx";
import { LinkButton } from "../../../kit/buttons/link-button.tsx";
import type { TicketPartProps } from "../../help/ticket-parts.tsx";

/** The confirmation that a ticket was created, with a link to it. */
export const TicketSent = ({ ticket }: TicketPartProps) => {
  const t = useText();
  const receipt = useSelector(ticket, ({ context }) => context.receipt);
  if (receipt === undefined) return null;
  const { ticketId } = receipt;
  return (
    <Success
      title={t("help.success.title")}
      actions={
        <>
          <LinkButton variant="primary" to={detailPath("ticket", ticketId)}>
            {t("help.success.open")}
          </LinkButton>
          <Button onClick={() => ticket.send({ type: "ticket.another" })}>{t("new_ticket.another")}</Button>
        </>
      }
    >
      <p>{`${t("help.success.text", { ticket: ticketId })} ${t("tickets.delay")}`}</p>
    </Success>
  );
};
