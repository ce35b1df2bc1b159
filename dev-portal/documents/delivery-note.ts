import type { Address } from "../../src/domain/orders/order.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { PaperCustomer } from "./invoice.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";
import { fill } from "../fill.ts";

/** What a delivery note shows; it names no prices. */
export interface DeliveryPaper {
  readonly number: string;
  readonly date: Date;
  readonly order: string;
  readonly reference: string;
  readonly customer: PaperCustomer;
  readonly shippingAddress: Address;
  readonly lines: readonly {
    readonly position: number;
    readonly articleNumber: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly shipments: readonly { readonly number: string; readonly carrier: string }[];
}

/** A delivery note as PDF (business §3). */
export const deliveryNotePdf = async (
  delivery: DeliveryPaper,
  locale: Locale,
  issuer: Issuer,
): Promise<Buffer> => {
  const { texts, values, paper } = inLanguage(locale, issuer);
  const words = texts.deliveryNote;
  const title = fill(words.title, { number: delivery.number });
  const sheet = await paper(title, delivery.date);
  sheet.lines(addressLines(delivery.shippingAddress, values));
  sheet.heading(title);
  sheet.facts([
    [texts.customerNumber, delivery.customer.debitor],
    [texts.date, values.day(delivery.date)],
    [texts.order, delivery.order],
    [texts.reference, delivery.reference],
  ]);
  sheet.table(
    [
      { heading: texts.position, width: 8, align: "right" },
      { heading: texts.article, width: 20 },
      { heading: texts.name, width: 55 },
      { heading: texts.quantity, width: 17, align: "right" },
    ],
    delivery.lines.map(({ position, articleNumber, name, quantity }) => [
      String(position),
      articleNumber,
      name,
      values.number(quantity),
    ]),
  );
  if (delivery.shipments.length > 0) {
    sheet.subheading(words.parcels);
    sheet.table(
      [
        { heading: words.carrier, width: 40 },
        { heading: words.parcel, width: 60 },
      ],
      delivery.shipments.map(({ carrier, number }) => [carrier, number]),
    );
  }
  return sheet.finish();
};
