import { invoiceList } from "../../../src/domain/invoices/invoices.lists.ts";
import { typed } from "../../../src/domain/kit/typed.ts";
import * as Schema from "effect/Schema";
import {
  EntryKind,
  InvoiceNumber,
  paperKinds,
  settlingKinds,
} from "../../../src/domain/invoices/document.ts";
import {
  InvoiceState,
  type InvoiceStateCode,
  type LedgerEntry,
} from "../../../src/domain/invoices/invoice.ts";
import { COLLECTION_DAYS, methodsOf } from "../../../src/domain/invoices/paying.ts";
import type { Page, FilterOf, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { PaymentMethod } from "../../../src/domain/orders/payment-method.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf, dayOrNull, dayText } from "../kit/day.ts";
import { isRanged, listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";

/** Filter and sorting of the ledger, also used by the CSV without paging. */
export type InvoiceListRequest = ListRequestOf<typeof invoiceList>;

export const toInvoiceNumber = Schema.decodeSync(InvoiceNumber);
export const toEntryKind = Schema.decodeSync(EntryKind);
export const toPaymentMethod = Schema.decodeSync(PaymentMethod);
const toState = Schema.decodeSync(InvoiceState);

/** A stored entry with its state. */
export interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly posted_on: string;
  readonly due_on: string | null;
  readonly description: string;
  readonly amount_cents: number;
  readonly open_cents: number;
  readonly currency: string;
  readonly state: string;
  readonly payment_method: string;
  readonly order_id: string | null;
}

/** The condition of what `isOverdueOn` says of a row with a due day. Calendar days are those of UTC, as everywhere in the store. */
const overdue = (sql: Sql, today: Date): SqlPart => sql.part`(due_on < ${dayText(today)}::date
  and payment_method <> all (${methodsOf("nothing")}::text[])
  and (due_on < ${dayText(today)}::date - ${COLLECTION_DAYS}::int or payment_method <> all (${methodsOf("debit")}::text[])))`;

/** The condition of each state on a day (business §4). */
const stateConditions = (sql: Sql, today: Date): Readonly<Record<InvoiceStateCode, SqlPart>> => ({
  open: sql.part`(open_cents <> 0 and (due_on is null or not ${overdue(sql, today)}))`,
  due: sql.part`(open_cents <> 0 and ${overdue(sql, today)})`,
  paid: sql.part`open_cents = 0`,
});

const inStates = (sql: Sql, today: Date, status: readonly InvoiceStateCode[] = []): SqlPart => {
  const [first, ...others] = status.map((state) => stateConditions(sql, today)[state]);
  if (first === undefined) return sql.part``;
  return sql.part`and (${others.reduce((all, condition) => sql.part`${all} or ${condition}`, first)})`;
};

/** The columns of an `EntryRow`, of `ledger_entries`. */
export const entryColumns = (sql: Sql, today: Date): SqlPart => {
  const { paid, due } = stateConditions(sql, today);
  return sql.part`id, kind, posted_on, due_on, description, amount_cents, open_cents, currency, payment_method, order_id,
    case when ${paid} then 'paid' when ${due} then 'due' else 'open' end as state`;
};

/** The number of a document or an order, or its beginning with at least six digits; upper case, as all numbers are. */
const numberOf = (search: string): string | undefined => {
  const word = typed(search, "code").trim().toUpperCase();
  return /^[A-Z]+-[\dA-Z.-]+$/.test(word) && word.replaceAll(/\D/g, "").length >= 6 ? word : undefined;
};

// Many numbers have the trigrams of one, which takes an index of trigrams longer the more there are; beginnings are in order.
const searchedFor = (sql: Sql, search: string): SqlPart => {
  const number = numberOf(search);
  if (number === undefined) return listConditions(sql, { search });
  const beginning = `${number}%`;
  return sql.part`and (id like ${beginning} or order_id like ${beginning} or description like ${beginning})`;
};

/**
 * The condition of an account's filtered entries: every word of the search occurs in number, order or description. A number finds what
 * begins with it: the document, all of an order, and the payments of an invoice.
 */
export const foundEntries = (
  sql: Sql,
  account: Pick<Account, "companyId">,
  today: Date,
  { search, status, kind, settling, ...ranges }: FilterOf<typeof invoiceList> = {},
): SqlPart => sql.part`
  ${ownCompany(sql, account)} ${inStates(sql, today, status)}
  ${kind === undefined ? sql.part`` : sql.part`and kind = ${kind}`}
  ${settling === undefined ? sql.part`` : sql.part`and kind = any (${settlingKinds}::text[])`}
  ${listConditions(sql, ranges, { day: sql.part`posted_on`, amount: sql.part`amount_cents` })}
  ${search === undefined ? sql.part`` : searchedFor(sql, search)}`;

/** The sorting of the ledger: newest first by default. */
export const orderOfLedger = (sql: Sql, sort?: InvoiceListRequest["sort"]): SqlPart =>
  orderOf(sql, invoiceList, sort, {
    date: sql.part`posted_on`,
    dueOn: sql.part`due_on`,
    id: sql.part`id`,
    amount: sql.part`amount_cents`,
    open: sql.part`open_cents`,
  });

/** A row as an entry of the ledger. */
export const entryOf = (row: EntryRow): LedgerEntry => ({
  id: toInvoiceNumber(row.id),
  kind: toEntryKind(row.kind),
  date: dayOf(row.posted_on),
  dueOn: dayOrNull(row.due_on),
  description: row.description,
  amount: { cents: row.amount_cents, currency: row.currency },
  open: { cents: row.open_cents, currency: row.currency },
  state: toState(row.state),
  payment: toPaymentMethod(row.payment_method),
});

const isNarrowed = ({
  search,
  status = [],
  kind,
  settling,
  ...ranges
}: FilterOf<typeof invoiceList> = {}): boolean =>
  isRanged(ranges) ||
  search !== undefined ||
  kind !== undefined ||
  settling !== undefined ||
  status.length > 0;

/** The numbers of a filter's invoices and credit notes, the newest first and at most `limit`: those of `ids` alone, if there are any. */
export const findPapers = async (
  sql: Sql,
  account: Account,
  today: Date,
  {
    ids,
    filter,
  }: { readonly ids?: readonly InvoiceNumber[]; readonly filter?: FilterOf<typeof invoiceList> },
  limit: number,
): Promise<readonly InvoiceNumber[]> => {
  const named = ids === undefined ? sql.part`` : sql.part`and id = any (${ids}::text[])`;
  const rows = await sql<{ id: string }>`
    select id from ledger_entries where ${foundEntries(sql, account, today, filter)} ${named} and kind = any (${paperKinds}::text[])
    ${orderOfLedger(sql)} limit ${limit}`;
  return rows.map(({ id }) => toInvoiceNumber(id));
};

/** One page of an account's ledger, with the number over all pages. */
export const listEntries = (
  sql: Sql,
  account: Pick<Account, "companyId">,
  today: Date,
  request: InvoiceListRequest,
): Promise<Page<LedgerEntry>> => {
  const found = foundEntries(sql, account, today, request.filter);
  return readPage(
    sql,
    {
      table: sql.part`ledger_entries`,
      columns: entryColumns(sql, today),
      found,
      order: orderOfLedger(sql, request.sort),
      unsearched: {
        // All entries are counted by their highest number: counting them takes longer the more there are.
        total: isNarrowed(request.filter)
          ? sql.part`select count(*) as total from ledger_entries where ${found}`
          : sql.part`select coalesce(max(entry_number), 0) as total from ledger_entries where ${ownCompany(sql, account)}`,
        ask: sql,
      },
      itemOf: entryOf,
    },
    request,
  );
};
