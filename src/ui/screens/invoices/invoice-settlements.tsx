import type { Invoice } from "../../../domain/invoices/invoice.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table } from "../../kit/lists/table.tsx";
import { DocumentLink } from "../../page/document-link.tsx";
import { paymentMethodText } from "../orders/order-labels.ts";
import { entryKindText } from "./invoice-labels.ts";
import styles from "./invoices.module.css";

/** What was paid and set off, and when. */
export const InvoiceSettlements = ({ settlements }: Pick<Invoice, "settlements">) => {
  const t = useText();
  const format = useFormat();
  return (
    <Panel heading={t("invoice.settlements")} flush>
      {settlements.length === 0 ? (
        <p className={styles["note"]}>{t("invoice.settlements.empty")}</p>
      ) : (
        <Table
          label={t("invoice.settlements")}
          compact
          rows={settlements}
          rowKey={({ id }) => id}
          rowHref={({ id }) => detailPath("invoice", id)}
          columns={[
            {
              key: "id",
              header: t("invoices.column.id"),
              whole: true,
              render: ({ id }) => id,
            },
            {
              key: "date",
              header: t("invoice.settlement.date"),
              primary: true,
              whole: true,
              render: ({ date }) => format.day(date),
            },
            {
              key: "kind",
              header: t("invoices.column.kind"),
              least: 2,
              render: ({ kind }) => entryKindText(t, kind),
            },
            {
              key: "payment",
              header: t("invoices.column.payment"),
              least: 1,
              render: ({ payment }) => paymentMethodText(t, payment),
            },
            {
              key: "amount",
              header: t("invoices.column.amount"),
              primary: true,
              money: ({ amount }) => amount,
            },
          ]}
        />
      )}
    </Panel>
  );
};

/** The credit notes that correct an invoice; nothing where there is none. */
export const CreditNotes = ({ creditNotes }: Pick<Invoice, "creditNotes">) => {
  const t = useText();
  const format = useFormat();
  if (creditNotes.length === 0) return null;
  return (
    <Panel heading={t("invoice.credit_notes")}>
      <DescriptionList
        facts={creditNotes.map(({ id, date, amount }) => ({
          label: format.day(date),
          value: (
            <>
              <DocumentLink kind="invoice" id={id} /> <span>{`· ${format.money(amount)}`}</span>
            </>
          ),
        }))}
      />
    </Panel>
  );
};
