import type { Invoice, InvoiceLine } from "../../../domain/invoices/invoice.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { Table, type Column } from "../../kit/lists/table.tsx";
import { discountText } from "../orders/order-labels.ts";
import styles from "./invoices.module.css";

type LineColumn =
  | "position"
  | "articleNumber"
  | "name"
  | "quantity"
  | "unitPrice"
  | "discount"
  | "vat"
  | "subtotal";

const useLineColumns = (): readonly Column<InvoiceLine, LineColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "position",
      header: t("order.item.position"),
      render: ({ position }) => format.number(position),
      secondary: () => null,
    },
    {
      key: "articleNumber",
      header: t("order.item.article"),
      whole: true,
      render: ({ articleNumber }) => <span className={styles["code"]}>{articleNumber}</span>,
    },
    { key: "name", header: t("order.item.name"), primary: true, render: ({ name }) => name },
    {
      key: "quantity",
      header: t("invoice.line.quantity"),
      number: true,
      render: ({ quantity }) => format.number(quantity),
      secondary: ({ quantity, unitPrice }) => `${format.number(quantity)} × ${format.money(unitPrice)}`,
    },
    {
      key: "unitPrice",
      header: t("order.item.unit_price"),
      money: ({ unitPrice }) => unitPrice,
      // Beside the quantity.
      secondary: () => null,
    },
    {
      key: "discount",
      header: t("order.item.discount"),
      number: true,
      render: ({ discount }) => format.percent(discount),
      secondary: ({ discount }) => discountText(t, format, discount),
    },
    {
      key: "vat",
      header: t("invoice.vat"),
      number: true,
      render: ({ vatRate }) => format.percent(vatRate),
      secondary: ({ vatRate }) => t("invoice.vat.alone", { value: format.percent(vatRate) }),
    },
    {
      key: "subtotal",
      header: t("order.item.subtotal"),
      primary: true,
      money: ({ subtotal }) => subtotal,
    },
  ];
};

/** The lines of an invoice or a credit note. */
export const InvoiceLines = ({ lines }: Pick<Invoice, "lines">) => {
  const t = useText();
  const columns = useLineColumns();
  return (
    <Panel heading={t("invoice.lines")} flush>
      <Table
        label={t("invoice.lines")}
        columns={columns}
        rows={lines}
        rowKey={({ position }) => String(position)}
        compact
      />
    </Panel>
  );
};

/** Net amount and VAT by rate, and the total. */
export const InvoiceVat = ({ invoice: { vat, net, amount } }: { readonly invoice: Invoice }) => {
  const t = useText();
  const format = useFormat();
  const rows = [
    ...vat.map((share) => ({
      name: format.percent(share.rate),
      net: share.net,
      vat: share.vat,
      gross: { ...share.net, cents: share.net.cents + share.vat.cents },
    })),
    {
      name: t("invoice.vat.total"),
      net,
      vat: { ...amount, cents: amount.cents - net.cents },
      gross: amount,
    },
  ];
  return (
    <Panel heading={t("invoice.vat.heading")} flush>
      <Table
        label={t("invoice.vat.heading")}
        compact
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: "rate", header: t("invoice.vat.rate"), primary: true, render: ({ name }) => name },
          {
            key: "net",
            header: t("invoice.vat.net"),
            money: (row) => row.net,
            secondary: (row) => t("invoice.vat.net.alone", { amount: format.money(row.net) }),
          },
          {
            key: "vat",
            header: t("invoice.vat"),
            money: (row) => row.vat,
            secondary: (row) => t("invoice.vat.alone", { value: format.money(row.vat) }),
          },
          {
            key: "gross",
            header: t("invoice.total"),
            primary: true,
            money: (row) => row.gross,
          },
        ]}
      />
    </Panel>
  );
};
