import { codesOf, withTexts } from "../kit/refusals.ts";

/** Refusals of an archive of documents (business §1, §2; docs/decisions/documents.md). */
export const archiveRefusals = withTexts("invoices.refused", {
  TOO_MANY_DOCUMENTS: {
    spec: "business §1",
    means: "More documents were chosen, or found by the filters, than one archive holds",
    values: ["max"],
  },
  NO_DOCUMENTS: { spec: "business §1", means: "The filters find no invoice and no credit note" },
});
export const archiveCodes = codesOf(archiveRefusals);

/** Refusals of a statement of account. */
export const statementRefusals = withTexts("invoices.refused", {
  DAY_FUTURE: { spec: "business §1", means: "The day of a statement of account is in the future" },
});
export const statementCodes = codesOf(statementRefusals);
