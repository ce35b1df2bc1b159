import type { FigureReader } from "../../../src/domain/kit/figure-country.ts";
import type { Sql } from "../../store/sql.ts";

/** Whose reward it is: the country of the account's company, and the account's language. */
export const rewardedAccount = async (sql: Sql, accountId: string): Promise<FigureReader> => {
  const [rewarded] = await sql<FigureReader>`
    select c.country, a.locale from accounts a join companies c on c.id = a.company_id where a.id = ${accountId}`;
  if (rewarded === undefined) throw new TypeError("a submission always has its account");
  return { country: rewarded.country, locale: rewarded.locale };
};
