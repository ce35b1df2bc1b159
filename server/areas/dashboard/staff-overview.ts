import type { StaffOverview, Waiting } from "../../../src/domain/dashboard/staff-overview.ts";
import { holdsRight } from "../../../src/domain/shell/access.ts";
import { waitingAges, type WaitingAge } from "../../../src/domain/support/support-case.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { foundCases, waitingAge } from "../support/support-cases.sql.ts";

const waitingIn = async (sql: Sql, rows: SqlPart, since: SqlPart): Promise<Waiting> => {
  const [found] = await sql<Waiting>`select count(*) as count, min(${since}) as since from ${rows}`;
  return found ?? { count: 0, since: null };
};

const readTickets = async (
  sql: Sql,
  account: Account,
  now: Date,
): Promise<NonNullable<StaffOverview["tickets"]>> => {
  const found = await sql<{ age: WaitingAge; count: number; since: Date }>`
    select ${waitingAge(sql, now)} as age, count(*) as count, min(t.last_activity_at) as since
    from tickets t where ${foundCases(sql, account, now, { waiting: "support" })} group by 1 order by since`;
  const ages = waitingAges.map((age) => ({ age, count: found.find((one) => one.age === age)?.count ?? 0 }));
  return {
    count: ages.reduce((total, { count }) => total + count, 0),
    since: found[0]?.since ?? null,
    ages,
  };
};

/** The number of the company's rows; null where there are none. */
const countOwn = async (sql: Sql, account: Account, table: SqlPart): Promise<number | null> => {
  const { count } = await waitingIn(
    sql,
    sql.part`${table} where ${ownCompany(sql, account)}`,
    sql.part`null::timestamptz`,
  );
  return count === 0 ? null : count;
};

/** What waits for staff, counted as their lists count it. */
export const readStaffOverview = async (sql: Sql, account: Account, now: Date): Promise<StaffOverview> => ({
  tickets: holdsRight("tickets", account.rights) ? await readTickets(sql, account, now) : null,
  licences: await waitingIn(sql, sql.part`licence_reviews where status = 'pending'`, sql.part`submitted_at`),
  references: await waitingIn(
    sql,
    sql.part`reference_projects where status = 'pending'`,
    sql.part`submitted_at`,
  ),
  submissions: await waitingIn(
    sql,
    sql.part`pioneer_submissions where status <> 'done'`,
    sql.part`submitted_at`,
  ),
  own: {
    orders: holdsRight("webshop_orders", account.rights)
      ? await countOwn(sql, account, sql.part`orders`)
      : null,
    products: holdsRight("manage_products", account.rights)
      ? await countOwn(sql, account, sql.part`products`)
      : null,
  },
});
