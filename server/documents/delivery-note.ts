import type { Address } from "../../src/domain/orders/address.ts";
import type { Locale } from "../../src/domain/shell/locale.ts";
import type { PaperCustomer } from "./invoice.ts";
import { addressLines, inLanguage, type Issuer } from "./kit/in-language.ts";

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
  const { t, values, paper } = inLanguage(locale, issuer);
  const title = t("document.delivery_note.title", { number: delivery.number });
  const sheet = await paper(title, delivery.date);
  sheet.lines(addressLines(delivery.shippingAddress, values));
  sheet.heading(title);
  sheet.facts([
    [t("document.customer_number"), delivery.customer.debitor],
    [t("document.date"), values.day(delivery.date)],
    [t("document.order"), delivery.order],
    [t("document.reference"), delivery.reference],
  ]);
  sheet.table(
    [
      { heading: t("document.position"), width: 8, align: "right" },
      { heading: t("document.article"), width: 20 },
      { heading: t("document.name"), width: 55 },
      { heading: t("document.quantity"), width: 17, align: "right" },
    ],
    delivery.lines.map(({ position, articleNumber, name, quantity }) => [
      String(position),
      articleNumber,
      name,
      values.number(quantity),
    ]),
  );
  if (delivery.shipments.length > 0) {
    sheet.subheading(t("document.delivery_note.parcels"));
    sheet.table(
      [
        { heading: t("document.delivery_note.carrier"), width: 40 },
        { heading: t("document.delivery_note.parcel"), width: 60 },
      ],
      delivery.shipments.map(({ carrier, number }) => [carrier, number]),
    );
  }
  return sheet.finish();
};
