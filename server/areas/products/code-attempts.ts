import { CODE_ATTEMPTS, CODE_ATTEMPTS_WINDOW } from "../../../src/domain/products/code-attempts.ts";
import type { Account } from "../../accounts/account.ts";
import { refused, type Refusal } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

const windowStart = (now: Date): Date => new Date(now.getTime() - CODE_ATTEMPTS_WINDOW * 1000);

/** Refuses an account after too many wrong attempts; undefined if it may try. */
export const tooManyAttempts = async (
  sql: Sql,
  { id }: Account,
  now: Date,
): Promise<Refusal<"TOO_MANY_ATTEMPTS"> | undefined> => {
  const tried = await sql<{ tried_at: Date }>`
    select tried_at from code_attempts where account_id = ${id} and tried_at > ${windowStart(now)} order by tried_at desc limit ${CODE_ATTEMPTS}`;
  const oldest = tried.length < CODE_ATTEMPTS ? undefined : tried.at(-1);
  if (oldest === undefined) return undefined;
  const retryAfter = Math.ceil((oldest.tried_at.getTime() - windowStart(now).getTime()) / 1000);
  return refused("TOO_MANY_ATTEMPTS", { status: 429, retryAfter });
};

/** Counts a wrong attempt and returns its refusal. */
export const countAttempt = async <Code extends string>(
  sql: Sql,
  { id }: Account,
  now: Date,
  refusal: Refusal<Code>,
): Promise<Refusal<Code>> => {
  await sql`insert into code_attempts (account_id, tried_at) values (${id}, ${now})`;
  return refusal;
};

/** Deletes attempts outside of the window. */
export const purgeCodeAttempts = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from code_attempts where tried_at < ${windowStart(now)}`;
};
