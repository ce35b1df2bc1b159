import type { Addressee } from "../mail/letters.ts";
import type { Sql } from "../store/sql.ts";

/** The account data that e-mails need. */
export interface StoredAddressee extends Addressee {
  readonly id: string;
  readonly activated: boolean;
  readonly owner: boolean;
  readonly company: string;
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly activated: boolean;
  readonly owner: boolean;
  readonly company: string;
}

/** Finds the addressee of an e-mail; undefined for a deactivated account. */
export const findAddressee = async (
  sql: Sql,
  by: { readonly id: string } | { readonly email: string },
): Promise<StoredAddressee | undefined> => {
  const condition = "id" in by ? sql.part`a.id = ${by.id}` : sql.part`a.email = ${by.email}`;
  const [row] = await sql<Row>`
    select a.id, a.email, a.locale, a.first_name, a.last_name, a.activated_at is not null as activated, a.rights is null as owner, c.name as company
    from accounts a join companies c on c.id = a.company_id where ${condition} and a.deactivated_at is null`;
  if (row === undefined) return undefined;
  const { first_name: first, last_name: last, ...rest } = row;
  return { ...rest, name: `${first} ${last}` };
};
