import { errors, type Adapter, type AdapterPayload } from "oidc-provider";
import type { Database } from "../store/database.ts";
import type { Sql } from "../store/sql.ts";

interface Stored {
  readonly payload: AdapterPayload;
}

/** The field of a request in which an id of this kind comes. */
const fieldOfKind: Readonly<Record<string, string>> = {
  AccessToken: "token",
  AuthorizationCode: "code",
  Client: "client_id",
  RefreshToken: "refresh_token",
};

// PostgreSQL stores no NUL in a text.
const refuseUnstorable = (kind: string, id: string): void => {
  if (id.includes("\0"))
    throw new errors.InvalidRequest(`${fieldOfKind[kind] ?? "id"} contains a sign that is not allowed`);
};

const first = (rows: readonly Stored[]): AdapterPayload | undefined => rows[0]?.payload;

/** Stores oidc-provider's models (sessions, grants, codes, refresh tokens), with one adapter per model. */
export const storeAdapter =
  ({ sql }: Database) =>
  (kind: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const sessionUid = kind === "Session" ? payload.uid : payload["sessionUid"];
      await sql`
        insert into identity_model (kind, id, payload, grant_id, session_uid, account_id, expires_at)
        values (${kind}, ${id}, ${sql.json(payload)}, ${payload.grantId ?? null}, ${typeof sessionUid === "string" ? sessionUid : null},
          ${payload.accountId ?? null}, now() + make_interval(secs => ${expiresIn ?? null}))
        on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
          session_uid = excluded.session_uid, account_id = excluded.account_id, expires_at = excluded.expires_at`;
    },
    find: async (id) => {
      refuseUnstorable(kind, id);
      return first(
        await sql<Stored>`
        select payload from identity_model where kind = ${kind} and id = ${id} and (expires_at is null or expires_at > now())`,
      );
    },
    findByUid: async (uid) =>
      first(
        await sql<Stored>`
        select payload from identity_model where kind = ${kind} and session_uid = ${uid} and (expires_at is null or expires_at > now())`,
      ),
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      await sql`
        update identity_model set payload = jsonb_set(payload, '{consumed}', to_jsonb(extract(epoch from now())::bigint))
        where kind = ${kind} and id = ${id}`;
    },
    destroy: async (id) => {
      await sql`delete from identity_model where kind = ${kind} and id = ${id}`;
    },
    revokeByGrantId: async (grantId) => {
      await sql`delete from identity_model where grant_id = ${grantId}`;
    },
  });

/** Whether an identity session (the `sid` of its tokens) has neither ended nor expired. */
export const sessionIsOpen = async ({ sql }: Database, sid: string): Promise<boolean> => {
  const rows =
    await sql`select 1 from identity_model where kind = 'Session' and session_uid = ${sid} and expires_at > now()`;
  return rows.length > 0;
};

/** Ends one identity session with its codes and refresh tokens immediately. */
export const endIdentitySession = async ({ sql }: Pick<Database, "sql">, sid: string): Promise<void> => {
  await sql`delete from identity_model where session_uid = ${sid}`;
};

/** Ends every identity session of an account with all codes, grants and refresh tokens: password reset, deactivation, "sign out everywhere". */
export const endIdentitySessionsOfAccount = async (
  { sql }: Pick<Database, "sql">,
  accountId: string,
): Promise<void> => {
  await sql`delete from identity_model where account_id = ${accountId}`;
};

/** Extends the idle time of a session when its tokens are refreshed, up to `lastSeconds` after the login. */
export const keepSessionOpen = async (
  { sql }: Database,
  sid: string,
  idleSeconds: number,
  lastSeconds: number,
): Promise<void> => {
  await sql`
    update identity_model
    set payload = jsonb_set(payload, '{exp}', to_jsonb(ends.at)), expires_at = to_timestamp(ends.at)
    from (select least(extract(epoch from now())::bigint + ${idleSeconds}::int, (payload->>'loginTs')::bigint + ${lastSeconds}::int) as at
      from identity_model where kind = 'Session' and session_uid = ${sid}) as ends
    where kind = 'Session' and session_uid = ${sid}`;
};

/** Deletes what has expired. */
export const purgeIdentityModels = async (sql: Sql): Promise<void> => {
  await sql`delete from identity_model where expires_at < now()`;
};
