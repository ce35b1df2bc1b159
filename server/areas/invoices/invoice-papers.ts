import { isPaperKind, type InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { deliveryNotePdf } from "../../documents/delivery-note.ts";
import { invoicePdf, type InvoiceIssuer } from "../../documents/invoice.ts";
import type { Issuer } from "../../documents/kit/in-language.ts";
import { bytesContent } from "../../files/bytes-content.ts";
import { mediaTypes } from "../../files/media-types.ts";
import { fileAnswer, notFound, type HandlerContext } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { readDelivery } from "./delivery.sql.ts";
import { readInvoice } from "./invoice.sql.ts";

/** The name of a document's file. */
export const paperName = (id: string): string => `${id}.pdf`;

/** The PDF of an invoice or a credit note as it is on `today`; undefined if the account's company has no such document. */
export const readInvoicePdf = async (
  sql: Sql,
  account: Account,
  id: InvoiceNumber,
  {
    today,
    locale,
    issuer,
  }: { readonly today: Date; readonly locale: Locale; readonly issuer: InvoiceIssuer },
): Promise<Buffer | undefined> => {
  const document = await readInvoice(sql, account.companyId, id, today);
  return document === undefined || !isPaperKind(document.kind.code)
    ? undefined
    : invoicePdf(document, locale, issuer);
};

/** The answer of one delivery note of the account's company. */
export const answerDeliveryNote = async (
  { sql, account }: Pick<HandlerContext, "sql" | "account">,
  number: string,
  locale: Locale,
  issuer: Issuer,
) => {
  const delivery = await readDelivery(sql, account.companyId, number);
  return delivery === undefined
    ? notFound
    : fileAnswer(
        bytesContent(await deliveryNotePdf(delivery, locale, issuer)),
        paperName(number),
        mediaTypes.pdf,
      );
};
