import { vatByRate } from "../../src/domain/invoices/vat.ts";
import { lineCents } from "../../src/domain/kit/rounding.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import type { DemoLedger } from "./ledger.ts";
import { marketOf } from "./markets.ts";
import type { DemoCompany } from "./people.ts";

/** What is invoiced of a booking. */
interface InvoicedBooking {
  /** The invoice's number. */
  readonly id: string;
  readonly company: DemoCompany;
  readonly training: { readonly id: string; readonly title: string };
  /** Without VAT. */
  readonly priceCents: number;
  readonly currency: string;
  /** The day of the training, `2026-11-21`. */
  readonly day: string;
}

/** The invoice of a training, and its payment by card on the same day. */
export const trainingInvoice = ({
  id,
  company,
  training,
  priceCents,
  currency,
  day,
}: InvoicedBooking): DemoLedger => {
  const { vat: vatRate } = marketOf(company.country);
  const cents = lineCents({ unitCents: priceCents, quantity: 1, discount: 0, vatRate });
  const [share] = vatByRate([{ vatRate, cents }]);
  const payment = id.replace(/^RT/, "PT");
  const { name, street, zip, city, country } = company;
  const common = {
    company_id: company.id,
    posted_on: day,
    created_on: day,
    open_cents: 0,
    currency,
    payment_method: "credit_card",
    order_id: null,
    delivery_number: null,
    corrects_id: null,
  } as const;
  return {
    entries: [
      {
        ...common,
        id,
        kind: "invoice",
        due_on: day,
        description: training.title,
        amount_cents: cents,
        net_cents: share?.net ?? cents,
        billing_address: { name, street, zip, city, country },
        search_text: searchTextOf(id, training.title),
      },
      {
        ...common,
        id: payment,
        kind: "payment",
        due_on: null,
        description: id,
        amount_cents: -cents,
        net_cents: 0,
        billing_address: null,
        search_text: searchTextOf(payment, id),
      },
    ],
    lines: [
      {
        entry_id: id,
        position: 1,
        article_number: training.id,
        name: training.title,
        quantity: 1,
        unit_price_cents: priceCents,
        discount: 0,
        vat_rate: vatRate,
        subtotal_cents: cents,
      },
    ],
    settlements: [{ document_id: id, settled_by: payment, settled_on: day, cents }],
  };
};
