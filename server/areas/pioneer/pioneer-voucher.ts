import { randomInt } from "node:crypto";
import { addMonths } from "../../../src/domain/products/cloud-service.ts";
import type { PioneerId } from "../../../src/domain/pioneer/pioneer.ts";
import { rewardOf } from "../../../src/domain/pioneer/pioneer-reward.ts";
import type { Sql } from "../../store/sql.ts";
import { dayText, todayOf } from "../kit/day.ts";
import { searchTextOf } from "../kit/fold.ts";
import { readRewards } from "./pioneer.content.ts";
import { rewardedAccount } from "./rewarded.sql.ts";

// Without the signs that are mistaken for one another.
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const word = (): string => Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join("");

/** The code of a submission's voucher: `PIONEER-2026-000123-K7QM2F`; its end cannot be guessed. */
const codeOf = (id: PioneerId): string => `PIONEER${id.slice("PI".length)}-${word()}`;

/** The submission that is rewarded. */
interface Rewarding {
  readonly id: PioneerId;
  readonly companyId: string;
  readonly accountId: string;
}

/** Issues the voucher of a submission and returns its code; undefined where no reward is kept for the company's country. */
export const issueVoucher = async (
  sql: Sql,
  { id, companyId, accountId }: Rewarding,
  now: Date,
): Promise<string | undefined> => {
  const reward = rewardOf(await readRewards(sql), await rewardedAccount(sql, accountId));
  if (reward === undefined) return undefined;
  const code = codeOf(id);
  const { cents, currency } = reward.amount;
  const until = dayText(addMonths(todayOf(now), reward.months));
  await sql`
    insert into vouchers (id, company_id, amount_cents, amount_currency, valid_until, quantity, used, search_text)
    values (${code}, ${companyId}, ${cents}, ${currency}, ${until}, 1, 0, ${searchTextOf(code)})`;
  return code;
};
