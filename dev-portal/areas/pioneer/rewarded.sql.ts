import type { Rewarded } from "../../../src/domain/pioneer/pioneer-reward.ts";
import type { Sql } from "../../store/sql.ts";

/** Whose reward it is: the country of the account's company, and the account's language. */
export const rewardedAccount = async (sql: Sql, accountId: string): Promise<Rewarded> => {
  const [rewarded] = await sql<Rewarded>`
    select c.country, a.locale from accounts a join companies c on c.id = a.company_id where a.id = ${accountId}`;
  if (rewarded === undefined) throw new TypeError("a submission always has its account");
  return { country: rewarded.country, locale: rewarded.locale };
};
