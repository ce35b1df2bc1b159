import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { isFutureDay } from "../../../src/domain/invoices/statement.ts";
import type { InvoiceIssuer } from "../../documents/invoice.ts";
import { createBoundedQueue } from "../../accounts/bounded-queue.ts";
import { statementPdf } from "../../documents/statement.ts";
import { archiveContent } from "../../files/archive.ts";
import { bytesContent } from "../../files/bytes-content.ts";
import { mediaTypes } from "../../files/media-types.ts";
import { fileAnswer, notFound, refused, type Handlers } from "../../http/handler.ts";
import { dayText, todayOf } from "../kit/day.ts";
import { answerDeliveryNote, paperName, readInvoicePdf } from "./invoice-papers.ts";
import { readInvoice } from "./invoice.sql.ts";
import { findPapers } from "./ledger.sql.ts";
import { readStatement } from "./statement.sql.ts";

/** How many documents one archive holds at most: each is written while the archive is sent. */
export const ARCHIVE_MAX = 100;

/** The documents of archives are written one at a time, and accounts have turns: who asks for many archives waits, and nobody else does. */
const inTurn = createBoundedQueue({ atOnce: 1, waiting: 1_000 });

/** The documents of the account's company as PDF (business §1, §2); the right is checked by dispatch. */
export const createInvoicePapersHandlers = (
  issuer: InvoiceIssuer,
): Handlers<"getInvoicePdf" | "getInvoiceDeliveryNote" | "getStatement" | "getInvoicesArchive"> => ({
  getInvoicePdf: async ({ sql, account, now }, { id, instance }) => {
    const pdf = await readInvoicePdf(sql, account, id, {
      today: todayOf(now()),
      locale: instance,
      issuer,
    });
    return pdf === undefined ? notFound : fileAnswer(bytesContent(pdf), paperName(id), mediaTypes.pdf);
  },
  getInvoiceDeliveryNote: async ({ sql, account, now }, { id, instance }) => {
    const invoice = await readInvoice(sql, account.companyId, id, todayOf(now()));
    return invoice === undefined || invoice.delivery === null
      ? notFound
      : answerDeliveryNote({ sql, account }, invoice.delivery, instance, issuer);
  },
  getStatement: async ({ sql, account, now }, { day, instance }) => {
    if (isFutureDay(day, todayOf(now()))) return refused("DAY_FUTURE", { field: "day", status: 422 });
    const pdf = await statementPdf(await readStatement(sql, account.companyId, day), instance, issuer);
    return fileAnswer(bytesContent(pdf), `statement-${dayText(day)}.pdf`, mediaTypes.pdf);
  },
  getInvoicesArchive: async ({ sql, account, now }, { instance, ...wanted }) => {
    const today = todayOf(now());
    const ids = await findPapers(sql, account, today, wanted, ARCHIVE_MAX + 1);
    if (ids.length > ARCHIVE_MAX) return refused("TOO_MANY_DOCUMENTS");
    if (wanted.ids !== undefined && ids.length < new Set(wanted.ids).size) return notFound;
    if (ids.length === 0) return refused("NO_DOCUMENTS");
    const parts = ids.map((id) => ({
      name: paperName(id),
      content: {
        open: async () => {
          const pdf = await inTurn(
            async () => {
              // The embedded store answers without giving way to what has come meanwhile.
              await setImmediate();
              return readInvoicePdf(sql, account, id, { today, locale: instance, issuer });
            },
            { by: [account.id] },
          );
          if (pdf === undefined) throw new Error(`the document ${id} is gone`);
          return Readable.from([pdf], { objectMode: false });
        },
      },
    }));
    return fileAnswer(archiveContent(parts, now()), `invoices-${dayText(today)}.zip`, mediaTypes.zip);
  },
});
