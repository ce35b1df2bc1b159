import * as Schema from "effect/Schema";
import { InvoiceNumber } from "../domain/invoices/document.ts";
import { Locale } from "./by-locale.ts";
import { call, file, form } from "./call.ts";

// Apart from the other calls of invoices: the screens of orders make this one alone.
export const getInvoicePdf = call({
  path: "/api/getInvoicePdf",
  summary: "An invoice or a credit note as PDF, in a language",
  access: "invoices",
  kind: "read",
  body: form(Schema.Struct({ id: InvoiceNumber, instance: Locale })),
  answer: file,
  failures: [],
});
