import type { Sql } from "../store/sql.ts";

/** A sentence for each customer number that no company has. */
export const unknownCustomers = async (
  sql: Sql,
  entries: readonly { readonly customer: string }[],
): Promise<readonly string[]> => {
  const unknown = await sql<{ customer: string }>`
    select distinct customer from unnest(${entries.map(({ customer }) => customer)}::text[]) as wanted (customer)
    where not exists (select from companies where debitor = customer) order by customer`;
  return unknown.map(({ customer }) => `no company has the customer number ${customer}`);
};
