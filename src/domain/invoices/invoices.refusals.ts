import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Refusals of the documents of an account (business §1, §2; docs/decisions/documents.md). */
export const invoiceRefusals = {
  TOO_MANY_DOCUMENTS: {
    spec: "business §1",
    means: "More documents were chosen, or found by the filters, than one archive holds",
  },
  NO_DOCUMENTS: { spec: "business §1", means: "The filters find no invoice and no credit note" },
  DAY_FUTURE: { spec: "business §1", means: "The day of a statement of account is in the future" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type InvoiceRefusal = keyof typeof invoiceRefusals;

export const isInvoiceRefusal = isRefusalOf(invoiceRefusals);

export const archiveCodes = [
  "TOO_MANY_DOCUMENTS",
  "NO_DOCUMENTS",
] as const satisfies readonly InvoiceRefusal[];
export const statementCodes = ["DAY_FUTURE"] as const satisfies readonly InvoiceRefusal[];
