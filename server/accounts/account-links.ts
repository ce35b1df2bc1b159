import { linkLifetime, linkPurposes, type LinkPurpose } from "../../src/domain/passwords/account-link.ts";
import type { LinkRefusal } from "../../src/domain/passwords/link.refusals.ts";
import type { Sql } from "../store/sql.ts";
import { holdAccount } from "./hold-account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** The data of a new link. */
export interface NewLink {
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  /** The address that the e-mail is sent to. */
  readonly email: string;
}

/** A stored link. */
export interface StoredLink extends NewLink {
  readonly tokenHash: string;
}

/** The address of a link's page, the same for all purposes, because the list of public screens is fixed (docs/decisions/account.md). */
export const linkAddress = (baseUrl: string, secret: string): string => `${baseUrl}/reset-password/${secret}`;

/**
 * Creates a link and returns its secret. Earlier links stay valid: anybody can ask for a reset of any address, and must not end the
 * link that its owner asked for.
 */
export const makeLink = async (
  sql: Sql,
  { purpose, accountId, email }: NewLink,
  now: Date,
): Promise<string> => {
  const secret = newSecret();
  await sql`
    insert into account_links (token_hash, purpose, account_id, email, created_at, expires_at)
    values (${hashSecret(secret)}, ${purpose}, ${accountId}, ${email}, ${now}, ${new Date(now.getTime() + linkLifetime(purpose) * 1000)})`;
  return secret;
};

interface LinkRow {
  readonly token_hash: string;
  readonly purpose: LinkPurpose;
  readonly account_id: string;
  readonly email: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly deactivated_at: Date | null;
  readonly account_email: string;
}

/** A link that confirms a new address is the only one that was sent to another address than the account's. */
const isForeign = ({ purpose, email, account_email: own }: LinkRow): boolean =>
  purpose !== "email_change" && email !== own;

/**
 * Finds the link of a secret, or why it is invalid: a link is valid for the address that it was sent to. Within a transaction the account is
 * locked until its end, so that the link is used once and no link of the account is used after another one has ended it.
 */
export const findLink = async (
  sql: Sql,
  secret: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<StoredLink | LinkRefusal> => {
  const tokenHash = hashSecret(secret);
  await holdAccount(sql, sql.part`(select account_id from account_links where token_hash = ${tokenHash})`);
  const [row] = await sql<LinkRow>`
    select l.token_hash, l.purpose, l.account_id, l.email, l.expires_at, l.used_at, a.deactivated_at, a.email as account_email
    from account_links l join accounts a on a.id = l.account_id where l.token_hash = ${tokenHash}`;
  if (row === undefined || !purposes.includes(row.purpose) || row.deactivated_at !== null)
    return "LINK_INVALID";
  if (row.used_at !== null) return "LINK_USED";
  if (isForeign(row)) return "LINK_INVALID";
  if (row.expires_at <= now) return "LINK_EXPIRED";
  return { tokenHash, purpose: row.purpose, accountId: row.account_id, email: row.email };
};

/** Marks a link as used. */
export const spendLink = async (sql: Sql, { tokenHash }: StoredLink, now: Date): Promise<void> => {
  await sql`update account_links set used_at = ${now} where token_hash = ${tokenHash}`;
};

/** Ends the unused links of an account: all of them when its password, address or status changes, otherwise those of the given purposes. Returns how many. */
export const endLinks = async (
  sql: Sql,
  accountId: string,
  purposes: readonly LinkPurpose[] = linkPurposes,
): Promise<number> => {
  const ended = await sql`
    delete from account_links where account_id = ${accountId} and purpose = any (${purposes}::text[]) and used_at is null returning token_hash`;
  return ended.length;
};

const keepFor = 30 * 24 * 60 * 60 * 1000;

/** Deletes links a month after they expire: until then a late request is answered that the link has expired or was used. */
export const purgeLinks = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from account_links where expires_at < ${new Date(now.getTime() - keepFor)}`;
};
