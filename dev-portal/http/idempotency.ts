import type { Sql, SqlPart } from "../store/sql.ts";
import type { RequestInput } from "./request-input.ts";
import { RequestRefused } from "./refusals.ts";

/** How long a repeated write gets the stored answer, in ms. */
const keepFor = 24 * 60 * 60 * 1000;

/** The idempotency key of a write. */
export interface WriteKey {
  readonly accountId: string;
  readonly call: string;
  readonly key: string;
  /** The keyed hash of the request: distinguishes a repeat from another request with the same key, and reveals no field. */
  readonly requestHash: string;
}

/** The result of a write: `keep` is false for a refusal, which has no effect that a repeat could double. */
export interface WriteOutcome<Answer> {
  readonly answer: Answer;
  readonly keep: boolean;
}

/** A request as one text, for its hash: its fields in any order, its files' names and hashes. */
export const requestText = ({ fields, files }: RequestInput): string => {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([entries, files.map(({ name, sha256 }) => [name, sha256])]);
};

/** The key in a request's header. Throws RequestRefused if it is invalid. */
export const idempotencyKey = (header: string | readonly string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header === "string" && /^[\w.:-]{1,100}$/.test(header)) return header;
  throw new RequestRefused(422, "INVALID_REQUEST", { field: "Idempotency-Key" });
};

const ofWrite = (sql: Sql, { accountId, call, key }: WriteKey): SqlPart =>
  sql.part`account_id = ${accountId} and call = ${call} and key = ${key}`;

const sameAnswer = <Answer>(
  first: { readonly request_hash: string; readonly answer: Answer } | undefined,
  { requestHash }: WriteKey,
): Answer => {
  if (first?.request_hash !== requestHash)
    throw new RequestRefused(422, "IDEMPOTENCY_KEY_REUSED", { field: "Idempotency-Key" });
  return first.answer;
};

/** The answer of a write that was carried out before. */
export const answeredBefore = async <Answer>(
  sql: Sql,
  write: WriteKey,
  now: Date,
): Promise<Answer | undefined> => {
  const [first] = await sql<{ request_hash: string; answer: Answer }>`
    select request_hash, answer from idempotency
    where ${ofWrite(sql, write)} and created_at >= ${new Date(now.getTime() - keepFor)}`;
  return first === undefined ? undefined : sameAnswer(first, write);
};

/**
 * Carries a write out once, inside its transaction. The key's row is inserted first: a concurrent repeat waits for it and then gets the
 * committed answer; if the first was rolled back, the repeat carries the write out.
 */
export const once = async <Answer>(
  sql: Sql,
  write: WriteKey,
  now: Date,
  work: () => Promise<WriteOutcome<Answer>>,
): Promise<Answer> => {
  const { accountId, call, key, requestHash } = write;
  const mine = ofWrite(sql, write);
  await sql`delete from idempotency where ${mine} and created_at < ${new Date(now.getTime() - keepFor)}`;
  const inserted = await sql`
    insert into idempotency (account_id, call, key, request_hash, created_at) values (${accountId}, ${call}, ${key}, ${requestHash}, ${now})
    on conflict do nothing returning key`;
  if (inserted.length === 0) {
    const [first] = await sql<{
      request_hash: string;
      answer: Answer;
    }>`select request_hash, answer from idempotency where ${mine}`;
    return sameAnswer(first, write);
  }
  const { answer, keep } = await work();
  if (keep) await sql`update idempotency set answer = ${sql.json(answer)} where ${mine}`;
  else await sql`delete from idempotency where ${mine}`;
  return answer;
};

/** Deletes expired keys. */
export const purgeIdempotency = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from idempotency where created_at < ${new Date(now.getTime() - keepFor)}`;
};
