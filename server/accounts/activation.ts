import type { HandlerContext, OpenContext } from "../http/handler.ts";
import { putLetter } from "../mail/outbox.ts";
import { writeLetter } from "../mail/letters.ts";
import type { Sql } from "../store/sql.ts";
import { linkAddress, makeLink } from "./account-links.ts";
import type { StoredAddressee } from "./addressee.ts";

type Sender = Pick<OpenContext | HandlerContext, "now" | "baseUrl">;

/** Sends an invited employee the link to set a password; `inviter` is the person who added them, or the company. */
export const sendInvitation = async (
  sql: Sql,
  { now, baseUrl }: Sender,
  to: StoredAddressee,
  inviter: string,
): Promise<void> => {
  const secret = await makeLink(sql, { purpose: "invitation", accountId: to.id, email: to.email }, now());
  await putLetter(
    sql,
    writeLetter("invitation", to, { inviter, company: to.company, link: linkAddress(baseUrl, secret) }),
    now(),
  );
};

/** Sends the activation link of an account that is not activated: an invitation for employees, who have no password yet. */
export const sendActivation = async (sql: Sql, sender: Sender, to: StoredAddressee): Promise<void> => {
  if (!to.owner) return sendInvitation(sql, sender, to, to.company);
  const { now, baseUrl } = sender;
  const secret = await makeLink(sql, { purpose: "activation", accountId: to.id, email: to.email }, now());
  await putLetter(sql, writeLetter("activation", to, { link: linkAddress(baseUrl, secret) }), now());
};
