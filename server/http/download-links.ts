import { randomBytes } from "node:crypto";
import { DOWNLOAD_PATH, type DownloadLink } from "../../src/api/download-link.ts";
import { isSameSecret, linkParts } from "../accounts/secret.ts";
import { SESSION_MAX } from "../../src/domain/session/session-lifetime.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";
import { RequestRefused } from "./refusals.ts";

/** How long a link may be followed, in seconds. */
export const LINK_SECONDS = 60;

/** What a link stands for: a file call with its form fields. */
export interface LinkedFile {
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A link that was found. */
interface FoundLink extends LinkedFile {
  /** The link is over, but was followed in time: what was begun may be resumed. */
  readonly resumeOnly: boolean;
}

interface LinkRow extends LinkedFile {
  readonly session_hash: string;
  readonly expires_at: Date;
  readonly begun_at: Date | null;
}

/** Why a link leads to no file. */
export const linkRefusals = {
  unknown: () => new RequestRefused(404, "LINK_UNKNOWN"),
  otherSession: () => new RequestRefused(403, "LINK_OF_OTHER_SESSION"),
  expired: () => new RequestRefused(410, "LINK_EXPIRED"),
} as const;

const signatureOf = (
  secrets: Pick<Secrets, "hash">,
  id: string,
  sessionHash: string,
  expiresAt: Date,
): string => secrets.hash(["download", id, sessionHash, expiresAt.toISOString()].join(" "));

/** Makes a link for a session. Its address has a random number and a signature, and says nothing of the file. */
export const makeLink = async (
  sql: Sql,
  secrets: Pick<Secrets, "hash">,
  { call, fields }: LinkedFile,
  sessionHash: string,
  now: Date,
): Promise<DownloadLink> => {
  const id = randomBytes(16).toString("base64url");
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
  await sql`
    insert into download_links (id, session_hash, call, fields, expires_at)
    values (${id}, ${sessionHash}, ${call}, ${sql.json(fields)}, ${expiresAt})`;
  return { path: `${DOWNLOAD_PATH}${id}.${signatureOf(secrets, id, sessionHash, expiresAt)}` };
};

/** Finds what a link stands for, and notes that it was followed. Rejects with RequestRefused. */
export const followLink = async (
  sql: Sql,
  secrets: Pick<Secrets, "hash">,
  link: string,
  sessionHash: string,
  now: Date,
): Promise<FoundLink> => {
  const parts = linkParts(link);
  if (parts === undefined) throw linkRefusals.unknown();
  const [id, signature] = parts;
  const [row] = await sql<LinkRow>`
    select call, fields, session_hash, expires_at, begun_at from download_links where id = ${id}`;
  if (
    row === undefined ||
    !isSameSecret(signature, signatureOf(secrets, id, row.session_hash, row.expires_at))
  )
    throw linkRefusals.unknown();
  if (row.session_hash !== sessionHash) throw linkRefusals.otherSession();
  const resumeOnly = row.expires_at <= now;
  if (resumeOnly && row.begun_at === null) throw linkRefusals.expired();
  if (row.begun_at === null) await sql`update download_links set begun_at = ${now} where id = ${id}`;
  return { call: row.call, fields: row.fields, resumeOnly };
};

/** Deletes links that no session can resume any more. */
export const purgeDownloadLinks = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from download_links where expires_at < ${new Date(now.getTime() - SESSION_MAX * 1000)}`;
};
