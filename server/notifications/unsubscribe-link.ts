import { notificationKinds, type NotificationKind } from "../../src/domain/account/notification-choice.ts";
import { randomBytes } from "node:crypto";
import { isSameSecret, linkParts } from "../accounts/secret.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";

/** Where the links lead that switch off a kind of letter (RFC 8058). */
export const UNSUBSCRIBE_PATH = "/api/unsubscribe/";
export const UNSUBSCRIBE_ROUTE = `${UNSUBSCRIBE_PATH}:link`;

/** The person and the kind of letters that a link stands for. */
export interface LetterChoice {
  readonly accountId: string;
  readonly kind: NotificationKind;
}

type Hash = Secrets["hash"];

const signatureOf = (hash: Hash, id: string, { accountId, kind }: LetterChoice): string =>
  hash(["unsubscribe", id, accountId, kind].join(" "));

/** The number of a new link. */
export const newLinkId = (): string => randomBytes(16).toString("base64url");

/** The path of a link: a random number and a signature, which a copy of the store alone does not give, and nothing of the person. */
export const unsubscribePath = (hash: Hash, id: string, choice: LetterChoice): string =>
  `${UNSUBSCRIBE_PATH}${id}.${signatureOf(hash, id, choice)}`;

/** What a link stands for, with the person's locale; undefined if it is not valid. */
export const readLink = async (
  sql: Sql,
  hash: Hash,
  link: string,
): Promise<(LetterChoice & { readonly locale: string }) | undefined> => {
  const parts = linkParts(link);
  if (parts === undefined) return undefined;
  const [id, signature] = parts;
  const [row] = await sql<{ account_id: string; kind: string; locale: string }>`
    select l.account_id, l.kind, a.locale from notification_letters l join accounts a on a.id = l.account_id where l.link_id = ${id}`;
  const kind = notificationKinds.find((known) => known === row?.kind);
  if (row === undefined || kind === undefined) return undefined;
  const choice = { accountId: row.account_id, kind };
  return isSameSecret(signature, signatureOf(hash, id, choice))
    ? { ...choice, locale: row.locale }
    : undefined;
};

/** Switches a kind off for a person; the others stay as they are, and a repeat changes nothing. */
export const switchOff = async (sql: Sql, { accountId, kind }: LetterChoice): Promise<void> => {
  await sql`
    update accounts set notifications = array_remove(notifications, ${kind}) where id = ${accountId}`;
};
