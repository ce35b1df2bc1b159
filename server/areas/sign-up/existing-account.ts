import { refused, type Refusal } from "../../http/handler.ts";
import { holderOf } from "../../accounts/stale-invitations.ts";
import type { Sql } from "../../store/sql.ts";

type ExistingAccountCode = "WEBACCOUNT_EXISTS_ACTIVE" | "WEBACCOUNT_EXISTS_INACTIVE";

/** The refusal of an address that has an account: activated or not (business §8). */
export const refuseExisting = async (
  sql: Sql,
  email: string,
  now: Date,
): Promise<Refusal<ExistingAccountCode> | undefined> => {
  const holder = await holderOf(sql, email, now);
  if (holder === undefined) return undefined;
  return refused(holder.active ? "WEBACCOUNT_EXISTS_ACTIVE" : "WEBACCOUNT_EXISTS_INACTIVE", {
    field: "email",
  });
};
