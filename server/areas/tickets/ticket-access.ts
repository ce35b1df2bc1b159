import type { Account } from "../../accounts/account.ts";
import { ownCompany } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** True for the manufacturer's staff, who answer all companies' tickets. */
export const isStaff = ({ groups }: Pick<Account, "groups">): boolean => groups.includes("ma");

/** The condition of tickets that an account may read and write: those of its company, for staff all. */
export const reachableTickets = (sql: Sql, account: Account): SqlPart =>
  isStaff(account) ? sql.part`true` : ownCompany(sql, account);
