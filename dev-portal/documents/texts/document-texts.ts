import type { AgeBand } from "../statement.ts";
import type { PaperKind } from "../invoice.ts";

/** The words of the printed documents in one language, with placeholders such as `{number}`. */
export interface DocumentTexts {
  readonly page: string;
  readonly customerNumber: string;
  readonly vatId: string;
  readonly date: string;
  readonly order: string;
  readonly reference: string;
  readonly position: string;
  readonly article: string;
  readonly name: string;
  readonly quantity: string;
  readonly invoice: {
    readonly title: Readonly<Record<PaperKind, string>>;
    readonly dispatched: string;
    readonly dueOn: string;
    readonly payment: string;
    readonly delivery: string;
    readonly corrects: string;
    readonly unitPrice: string;
    readonly discount: string;
    readonly vatRate: string;
    /** The heading of a line's amount, which includes VAT. */
    readonly amount: string;
    readonly net: string;
    readonly vat: string;
    readonly total: string;
    readonly settled: string;
    readonly open: string;
    /** Below an invoice that is not paid yet (business §9). */
    readonly settlementTime: string;
    readonly bank: string;
  };
  readonly deliveryNote: {
    readonly title: string;
    readonly shipTo: string;
    readonly parcels: string;
    readonly carrier: string;
    readonly parcel: string;
  };
  readonly statement: {
    readonly title: string;
    readonly intro: string;
    readonly nothing: string;
    readonly kinds: Readonly<Record<PaperKind | "payment", string>>;
    readonly document: string;
    readonly description: string;
    readonly dueOn: string;
    readonly amount: string;
    readonly open: string;
    readonly balance: string;
    readonly overdue: string;
    readonly ages: Readonly<Record<AgeBand, string>>;
  };
  readonly registration: {
    readonly title: string;
    readonly intro: string;
    readonly product: string;
    readonly serial: string;
    readonly registeredOn: string;
    readonly purchasedOn: string;
    readonly project: string;
  };
  readonly certificate: {
    readonly title: string;
    readonly intro: string;
    readonly training: string;
    readonly number: string;
    readonly held: string;
    readonly place: string;
    readonly online: string;
    readonly company: string;
  };
}
