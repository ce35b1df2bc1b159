import type { CsvRequest } from "../../../src/api/csv-fields.ts";
import { lineCents } from "../../../src/domain/kit/rounding.ts";
import { periodDays, type IntrastatPeriod } from "../../../src/domain/orders/intrastat.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";
import { amount, country, day, number, text, csvColumns } from "../kit/csv-columns.ts";
import { csvLines, csvWriter } from "../kit/csv-lines.ts";
import { dayText } from "../kit/day.ts";

interface DeliveredRow {
  readonly number: string;
  readonly dated: string;
  readonly commodity_code: string | null;
  readonly country_of_origin: string | null;
  readonly destination: string;
  readonly net_mass_g: number | null;
  readonly quantity: string;
  readonly unit_price_cents: number;
  readonly discount: string;
  readonly currency: string;
}

/** Grams of some pieces as kilograms with three decimals; empty for an article whose mass is not known. */
const kilograms = (gramsEach: number | null, quantity: number): string | null =>
  gramsEach === null ? null : (Math.round(gramsEach * quantity) / 1_000).toFixed(3);

const valueCents = (row: DeliveredRow): number =>
  lineCents({
    unitCents: row.unit_price_cents,
    quantity: Number(row.quantity),
    discount: Number(row.discount),
    vatRate: 0,
  });

export const intrastatColumns = csvColumns<DeliveredRow>({
  Document: ["invoices.column.id", (row) => text(row.number)],
  Date: ["invoices.column.date", (row) => day(row.dated)],
  "Commodity code": ["csv.commodity_code", (row) => text(row.commodity_code)],
  "Country of origin": ["csv.country_of_origin", (row) => country(row.country_of_origin)],
  "Country of destination": ["csv.destination", (row) => country(row.destination)],
  "Net mass kg": ["csv.net_mass", (row) => number(kilograms(row.net_mass_g, Number(row.quantity)))],
  Quantity: ["invoice.line.quantity", (row) => number(Number(row.quantity))],
  Value: ["csv.net_value", (row) => amount(valueCents(row))],
  Currency: ["csv.currency", (row) => text(row.currency)],
});

/** What was delivered to the company in a period as chunks of a CSV file, a line for each article of a delivery; values are net of VAT. */
export const intrastatCsv = (
  sql: Sql,
  account: Account,
  { period, ...asked }: { readonly period: IntrastatPeriod } & CsvRequest,
): AsyncIterable<string> => {
  const { from, to } = periodDays(period);
  return csvLines<DeliveredRow>({
    writer: csvWriter(intrastatColumns, asked, account),
    readIds: async () => {
      const rows = await sql<{ id: string }>`
        select p.number as id from order_papers p
        where p.kind = 'delivery' and p.dated between ${dayText(from)} and ${dayText(to)}
          and exists (select from orders o where o.id = p.order_id and ${ownCompany(sql, account)})
        order by p.dated, p.number`;
      return rows.map(({ id }) => id);
    },
    // What was delivered are the lines of its invoice.
    readRows: (numbers) => sql<DeliveredRow>`
      select p.number, p.dated, a.commodity_code, a.country_of_origin, o.shipping_address->>'country' as destination, a.net_mass_g,
        l.quantity, l.unit_price_cents, l.discount, o.currency
      from unnest(${numbers}::text[]) with ordinality as wanted (number, place)
      join order_papers p on p.number = wanted.number and p.kind = 'delivery'
      join orders o on o.id = p.order_id
      join ledger_entries e on e.delivery_number = p.number and e.company_id = o.company_id and e.kind = 'invoice'
      join ledger_lines l on l.entry_id = e.id
      left join articles a on a.number = l.article_number
      where o.${ownCompany(sql, account)}
      order by place, l.position`,
  });
};
