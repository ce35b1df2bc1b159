import { isRefusal } from "../../http/refusals.ts";
import {
  endLinks,
  findLink,
  linkAddress,
  makeLink,
  spendLink,
  type NewLink,
} from "../../accounts/account-links.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { holdAccount } from "../../accounts/hold-account.ts";
import { checkOwnPassword, withPassword } from "../passwords/passwords.handlers.ts";
import { limitLinks } from "../../accounts/limit-links.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { freeAddress, holderOf } from "../../accounts/stale-invitations.ts";
import { readEmail } from "../../http/field-refusal.ts";
import { notFound, refused, type HandlerContext, type Handlers } from "../../http/handler.ts";
import { readSettings } from "./account.sql.ts";
import { writeLetter } from "../../mail/letters.ts";

/** Maximum requests of one account within 15 minutes. */
const REQUESTS = 5;

const askForChange = async ({ sql, account, now, mail, baseUrl }: HandlerContext, email: string) => {
  const to = await findAddressee(sql, { id: account.id });
  if (to === undefined) return notFound;
  const link = async (purpose: NewLink["purpose"], address: string): Promise<string> =>
    linkAddress(baseUrl, await makeLink(sql, { purpose, accountId: account.id, email: address }, now()));
  await endLinks(sql, account.id, ["email_change"]);
  // Created in both cases: the settings show the address as pending, also when it has an account.
  const change = await link("email_change", email);
  const taken = await holderOf(sql, email, now());
  const kind = taken !== undefined ? "emailTaken" : "emailChange";
  await mail(writeLetter(kind, { ...to, email }, { email, link: change }));
  const undo = await link("email_change_undo", to.email);
  await mail(writeLetter("emailChangeAsked", to, { email, link: undo }));
  return readSettings(sql, account, now());
};

/** Changes an e-mail address: requested with the password, confirmed by a link sent to the new address, undone by one sent to the old address. */
export const emailChangeHandlers: Handlers<
  "requestEmailChange" | "cancelEmailChange" | "undoEmailChange" | "confirmEmailChange"
> = {
  requestEmailChange: {
    prepare: async (context, { email: typed, password }) => {
      const { account } = context;
      const email = readEmail(typed);
      if (isRefusal(email)) return email;
      if (email === account.email) return refused("EMAIL_UNCHANGED", { field: "email" });
      const limited = await limitUse(context, [{ what: "email-change", by: account.id, limit: REQUESTS }]);
      if (limited !== undefined) return limited;
      const hash = await checkOwnPassword(context, password, "password");
      if (isRefusal(hash)) return hash;
      return (writing) =>
        withPassword(writing, { hash, field: "password" }, () => askForChange(writing, email));
    },
  },
  cancelEmailChange: async ({ sql, account, now }) => {
    await holdAccount(sql, account.id);
    const ended = await endLinks(sql, account.id, ["email_change"]);
    await endLinks(sql, account.id, ["email_change_undo"]);
    return ended === 0 ? refused("EMAIL_CHANGE_OVER") : readSettings(sql, account, now());
  },
  undoEmailChange: async (context, { hash }) => {
    const { sql, now } = context;
    const limited = await limitLinks(context);
    if (limited !== undefined) return limited;
    const link = await findLink(sql, hash, ["email_change_undo"], now());
    if (typeof link === "string") return refused(link);
    await spendLink(sql, link, now());
    await endLinks(sql, link.accountId, ["email_change", "email_change_undo"]);
    return { email: link.email };
  },
  confirmEmailChange: async (context, { hash }) => {
    const { sql, now, mail } = context;
    const limited = await limitLinks(context);
    if (limited !== undefined) return limited;
    const link = await findLink(sql, hash, ["email_change"], now());
    if (typeof link === "string") return refused(link);
    const before = await findAddressee(sql, { id: link.accountId });
    const taken = await holderOf(sql, link.email, now());
    if (before === undefined || taken !== undefined) return refused("LINK_INVALID");
    await spendLink(sql, link, now());
    await freeAddress(sql, link.email, now());
    await sql`update accounts set email = ${link.email} where id = ${link.accountId}`;
    await endLinks(sql, link.accountId);
    await mail(writeLetter("emailChanged", before, { email: link.email }));
    return { email: link.email };
  },
};
