import { linkPurposes, passwordLinks } from "../../../src/domain/passwords/account-link.ts";
import { passwordProblem } from "../../../src/domain/passwords/password.ts";
import { fieldRefused, readEmail } from "../../http/field-refusal.ts";
import {
  refused,
  type HandlerContext,
  type Handlers,
  type OpenContext,
  type Refusal,
} from "../../http/handler.ts";
import { isRefusal } from "../../http/refusals.ts";
import { writeLetter } from "../../mail/letters.ts";
import { putLetter } from "../../mail/outbox.ts";
import type { Sql } from "../../store/sql.ts";
import { endLinks, findLink, linkAddress, makeLink, spendLink } from "../../accounts/account-links.ts";
import { sendActivation } from "../../accounts/activation.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { endAllAccess, endOtherAccess } from "../../accounts/end-access.ts";
import { holdAccount } from "../../accounts/hold-account.ts";
import { limitLetters } from "../../accounts/letter-limits.ts";
import { hashPassword, verifyPassword, type PasswordCost } from "../../accounts/password.ts";
import { limitLinks } from "../../accounts/limit-links.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { renewSession } from "../../accounts/sessions.ts";
import { SESSION_COOKIE } from "../session/session.handlers.ts";

type PasswordCall = "requestPasswordReset" | "checkPasswordResetLink" | "setNewPassword" | "changePassword";

/** Maximum wrong old passwords of one account. */
const oldPasswordTries = 10;

const sendReset = async (context: OpenContext, email: string): Promise<void> => {
  const { sql, baseUrl, now, mail } = context;
  const to = await findAddressee(sql, { email });
  if (to === undefined) return;
  if (!to.activated) return sendActivation(sql, context, to);
  const secret = await makeLink(sql, { purpose: "reset", accountId: to.id, email }, now());
  await mail(writeLetter("reset", to, { link: linkAddress(baseUrl, secret) }));
};

const store = async (sql: Sql, accountId: string, hash: string, now: Date): Promise<void> => {
  await sql`update accounts set password_hash = ${hash}, activated_at = coalesce(activated_at, ${now}) where id = ${accountId}`;
  await endLinks(sql, accountId);
  const to = await findAddressee(sql, { id: accountId });
  if (to !== undefined) await putLetter(sql, writeLetter("passwordChanged", to), now);
};

const wrongPassword = (field: string) => refused("PASSWORD_WRONG", { field });

/**
 * Checks the password of the signed-in person, before the transaction, and returns its hash, or a refusal if it is wrong or the limit is
 * exceeded. What it allows is written by `withPassword`.
 */
export const checkOwnPassword = async (
  context: HandlerContext,
  password: string,
  field: string,
): Promise<string | Refusal<"PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> => {
  const { sql, account, browser } = context;
  const limited = await limitUse(context, [
    { what: "own-password", by: account.id, limit: oldPasswordTries },
  ]);
  if (limited !== undefined) return limited;
  const [row] = await sql<{
    password_hash: string;
  }>`select password_hash from accounts where id = ${account.id}`;
  return row !== undefined &&
    (await verifyPassword(password, row.password_hash, { first: true, by: [browser.address, account.id] }))
    ? row.password_hash
    : wrongPassword(field);
};

/** Writes what a checked password allows, in the call's transaction, unless another password was set since the check. */
export const withPassword = async <Answer>(
  { sql, account }: HandlerContext,
  { hash, field }: { readonly hash: string; readonly field: string },
  work: () => Promise<Answer>,
) => ((await holdAccount(sql, account.id)) === hash ? work() : wrongPassword(field));

/** Password resets, first passwords and password changes (business §5, shell §2). */
export const createPasswordsHandlers = (cost: PasswordCost | undefined): Handlers<PasswordCall> => ({
  requestPasswordReset: {
    revealsNothing: true,
    prepare: async (context, { email: typed }) => {
      const email = readEmail(typed);
      if (isRefusal(email)) return email;
      const limited = await limitLetters(context, "reset", email);
      if (limited !== undefined) return limited;
      return async (writing) => {
        await sendReset(writing, email);
        return {};
      };
    },
  },
  checkPasswordResetLink: async (context, { hash }) => {
    const { sql, now } = context;
    const limited = await limitLinks(context);
    if (limited !== undefined) return limited;
    const link = await findLink(sql, hash, linkPurposes, now());
    return typeof link === "string" ? refused(link) : { purpose: link.purpose, email: link.email };
  },
  setNewPassword: {
    prepare: async (context, { hash, password }) => {
      const { sql, now } = context;
      const limited = await limitLinks(context);
      if (limited !== undefined) return limited;
      // Checked before the password is hashed, so that a request without a valid link costs no hash.
      const seen = await findLink(sql, hash, passwordLinks, now());
      if (typeof seen === "string") return refused(seen);
      const problem = passwordProblem(password);
      if (problem !== undefined) return fieldRefused("password", problem);
      const passwordHash = await hashPassword(password, cost, {
        by: [context.browser.address, seen.accountId],
      });
      return async (writing) => {
        const link = await findLink(writing.sql, hash, passwordLinks, now());
        if (typeof link === "string") return refused(link);
        await spendLink(writing.sql, link, now());
        await store(writing.sql, link.accountId, passwordHash, now());
        await endAllAccess(writing.sql, link.accountId);
        return { email: link.email };
      };
    },
  },
  changePassword: {
    prepare: async (context, { oldPassword, password }) => {
      const hash = await checkOwnPassword(context, oldPassword, "oldPassword");
      if (isRefusal(hash)) return hash;
      const problem = passwordProblem(password);
      if (problem !== undefined) return fieldRefused("password", problem);
      if (password === oldPassword) return refused("PASSWORD_SAME", { field: "password" });
      const passwordHash = await hashPassword(password, cost, {
        first: true,
        by: [context.browser.address, context.account.id],
      });
      return (writing) =>
        withPassword(writing, { hash, field: "oldPassword" }, async () => {
          const { sql, account, browser, now } = writing;
          const secret = browser.cookies.get(SESSION_COOKIE) ?? "";
          await store(sql, account.id, passwordHash, now());
          await endOtherAccess(sql, account.id, secret);
          browser.cookies.set(SESSION_COOKIE, await renewSession(sql, secret, now()));
          return {};
        });
    },
  },
});
