import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";

/** The number of an invoice, a credit note or a payment, as it is printed. */
export const InvoiceNumber = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(
  Schema.brand("InvoiceNumber"),
);
export type InvoiceNumber = typeof InvoiceNumber.Type;

/** What a ledger entry is. */
export const entryKinds = ["invoice", "credit_note", "payment"] as const;
export const EntryKind = codeOf(entryKinds);
export type EntryKind = typeof EntryKind.Type;
export type EntryKindCode = (typeof entryKinds)[number];

/** What invoices are paid with: credit notes and payments. */
export const settlingKinds = ["credit_note", "payment"] as const satisfies readonly EntryKindCode[];

/** What there is a document of as PDF: what was invoiced and credited. A payment is on the documents that it pays. */
export const paperKinds = ["invoice", "credit_note"] as const satisfies readonly EntryKindCode[];
export type PaperKindCode = (typeof paperKinds)[number];

export const isPaperKind = (code: string): code is PaperKindCode => paperKinds.some((kind) => kind === code);
