import { refused, type Refusal } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

type ExistingAccountCode = "WEBACCOUNT_EXISTS_ACTIVE" | "WEBACCOUNT_EXISTS_INACTIVE";

/** The refusal of an address that has an account: activated or not (business §8). */
export const refuseExisting = async (
  sql: Sql,
  email: string,
): Promise<Refusal<ExistingAccountCode> | undefined> => {
  const [row] = await sql<{
    active: boolean;
  }>`select activated_at is not null as active from accounts where email = ${email}`;
  if (row === undefined) return undefined;
  return refused(row.active ? "WEBACCOUNT_EXISTS_ACTIVE" : "WEBACCOUNT_EXISTS_INACTIVE", { field: "email" });
};
