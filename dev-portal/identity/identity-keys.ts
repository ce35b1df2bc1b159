import { exportJWK, generateKeyPair } from "jose";
import type { JWK } from "jose";
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../store/database.ts";

/** The identity server's secrets: stored, so that sessions survive a restart and all processes use the same keys. */
export interface IdentityKeys {
  readonly signing: JWK;
  readonly cookie: string;
}

const makeSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: randomUUID() };
};

const loadOrMake = async <Secret>(
  { sql }: Database,
  purpose: string,
  make: () => Promise<Secret> | Secret,
): Promise<Secret> => {
  const load = () => sql<{ secret: Secret }>`select secret from identity_key where purpose = ${purpose}`;
  const [known] = await load();
  if (known !== undefined) return known.secret;
  // Two processes may start at the same time: the first write is kept, and both read it.
  await sql`insert into identity_key (purpose, secret) values (${purpose}, ${sql.json(await make())}) on conflict do nothing`;
  const [kept] = await load();
  if (kept === undefined) throw new Error(`the store did not keep the ${purpose} key`);
  return kept.secret;
};

/** Loads the keys from the store, and creates them the first time. */
export const loadIdentityKeys = async (database: Database): Promise<IdentityKeys> => ({
  signing: await loadOrMake(database, "signing", makeSigningKey),
  cookie: await loadOrMake(database, "cookie", () => randomBytes(32).toString("base64url")),
});
