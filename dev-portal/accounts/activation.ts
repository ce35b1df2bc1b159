import type { HandlerContext, OpenContext } from "../http/handler.ts";
import { putLetter } from "../mail/outbox.ts";
import { writeLetter } from "../mail/letters.ts";
import type { Sql } from "../store/sql.ts";
import { linkAddress, makeLink } from "./account-links.ts";
import type { StoredAddressee } from "./addressee.ts";

type Sender = Pick<OpenContext | HandlerContext, "now" | "baseUrl">;

/** Sends an invited employee the link that sets their password; `inviter` is who has added them, or their company. */
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

/** Sends an account that was never activated the link that does it: an employee has no password yet, an owner has. */
export const sendActivation = async (sql: Sql, sender: Sender, to: StoredAddressee): Promise<void> => {
  if (!to.owner) return sendInvitation(sql, sender, to, to.company);
  const { now, baseUrl } = sender;
  const secret = await makeLink(sql, { purpose: "activation", accountId: to.id, email: to.email }, now());
  await putLetter(sql, writeLetter("activation", to, { link: linkAddress(baseUrl, secret) }), now());
};
