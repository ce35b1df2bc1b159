import { Link } from "react-router-dom";
import { detailPath, productPath } from "../../../domain/shell/routes.ts";
import type { Ticket } from "../../../domain/tickets/ticket.ts";
import { outcomeCode, outcomeKind } from "../../../domain/products/remote-connect.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { DocumentLink } from "../../page/document-link.tsx";
import { codeText } from "../../page/code-text.ts";
import { TicketStatusBadge } from "./ticket-status-badge.tsx";

/** The order, invoice and product that a ticket refers to. */
const useReferences = ({
  area,
  references: { order, invoice, serial },
  remoteConnect,
  mine,
}: Ticket): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  return [
    ...(area === null
      ? []
      : [{ label: t("ticket.area"), value: codeText(t, area, (code) => `ticket.area.${code}`) }]),
    ...(order === null
      ? []
      : [
          {
            label: t("ticket.reference.order"),
            value: mine ? <Link to={detailPath("order", order)}>{order}</Link> : order,
            code: true,
          },
        ]),
    ...(invoice === null
      ? []
      : [
          {
            label: t("ticket.reference.invoice"),
            value: mine ? <DocumentLink kind="invoice" id={invoice} /> : invoice,
            code: true,
          },
        ]),
    ...(serial === null
      ? []
      : [
          {
            label: t("ticket.reference.serial"),
            value: mine ? <Link to={productPath(serial)}>{serial}</Link> : serial,
            code: true,
          },
        ]),
    ...(remoteConnect === null
      ? []
      : [
          {
            label: t("ticket.test"),
            value: t("ticket.test.result", {
              date: format.moment(remoteConnect.testedAt),
              result: t(`ticket.test.${outcomeKind(remoteConnect.outcome)}`),
              code: outcomeCode(remoteConnect.outcome),
            }),
          },
        ]),
  ];
};

/** The main data of a ticket, with its references. */
export const TicketFacts = ({ ticket }: { readonly ticket: Ticket }) => {
  const t = useText();
  const format = useFormat();
  const references = useReferences(ticket);
  const { id, status, date, creator } = ticket;
  return (
    <Panel heading={t("ticket.facts")}>
      <DescriptionList
        facts={[
          { label: t("ticket.status"), value: <TicketStatusBadge status={status} /> },
          { label: t("ticket.number"), value: id, code: true },
          {
            label: t("ticket.created"),
            value: <time dateTime={date.toISOString()}>{format.moment(date)}</time>,
          },
          { label: t("ticket.creator"), value: creator },
          ...references,
        ]}
      />
    </Panel>
  );
};
