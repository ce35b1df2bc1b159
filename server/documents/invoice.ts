import type { Creditor } from "../../src/domain/invoices/creditor.ts";
import type { Money } from "../../src/domain/kit/money.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { Address } from "../../src/domain/orders/address.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";

/** A code of the server; one that is not known is printed as it is. */
export interface PaperCode {
  readonly code: string;
}

/** The company that a document is made out to. */
export interface PaperCustomer {
  readonly name: string;
  /** The customer number. */
  readonly debitor: string | null;
  /** Empty without one. */
  readonly vatId: string;
}

/** What an invoice or a credit note shows (business §3). Credit notes have negative amounts. */
export interface InvoicePaper {
  readonly id: string;
  readonly kind: PaperCode;
  readonly createdOn: Date;
  /** The day of dispatch; of a credit note that of its posting. */
  readonly date: Date;
  readonly dueOn: Date | null;
  readonly payment: PaperCode;
  readonly order: string | null;
  readonly delivery: string | null;
  /** The invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly customer: PaperCustomer;
  readonly billingAddress: Address | null;
  /** Each line's subtotal includes VAT. */
  readonly lines: readonly {
    readonly position: number;
    readonly articleNumber: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly discount: number;
    readonly vatRate: number;
    readonly subtotal: Money;
  }[];
  readonly net: Money;
  readonly vat: readonly { readonly rate: number; readonly net: Money; readonly vat: Money }[];
  readonly amount: Money;
  /** What was set off against it. */
  readonly settlements: readonly { readonly id: string; readonly date: Date; readonly amount: Money }[];
  readonly open: Money;
}

/** Who issues invoices, and where they are paid to, by currency. */
export interface InvoiceIssuer extends Issuer {
  readonly accounts: readonly Creditor[];
}

/** An invoice or a credit note as PDF (business §3), with the VAT of each rate. */
export const invoicePdf = async (
  invoice: InvoicePaper,
  locale: Locale,
  issuer: InvoiceIssuer,
): Promise<Buffer> => {
  const { t, values, codeText, paper } = inLanguage(locale, issuer);
  const { day, money, number, percent } = values;
  const isCredit = invoice.kind.code === "credit_note";
  const title = t(`document.invoice.title.${isCredit ? "credit_note" : "invoice"}`, { number: invoice.id });
  const sheet = await paper(title, invoice.createdOn);
  sheet.lines(
    invoice.billingAddress === null ? [invoice.customer.name] : addressLines(invoice.billingAddress, values),
  );
  sheet.heading(title);
  sheet.facts([
    [t("document.customer_number"), invoice.customer.debitor],
    [t("document.vat_id"), invoice.customer.vatId],
    [t("document.date"), day(invoice.createdOn)],
    [t("document.invoice.dispatched"), isCredit ? null : day(invoice.date)],
    [t("document.invoice.due_on"), invoice.dueOn === null ? null : day(invoice.dueOn)],
    [t("document.invoice.payment"), codeText(invoice.payment.code, (code) => `order.payment.${code}`)],
    [t("document.order"), invoice.order],
    [t("document.invoice.delivery"), invoice.delivery],
    [t("document.invoice.corrects"), invoice.corrects],
  ]);
  sheet.table(
    [
      { heading: t("document.position"), width: 6, align: "right" },
      { heading: t("document.article"), width: 13 },
      { heading: t("document.name"), width: 30 },
      { heading: t("document.quantity"), width: 10, align: "right" },
      { heading: t("document.invoice.unit_price"), width: 15, align: "right" },
      { heading: t("document.invoice.discount"), width: 10, align: "right" },
      { heading: t("document.invoice.vat_rate"), width: 8, align: "right" },
      { heading: t("document.invoice.amount"), width: 17, align: "right" },
    ],
    invoice.lines.map((line) => [
      String(line.position),
      line.articleNumber,
      line.name,
      number(line.quantity),
      money(line.unitPrice),
      line.discount === 0 ? "" : percent(line.discount),
      percent(line.vatRate),
      money(line.subtotal),
    ]),
  );
  sheet.sums([
    { name: t("document.invoice.net"), amount: money(invoice.net) },
    ...invoice.vat.map(({ rate, net, vat }) => ({
      name: t("document.invoice.vat", { rate: percent(rate), net: money(net) }),
      amount: money(vat),
    })),
    { name: t("document.invoice.total"), amount: money(invoice.amount), bold: true },
    ...invoice.settlements.map(({ id, date, amount }) => ({
      name: t("document.invoice.settled", { number: id, day: day(date) }),
      amount: money({ ...amount, cents: -amount.cents }),
    })),
    { name: t("document.invoice.open"), amount: money(invoice.open), bold: true },
  ]);
  if (!isCredit && invoice.open.cents > 0) {
    sheet.paragraph(t("document.invoice.settlement_time"));
    const account = issuer.accounts.find(({ currency }) => currency === invoice.open.currency);
    if (account !== undefined) sheet.facts([[t("document.invoice.bank"), `${account.iban} ${account.bic}`]]);
  }
  return sheet.finish();
};
