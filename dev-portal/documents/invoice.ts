import type { Money } from "../../src/domain/kit/money.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { Address } from "../../src/domain/orders/order.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";
import { fill } from "../fill.ts";

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

export type PaperKind = "invoice" | "credit_note";

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

/** Who issues invoices, and where they are paid to. */
export interface InvoiceIssuer extends Issuer {
  readonly iban?: string;
  readonly bic?: string;
}

/** An invoice or a credit note as PDF (business §3), with the VAT of each rate. */
export const invoicePdf = async (
  invoice: InvoicePaper,
  locale: Locale,
  issuer: InvoiceIssuer,
): Promise<Buffer> => {
  const { texts, values, payment, paper } = inLanguage(locale, issuer);
  const { day, money, number, percent } = values;
  const words = texts.invoice;
  const isCredit = invoice.kind.code === "credit_note";
  const title = fill(words.title[isCredit ? "credit_note" : "invoice"], { number: invoice.id });
  const sheet = await paper(title, invoice.createdOn);
  sheet.lines(
    invoice.billingAddress === null ? [invoice.customer.name] : addressLines(invoice.billingAddress, values),
  );
  sheet.heading(title);
  sheet.facts([
    [texts.customerNumber, invoice.customer.debitor],
    [texts.vatId, invoice.customer.vatId],
    [texts.date, day(invoice.createdOn)],
    [words.dispatched, isCredit ? null : day(invoice.date)],
    [words.dueOn, invoice.dueOn === null ? null : day(invoice.dueOn)],
    [words.payment, payment(invoice.payment.code)],
    [texts.order, invoice.order],
    [words.delivery, invoice.delivery],
    [words.corrects, invoice.corrects],
  ]);
  sheet.table(
    [
      { heading: texts.position, width: 6, align: "right" },
      { heading: texts.article, width: 13 },
      { heading: texts.name, width: 30 },
      { heading: texts.quantity, width: 10, align: "right" },
      { heading: words.unitPrice, width: 15, align: "right" },
      { heading: words.discount, width: 10, align: "right" },
      { heading: words.vatRate, width: 8, align: "right" },
      { heading: words.amount, width: 17, align: "right" },
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
    { name: words.net, amount: money(invoice.net) },
    ...invoice.vat.map(({ rate, net, vat }) => ({
      name: fill(words.vat, { rate: percent(rate), net: money(net) }),
      amount: money(vat),
    })),
    { name: words.total, amount: money(invoice.amount), bold: true },
    ...invoice.settlements.map(({ id, date, amount }) => ({
      name: fill(words.settled, { number: id, day: day(date) }),
      amount: money({ ...amount, cents: -amount.cents }),
    })),
    { name: words.open, amount: money(invoice.open), bold: true },
  ]);
  if (!isCredit && invoice.open.cents > 0) {
    sheet.paragraph(words.settlementTime);
    if (issuer.iban !== undefined)
      sheet.facts([[words.bank, [issuer.iban, issuer.bic ?? ""].join(" ").trim()]]);
  }
  return sheet.finish();
};
