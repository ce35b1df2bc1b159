import { findLink, linkAddress, makeLink, spendLink } from "../../accounts/account-links.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { checkOwnPassword } from "../passwords/passwords.handlers.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { readEmail } from "../../http/field-refusal.ts";
import { notFound, refused, type Handlers } from "../../http/handler.ts";
import { isRefusal } from "../../http/refusals.ts";
import { writeLetter } from "../../mail/letters.ts";

/** Maximum requests of one account, and confirmations from one network address, within 15 minutes. */
const limits = { requests: 5, confirmations: 100 } as const;

/** Changes an e-mail address: requested with the password, confirmed by a link sent to the new address. */
export const emailChangeHandlers: Handlers<"requestEmailChange" | "confirmEmailChange"> = {
  requestEmailChange: {
    prepare: async (context, { email: typed, password }) => {
      const email = readEmail(typed);
      if (isRefusal(email)) return email;
      if (email === context.account.email) return refused("EMAIL_UNCHANGED", { field: "email" });
      const limited = await limitUse(
        context.sql,
        [{ what: "email-change", by: context.account.id, limit: limits.requests }],
        context.now(),
      );
      if (limited !== undefined) return limited;
      const proven = await checkOwnPassword(context, password, "password");
      if (isRefusal(proven)) return proven;
      return async ({ sql, account, now, mail, baseUrl }) => {
        const outdated = await proven.recheck(sql);
        if (outdated !== undefined) return outdated;
        const to = await findAddressee(sql, { id: account.id });
        if (to === undefined) return notFound;
        // Created in both cases: the settings show the address as pending, also when it has an account.
        const secret = await makeLink(sql, { purpose: "email_change", accountId: account.id, email }, now());
        const taken = await sql`select 1 from accounts where email = ${email}`;
        const kind = taken.length > 0 ? "emailTaken" : "emailChange";
        await mail(writeLetter(kind, { ...to, email }, { email, link: linkAddress(baseUrl, secret) }));
        return { pendingEmail: email };
      };
    },
  },
  confirmEmailChange: async ({ sql, browser, now, mail }, { hash }) => {
    const limited = await limitUse(
      sql,
      [{ what: "link-from", by: browser.address, limit: limits.confirmations }],
      now(),
    );
    if (limited !== undefined) return limited;
    const link = await findLink(sql, hash, ["email_change"], now());
    if (typeof link === "string") return refused(link);
    const before = await findAddressee(sql, { id: link.accountId });
    const taken = await sql`select 1 from accounts where email = ${link.email}`;
    if (before === undefined || taken.length > 0) return refused("LINK_INVALID");
    await spendLink(sql, link, now());
    await sql`update accounts set email = ${link.email} where id = ${link.accountId}`;
    await mail(writeLetter("emailChanged", before, { email: link.email }));
    return { email: link.email };
  },
};
