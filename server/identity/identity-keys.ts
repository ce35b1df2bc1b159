import { exportJWK, generateKeyPair } from "jose";
import type { JWK } from "jose";
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../store/database.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";

/** The identity server's secrets: stored, so that sessions survive a restart and all processes use the same keys. */
export interface IdentityKeys {
  /** The key that signs. */
  readonly signing: JWK;
  /** All keys that are accepted, the one that signs first. */
  readonly accepted: readonly JWK[];
  /** The cookies' keys, the one that signs first. */
  readonly cookies: readonly string[];
}

/**
 * How long a new key is only accepted before it signs, in seconds: processes look for new keys every `KEYS_LIFETIME`, so all of them know
 * a key before one of them uses it.
 */
const settlingTime = 120;

/** How long a process uses its keys before it looks for new ones, in ms. */
export const KEYS_LIFETIME = 60_000;

const makeSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: randomUUID() };
};

/** What is kept for each purpose, and how it is made. */
const makers = {
  signing: makeSigningKey,
  cookie: () => Promise.resolve(randomBytes(32).toString("base64url")),
} as const;
type Purpose = keyof typeof makers;
type Secret<P extends Purpose> = Awaited<ReturnType<(typeof makers)[P]>>;

const purposes = Object.keys(makers) as readonly Purpose[];

interface StoredKey {
  readonly id: string;
  readonly secret: unknown;
  readonly settled: boolean;
}

const insertKey = async (sql: Sql, secrets: Secrets, purpose: Purpose, id: string): Promise<void> => {
  const secret = await secrets.seal(await makers[purpose]());
  await sql`
    insert into identity_key (purpose, id, secret) values (${purpose}, ${id}, ${sql.json(secret)}) on conflict do nothing`;
};

/** The keys of a purpose, the one that signs first: the newest that all processes know, or else the oldest. */
const storedKeys = async (sql: Sql, purpose: Purpose): Promise<readonly StoredKey[]> => {
  const rows = await sql<StoredKey>`
    select id, secret, created_at <= now() - make_interval(secs => ${settlingTime}) as settled
    from identity_key where purpose = ${purpose} order by created_at desc, id`;
  const current = rows.find(({ settled }) => settled) ?? rows.at(-1);
  return current === undefined ? [] : [current, ...rows.filter((row) => row !== current)];
};

const load = async <P extends Purpose>(
  sql: Sql,
  secrets: Secrets,
  purpose: P,
): Promise<readonly [Secret<P>, ...Secret<P>[]]> => {
  // Two processes may start at the same time: the first write is kept, and both read it.
  if ((await storedKeys(sql, purpose)).length === 0) await insertKey(sql, secrets, purpose, "first");
  const stored = await storedKeys(sql, purpose);
  for (const { id, secret } of stored.filter((key) => secrets.isOutdated(key.secret)))
    await sql`
      update identity_key set secret = ${sql.json(await secrets.seal(secret))} where purpose = ${purpose} and id = ${id}`;
  const [first, ...others] = (await Promise.all(
    stored.map(({ secret }) => secrets.open(secret)),
  )) as Secret<P>[];
  if (first === undefined) throw new Error(`the store did not keep the ${purpose} key`);
  return [first, ...others];
};

/** Loads the keys from the store, and creates them the first time. With `SECRETS_KEY` those that are not encrypted yet become so. */
export const loadIdentityKeys = async ({ sql }: Database, secrets: Secrets): Promise<IdentityKeys> => {
  const accepted = await load(sql, secrets, "signing");
  return { signing: accepted[0], accepted, cookies: await load(sql, secrets, "cookie") };
};

/** Adds a new key for each purpose, and deletes all but the newest of the others: what that one has signed still counts. */
export const rotateIdentityKeys = async (database: Database, secrets: Secrets): Promise<void> => {
  await loadIdentityKeys(database, secrets);
  for (const purpose of purposes) {
    await database.sql`
      delete from identity_key where purpose = ${purpose} and id not in (
        select id from identity_key where purpose = ${purpose} order by created_at desc, id limit 1)`;
    await insertKey(database.sql, secrets, purpose, randomUUID());
  }
};
