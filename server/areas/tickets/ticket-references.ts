import type { ReferenceCode } from "../../../src/domain/tickets/tickets.refusals.ts";
import * as Schema from "effect/Schema";
import type { OrderId } from "../../../src/domain/orders/order-summary.ts";
import { RemoteConnectResult } from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import type { InvoiceNumber } from "../../../src/domain/invoices/document.ts";
import { missingReference, type TicketAreaCode } from "../../../src/domain/tickets/ticket-area.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import { refused, type Refusal } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import { readResults } from "../products/remote-connect.sql.ts";

/** The references in a request. */
export interface GivenReferences {
  readonly area?: TicketAreaCode;
  readonly order?: OrderId;
  readonly invoice?: InvoiceNumber;
  readonly serial?: SerialNumber;
}

const notFoundAt = (field: string) => refused("REFERENCE_NOT_FOUND", { field });

/** Why a reference is refused; undefined if valid. Orders, invoices and products have to be the company's. */
export const referenceProblem = async (
  sql: Sql,
  account: Account,
  given: GivenReferences,
): Promise<Refusal<ReferenceCode> | undefined> => {
  const missing = missingReference(given.area, given);
  if (missing !== undefined) return refused("REQUIRED_FIELDS_MISSING", { field: missing });
  const { order, invoice, serial } = given;
  if (
    order !== undefined &&
    (await sql`select from orders where id = ${order} and ${ownCompany(sql, account)}`).length === 0
  )
    return notFoundAt("order");
  if (
    invoice !== undefined &&
    (
      await sql`select from ledger_entries where id = ${invoice} and kind <> 'payment' and ${ownCompany(sql, account)}`
    ).length === 0
  )
    return notFoundAt("invoice");
  if (
    serial !== undefined &&
    (await sql`select from products where serial = ${serial} and ${ownCompany(sql, account)}`).length === 0
  )
    return notFoundAt("serial");
  return undefined;
};

const encodeResult = Schema.encodeSync(RemoteConnectResult);

/** The result to attach to a ticket about a product; undefined if the account may not see it or it is another product's. */
export const attachedResult = async (
  sql: Sql,
  account: Account,
  serial: SerialNumber | undefined,
  id: string,
): Promise<typeof RemoteConnectResult.Encoded | undefined> => {
  if (serial === undefined || !holdsRight("manage_products", account.rights)) return undefined;
  const result = (await readResults(sql, serial)).find((candidate) => candidate.id === id);
  return result === undefined ? undefined : encodeResult(result);
};
