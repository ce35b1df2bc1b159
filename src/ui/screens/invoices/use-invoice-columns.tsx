import { columnsOf } from "../../lists/columns-of.ts";
import { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import type { ColumnOf } from "../../../domain/kit/list.ts";
import { isPaperKind, type InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerEntry } from "../../../domain/invoices/invoice.ts";
import { useFormat } from "../../i18n/format.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { PickBox } from "../../lists/pick-box.tsx";
import type { Picks } from "../../lists/use-picks.ts";
import { paymentMethodText } from "../orders/order-labels.ts";
import { InvoiceStateBadge } from "./invoice-state-badge.tsx";
import { entryKindText } from "./invoice-labels.ts";
import styles from "./invoices.module.css";

export type InvoiceColumn = ColumnOf<typeof invoiceList> | "pick";

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
  const facts = columnsOf(t, invoiceList, {
    id: {
      primary: true,
      whole: true,
      render: ({ id, kind }) => (
        <>
          <span>{id}</span>{" "}
          <span className={styles[kind.code === "invoice" ? "usual" : "kind"]}>{entryKindText(t, kind)}</span>
        </>
      ),
    },
    state: { render: (entry) => <InvoiceStateBadge entry={entry} /> },
    date: { whole: true, least: 3, render: ({ date }) => format.day(date) },
    dueOn: {
      whole: true,
      render: ({ dueOn }) => (dueOn === null ? null : format.day(dueOn)),
      secondary: ({ dueOn, open }) =>
        dueOn === null || open.cents === 0 ? null : t("invoices.due", { day: format.day(dueOn) }),
    },
    // On a phone the amount is that which is asked for, or which was.
    amount: { money: ({ amount }) => amount, primary: true },
    open: {
      money: ({ open }) => open,
      secondary: ({ amount, open }) =>
        open.cents === 0 || open.cents === amount.cents
          ? null
          : t("invoices.open_part", { amount: format.money(open) }),
    },
    // The words by which a row is known: shown at each width.
    description: { secondary: true, render: ({ description }) => description },
    payment: { least: 1, render: ({ payment }) => paymentMethodText(t, payment) },
  });
  return picks === undefined ? facts : [...facts.slice(0, 1), pickColumn(t, picks), ...facts.slice(1)];
};
