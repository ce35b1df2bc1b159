import { isPaperKind, type InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerEntry } from "../../../domain/invoices/invoice.ts";
import { useFormat } from "../../i18n/format.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { PickBox } from "../../lists/pick-box.tsx";
import type { Picks } from "../../lists/use-picks.ts";
import { paymentMethodText } from "../orders/order-words.ts";
import { InvoiceStateBadge } from "./invoice-state-badge.tsx";
import { entryKindText } from "./invoice-words.ts";
import type { SortedColumn } from "./invoices-actors.ts";
import styles from "./invoices.module.css";

export type InvoiceColumn = SortedColumn | "state" | "description" | "payment" | "pick";

const pickColumn = (t: Text, picks: Picks<InvoiceNumber>): Column<LedgerEntry, InvoiceColumn> => ({
  key: "pick",
  screenOnly: true,
  header: t("invoices.pick"),
  render: ({ id, kind }) =>
    isPaperKind(kind.code) ? <PickBox id={id} label={t("invoices.pick.row", { id })} picks={picks} /> : null,
});

/** The columns of the ledger (business §3); with picks, documents are picked for an archive. */
export const useInvoiceColumns = (
  picks: Picks<InvoiceNumber> | undefined,
): readonly Column<LedgerEntry, InvoiceColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "id",
      header: t("invoices.column.id"),
      primary: true,
      whole: true,
      render: ({ id, kind }) => (
        <>
          <span>{id}</span> <span className={styles["kind"]}>{entryKindText(t, kind)}</span>
        </>
      ),
    },
    ...(picks === undefined ? [] : [pickColumn(t, picks)]),
    {
      key: "state",
      header: t("invoices.column.state"),
      primary: true,
      render: ({ state }) => <InvoiceStateBadge state={state} />,
    },
    {
      key: "date",
      header: t("invoices.column.date"),
      whole: true,
      least: 3,
      render: ({ date }) => format.day(date),
    },
    {
      key: "dueOn",
      header: t("invoices.column.dueOn"),
      whole: true,
      render: ({ dueOn }) => (dueOn === null ? t("invoices.none") : format.day(dueOn)),
    },
    {
      key: "amount",
      header: t("invoices.column.amount"),
      number: true,
      render: ({ amount }) => format.money(amount),
    },
    {
      key: "open",
      header: t("invoices.column.open"),
      number: true,
      render: ({ open }) => format.money(open),
    },
    {
      key: "description",
      header: t("invoices.column.description"),
      least: 2,
      render: ({ description }) => description,
    },
    {
      key: "payment",
      header: t("invoices.column.payment"),
      least: 1,
      render: ({ payment }) => paymentMethodText(t, payment),
    },
  ];
};
