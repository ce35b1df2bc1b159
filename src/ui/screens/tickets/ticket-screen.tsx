import { useParams } from "react-router-dom";
import { routes } from "../../../domain/shell/routes.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { TicketView } from "./ticket-view.tsx";

/** A ticket of the person or the company. */
export const TicketScreen = () => {
  const t = useText();
  return (
    <TicketView
      id={(useParams()["id"] ?? "") as TicketId}
      back={routes.tickets.path}
      backLabel={t("ticket.back")}
    />
  );
};
