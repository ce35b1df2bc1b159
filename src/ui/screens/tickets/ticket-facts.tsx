import { isAllowed } from "../../../domain/shell/access.ts";
import { productPath, routes, type Route } from "../../../domain/shell/routes.ts";
import { casePartPath } from "../../../domain/support/case-parts.ts";
import type { Ticket } from "../../../domain/tickets/ticket.ts";
import { outcomeCode, outcomeKind } from "../../../domain/products/remote-connect.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Link } from "../../kit/buttons/link.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { DocumentLink } from "../../page/document-link.tsx";
import { codeText } from "../../page/code-text.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { Moment } from "../../kit/dates/moment.tsx";

/** The order, invoice and product that a ticket refers to. */
const useReferences = ({
  area,
  references: { order, invoice, serial },
  remoteConnect,
  id,
}: Ticket): readonly Fact[] => {
  const t = useText();
  const visitor = useAccount()?.visitor;
  const staff = visitor?.groups.includes("ma") === true;
  const opens = (route: Route): boolean => visitor !== undefined && isAllowed(route, visitor);
  return [
    ...(area === null
      ? []
      : [{ label: t("ticket.area"), value: codeText(t, area, (code) => `ticket.area.${code}`) }]),
    ...(order === null
      ? []
      : [
          {
            label: t("ticket.reference.order"),
            // Staff have no screen of a customer's order and product; the product is beside the case.
            value: staff ? order : <DocumentLink kind="order" id={order} />,
            code: true,
            copy: order,
          },
        ]),
    ...(invoice === null
      ? []
      : [
          {
            label: t("ticket.reference.invoice"),
            value: !staff ? (
              <DocumentLink kind="invoice" id={invoice} />
            ) : opens(routes.caseInvoices) ? (
              <Link to={`${casePartPath("caseInvoices", id)}?tab=all&q=${encodeURIComponent(invoice)}`}>
                {invoice}
              </Link>
            ) : (
              invoice
            ),
            code: true,
            copy: invoice,
          },
        ]),
    ...(serial === null
      ? []
      : [
          {
            label: t("ticket.reference.serial"),
            value: !staff && opens(routes.product) ? <Link to={productPath(serial)}>{serial}</Link> : serial,
            code: true,
            copy: serial,
          },
        ]),
    ...(remoteConnect === null
      ? []
      : [
          {
            label: t("ticket.test"),
            value: (
              <Moment date={remoteConnect.testedAt}>
                {(testedAt) =>
                  t("ticket.test.result", {
                    date: testedAt,
                    result: t(`ticket.test.${outcomeKind(remoteConnect.outcome)}`),
                    code: outcomeCode(remoteConnect.outcome),
                  })
                }
              </Moment>
            ),
          },
        ]),
  ];
};

/** The main data of a ticket, with its references. */
export const TicketFacts = ({ ticket }: { readonly ticket: Ticket }) => {
  const t = useText();
  const references = useReferences(ticket);
  const { id, date, creator } = ticket;
  return (
    <Panel heading={t("ticket.facts")}>
      <DescriptionList
        facts={[
          { label: t("ticket.number"), value: id, code: true },
          {
            label: t("ticket.created"),
            value: <Moment date={date} />,
          },
          { label: t("ticket.creator"), value: creator },
          ...references,
        ]}
      />
    </Panel>
  );
};
