import { typed } from "../../../src/domain/kit/typed.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";

/** The number of the company's order, if a search is the whole number of one: it is then found by its key. */
export const searchedNumber = async (
  sql: Sql,
  account: Account,
  search = "",
): Promise<string | undefined> => {
  const number = typed(search, "code").trim().toUpperCase();
  if (number === "") return undefined;
  const [order] = await sql<{
    id: string;
  }>`select id from orders where id = ${number} and ${ownCompany(sql, account)}`;
  return order?.id;
};
