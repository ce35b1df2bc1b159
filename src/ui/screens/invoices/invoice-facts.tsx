import type { Invoice } from "../../../domain/invoices/invoice.ts";
import { unpaidEntry } from "../../../domain/invoices/paying.ts";
import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { DocumentLink } from "../../page/document-link.tsx";
import { paymentMethodText } from "../orders/order-labels.ts";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { InvoicePdfs } from "./invoice-pdfs.tsx";
import { InvoiceStateBadge } from "./invoice-state-badge.tsx";
import { entryKindText } from "./invoice-labels.ts";
import styles from "./invoices.module.css";

const useReferences = ({ order, delivery, corrects }: Invoice): readonly Fact[] => {
  const t = useText();
  return [
    ...(order === null
      ? []
      : [
          {
            label: t("invoice.order"),
            value: <DocumentLink kind="order" id={order} />,
            code: true,
            copy: order,
          },
        ]),
    ...(order === null || delivery === null
      ? []
      : [
          {
            label: t("invoice.delivery"),
            value: (
              <DocumentLink kind="order" id={order}>
                {delivery}
              </DocumentLink>
            ),
            code: true,
            copy: delivery,
          },
        ]),
    ...(corrects === null
      ? []
      : [
          {
            label: t("invoice.corrects"),
            value: <DocumentLink kind="invoice" id={corrects} />,
            code: true,
            copy: corrects,
          },
        ]),
  ];
};

/** What explains the answer of an invoice or a credit note, and then the rest; what the answer says is not said again. A payment has no answer. */
const useFacts = (invoice: Invoice): Readonly<Record<"explaining" | "rest", readonly Fact[]>> => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const references = useReferences(invoice);
  const { kind, createdOn, date, dueOn, description, amount, open, payment } = invoice;
  const isAnswered = kind.code !== "payment";
  const { dueOn: until, isOverdue } = unpaidEntry(invoice, now);
  const saysDay = isAnswered && open.cents > 0 && (isOverdue || until !== null);
  const saysTotal = isAnswered && open.cents === amount.cents;
  return {
    explaining: [
      { label: t("invoices.column.description"), value: description },
      { label: t("invoice.total"), value: saysTotal ? null : format.money(amount) },
      { label: t("invoices.column.open"), value: isAnswered ? null : format.money(open) },
      { label: t("invoices.column.payment"), value: paymentMethodText(t, payment) },
    ],
    rest: [
      { label: t("invoices.column.kind"), value: kind._tag === "Known" ? null : entryKindText(t, kind) },
      {
        label: t("invoices.column.state"),
        value: isAnswered ? null : <InvoiceStateBadge entry={invoice} />,
      },
      { label: t("invoices.column.date"), value: format.day(date) },
      {
        label: t("invoice.created"),
        value: createdOn.getTime() === date.getTime() ? null : format.day(createdOn),
      },
      {
        label: t("invoices.column.dueOn"),
        value: dueOn === null || saysDay ? null : format.day(dueOn),
      },
      ...references,
    ],
  };
};

/** The main data of an invoice, a credit note or a payment (business §3). */
export const InvoiceFacts = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useText();
  const { explaining, rest } = useFacts(invoice);
  return (
    <Panel heading={t("invoice.facts")}>
      <div className={styles["stack"]}>
        <DescriptionList wide facts={explaining} />
        <DescriptionList wide quiet facts={rest} />
        <InvoicePdfs invoice={invoice} />
        {invoice.open.cents === 0 ? null : <p className={styles["muted"]}>{t("invoices.settlement")}</p>}
        <TicketLink about={{ invoice: invoice.id }} plain>
          {t("invoice.ask_step_by_step")}
        </TicketLink>
      </div>
    </Panel>
  );
};
