import { randomInt } from "node:crypto";
import * as Schema from "effect/Schema";
import {
  CODE_COOL_DOWN,
  CODE_DIGITS,
  CODE_LIFETIME,
  CODE_TRIES,
  PROOF_LIFETIME,
  VerificationProof,
} from "../../../src/domain/sign-up/verification.ts";
import type { Waiter } from "../../accounts/bounded-queue.ts";
import { hashPassword, verifyPassword } from "../../accounts/password.ts";
import { hashSecret, newSecret } from "../../accounts/secret.ts";
import type { Sql } from "../../store/sql.ts";

/** Hashed with scrypt: a plain hash of six digits could be reversed by trying all of them within the 15 minutes. */
const codeCost = { n: 2 ** 14, r: 8, p: 1 };

const toProof = Schema.decodeSync(VerificationProof);
const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

const newCode = (): string => String(randomInt(0, 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

/** Whose code it is: of an address, in the browser that asked for it. Strangers who ask for the same address neither replace the code nor use up its tries. */
interface CodeOwner {
  readonly email: string;
  /** The hash of the browser's sign-up cookie. */
  readonly browser: string;
}

/** A code and its hash, which is made before a transaction begins. */
export interface HashedCode {
  readonly code: string;
  readonly hash: string;
}

/** Makes a new code, in the turn of the waiter. */
export const makeCode = async (waiter: Waiter): Promise<HashedCode> => {
  const code = newCode();
  return { code, hash: await hashPassword(code, codeCost, waiter) };
};

/** Stores a new code and replaces the previous one; returns the seconds to wait if that was sent too recently. */
export const keepCode = async (
  sql: Sql,
  { email, browser }: CodeOwner,
  { hash }: HashedCode,
  now: Date,
): Promise<{ readonly wait: number } | undefined> => {
  const rows = await sql`
    insert into email_codes as known (email, browser_hash, code_hash, sent_at, expires_at, tries)
    values (${email}, ${browser}, ${hash}, ${now}, ${after(now, CODE_LIFETIME)}, 0)
    on conflict (email, browser_hash) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0
      where known.sent_at <= ${after(now, -CODE_COOL_DOWN)}
    returning email`;
  if (rows.length > 0) return undefined;
  const [last] = await sql<{
    sent_at: Date;
  }>`select sent_at from email_codes where email = ${email} and browser_hash = ${browser}`;
  const since = last === undefined ? 0 : (now.getTime() - last.sent_at.getTime()) / 1000;
  return { wait: Math.max(1, Math.ceil(CODE_COOL_DOWN - since)) };
};

type CodeProblem = "CODE_WRONG" | "CODE_EXPIRED" | "CODE_TOO_MANY_TRIES";

/** Compares a code in constant time, in the turn of the waiter. Each try is counted before it is compared, so that simultaneous tries are all counted. */
export const tryCode = async (
  sql: Sql,
  { email, browser }: CodeOwner,
  code: string,
  now: Date,
  waiter: Waiter,
): Promise<CodeProblem | undefined> => {
  const [row] = await sql<{ code_hash: string; expires_at: Date; tries: number }>`
    update email_codes set tries = tries + 1 where email = ${email} and browser_hash = ${browser} returning code_hash, expires_at, tries`;
  if (row === undefined || row.expires_at <= now) return "CODE_EXPIRED";
  if (row.tries > CODE_TRIES) return "CODE_TOO_MANY_TRIES";
  return (await verifyPassword(code, row.code_hash, waiter)) ? undefined : "CODE_WRONG";
};

/** Creates the proof of a verified address. */
export const makeProof = async (sql: Sql, email: string, now: Date): Promise<VerificationProof> => {
  const proof = newSecret();
  await sql`insert into email_proofs (proof_hash, email, expires_at) values (${hashSecret(proof)}, ${email}, ${after(now, PROOF_LIFETIME)})`;
  return toProof(proof);
};

/** A stored proof, with its account once one was created. */
export interface StoredProof {
  readonly email: string;
  readonly accountId: string | undefined;
}

/** Finds a valid proof; within a transaction it is locked until the end, so that it creates one account only. */
export const findProof = async (
  sql: Sql,
  proof: VerificationProof,
  now: Date,
): Promise<StoredProof | undefined> => {
  const [row] = await sql<{ email: string; account_id: string | null; expires_at: Date }>`
    select email, account_id, expires_at from email_proofs where proof_hash = ${hashSecret(proof)} for update`;
  if (row === undefined || row.expires_at <= now) return undefined;
  return { email: row.email, accountId: row.account_id ?? undefined };
};

/** Stores the account that was made with a proof, and deletes the codes of its address. */
export const spendProof = async (
  sql: Sql,
  proof: VerificationProof,
  { email, accountId }: { readonly email: string; readonly accountId: string },
): Promise<void> => {
  await sql`update email_proofs set account_id = ${accountId} where proof_hash = ${hashSecret(proof)}`;
  await sql`delete from email_codes where email = ${email}`;
};

/** Deletes expired codes and proofs. */
export const purgeVerifications = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from email_codes where expires_at < ${now}`;
  await sql`delete from email_proofs where expires_at < ${now}`;
};
