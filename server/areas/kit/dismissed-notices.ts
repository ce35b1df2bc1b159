import type { Account } from "../../accounts/account.ts";
import type { Sql } from "../../store/sql.ts";

/** Leaves a notice out for an account until a moment. */
export const dismissNotice = async (
  sql: Sql,
  account: Account,
  notice: string,
  until: Date,
): Promise<void> => {
  await sql`
    insert into dismissed_notices (account_id, notice, until) values (${account.id}, ${notice}, ${until})
    on conflict (account_id, notice) do update set until = excluded.until`;
};

/** Shows a notice again. */
export const restoreNotice = async (sql: Sql, account: Account, notice: string): Promise<void> => {
  await sql`delete from dismissed_notices where account_id = ${account.id} and notice = ${notice}`;
};

/** The names of the notices that an account has dismissed. */
export const dismissedNotices = async (sql: Sql, account: Account, now: Date): Promise<readonly string[]> => {
  const rows = await sql<{ notice: string }>`
    select notice from dismissed_notices where account_id = ${account.id} and until > ${now}`;
  return rows.map(({ notice }) => notice);
};

/** Deletes what is shown again. */
export const purgeDismissedNotices = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from dismissed_notices where until <= ${now}`;
};
