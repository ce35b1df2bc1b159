import { hashSecret } from "../accounts/secret.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql, SqlPart } from "../store/sql.ts";
import type { JsonAnswer } from "./answers.ts";
import { secretCookie } from "./cookies.ts";
import type { Browser } from "./handler.ts";
import type { RequestInput } from "./request-input.ts";
import { RequestRefused } from "./refusals.ts";

/** How long a repeated write gets the stored answer, in ms. */
const keepFor = 24 * 60 * 60 * 1000;

/** The cookie by which a browser finds the answers to its writes again, whoever is signed in by then; it says nothing of a person. */
export const WRITES_COOKIE = secretCookie("portal_writes");

/** The idempotency key of a write, and whose it is: the account's, the browser's, or both. */
export interface WriteKey {
  readonly accountId: string | undefined;
  /** What the browser is known by (`browserHashes`). */
  readonly hashes: readonly string[];
  readonly call: string;
  readonly key: string;
  /** The keyed hash of the request: distinguishes a repeat from another request with the same key, and reveals no field. */
  readonly requestHash: string;
}

/** Who repeats a write, and what they repeat. */
type Repeat = Omit<WriteKey, "requestHash">;

/** The answer to a write and the cookies that came with it. */
export interface KeptAnswer {
  readonly answer: JsonAnswer;
  readonly cookies: readonly string[];
}

/** The result of a write: `keep` is false for a refusal, which has no effect that a repeat could double. */
export interface WriteOutcome extends KeptAnswer {
  readonly keep: boolean;
}

/** The answer to a write; `repeated` where an earlier request with its key has carried it out. */
export interface GivenAnswer extends KeptAnswer {
  readonly repeated: boolean;
}

type Encryption = Pick<Secrets, "encrypt" | "open">;

/** The stored hash of the browser's cookie; undefined if it has none. */
export const browserHashOf = ({ cookies }: Pick<Browser, "cookies">): string | undefined => {
  const id = cookies.get(WRITES_COOKIE);
  return id === undefined || id === "" ? undefined : hashSecret(id);
};

/** A key that nobody can guess, as the portal's page makes them: 122 random bits. */
const unguessable = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * What a browser is known by when it repeats a write, first what the write is kept under. Of nobody signed in that is the key itself where
 * nobody can guess it: the write may be one of the first calls of a visit, whose answers each set the cookie anew.
 */
export const browserHashes = (
  browser: Pick<Browser, "cookies">,
  key: string,
  accountId: string | undefined,
): readonly string[] => {
  const cookie = browserHashOf(browser);
  const own = unguessable.test(key) ? hashSecret(key) : undefined;
  return (accountId === undefined ? [own, cookie] : [cookie, own]).filter((hash) => hash !== undefined);
};

/** A request as one text, for its hash: its fields in any order, its files' names and hashes. */
export const requestText = ({ fields, files }: RequestInput): string => {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([entries, files.map(({ name, sha256 }) => [name, sha256])]);
};

type Header = string | readonly string[] | undefined;

export const isIdempotencyKey = (header: Header): header is string =>
  typeof header === "string" && /^[\w.:-]{1,100}$/.test(header);

/** The key in a request's header. Throws RequestRefused if it is invalid. */
export const idempotencyKey = (header: Header): string | undefined => {
  if (header === undefined || isIdempotencyKey(header)) return header;
  throw new RequestRefused(422, "INVALID_REQUEST", { field: "Idempotency-Key" });
};

const ofWrite = (sql: Sql, { accountId, hashes, call, key }: Repeat): SqlPart => sql.part`
  call = ${call} and key = ${key} and (account_id = ${accountId ?? null} or browser_hash = any (${hashes}::text[]))`;

const isKept = (sql: Sql, now: Date): SqlPart => sql.part`created_at >= ${new Date(now.getTime() - keepFor)}`;

interface FirstWrite {
  readonly account_id: string | null;
  readonly request_hash: string;
  readonly answer: unknown;
}

const sameAnswer = async (
  encryption: Encryption,
  first: FirstWrite | undefined,
  { accountId, requestHash }: WriteKey,
): Promise<KeptAnswer> => {
  const isOthers =
    accountId !== undefined && typeof first?.account_id === "string" && first.account_id !== accountId;
  if (first?.request_hash !== requestHash || isOthers)
    throw new RequestRefused(422, "IDEMPOTENCY_KEY_REUSED", { field: "Idempotency-Key" });
  const kept = (await encryption.open(first.answer)) as KeptAnswer | JsonAnswer;
  // An earlier version has kept the answer alone.
  return "answer" in kept ? kept : { answer: kept, cookies: [] };
};

/** The answer of a write that was carried out before. */
export const answeredBefore = async (
  sql: Sql,
  encryption: Encryption,
  write: WriteKey,
  now: Date,
): Promise<KeptAnswer | undefined> => {
  const [first] = await sql<FirstWrite>`
    select account_id, request_hash, answer from idempotency where ${ofWrite(sql, write)} and ${isKept(sql, now)}`;
  return first === undefined ? undefined : sameAnswer(encryption, first, write);
};

/** True where a browser's write was carried out: also who has no session any more may repeat it, and gets its answer. */
export const wasAnswered = async (
  sql: Sql,
  write: Omit<Repeat, "accountId">,
  now: Date,
): Promise<boolean> => {
  const rows = await sql`
    select 1 from idempotency where ${ofWrite(sql, { ...write, accountId: undefined })} and ${isKept(sql, now)}`;
  return rows.length > 0;
};

/**
 * Carries a write out once, inside its transaction. The key's row is inserted first: a concurrent repeat waits for it and then gets the
 * committed answer; if the first was rolled back, the repeat carries the write out.
 */
export const once = async (
  sql: Sql,
  encryption: Encryption,
  write: WriteKey,
  now: Date,
  work: () => Promise<WriteOutcome>,
): Promise<GivenAnswer> => {
  const { accountId, hashes, call, key, requestHash } = write;
  const mine = ofWrite(sql, write);
  await sql`delete from idempotency where ${mine} and not ${isKept(sql, now)}`;
  const inserted = await sql`
    insert into idempotency (account_id, browser_hash, call, key, request_hash, created_at)
    select ${accountId ?? null}, ${hashes[0] ?? null}, ${call}, ${key}, ${requestHash}, ${now}
    where not exists (select 1 from idempotency where ${mine})
    on conflict do nothing returning key`;
  if (inserted.length === 0) {
    const [first] =
      await sql<FirstWrite>`select account_id, request_hash, answer from idempotency where ${mine}`;
    return { ...(await sameAnswer(encryption, first, write)), repeated: true };
  }
  const { keep, ...kept } = await work();
  if (keep)
    await sql`update idempotency set answer = ${sql.json(await encryption.encrypt(kept))} where ${mine}`;
  else await sql`delete from idempotency where ${mine}`;
  return { ...kept, repeated: false };
};

/** Deletes expired keys. */
export const purgeIdempotency = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from idempotency where created_at < ${new Date(now.getTime() - keepFor)}`;
};
