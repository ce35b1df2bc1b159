import { passwordProblem } from "../../../src/domain/passwords/password.ts";
import { withMinimumDuration } from "../../http/constant-time-response.ts";
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
import { findLink, linkAddress, makeLink, spendLink } from "../../accounts/account-links.ts";
import { sendActivation } from "../../accounts/activation.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { endAllAccess, endOtherAccess } from "../../accounts/end-access.ts";
import { hashPassword, verifyPassword } from "../../accounts/password.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { SESSION_COOKIE } from "../session/session.handlers.ts";

type PasswordCall = "requestPasswordReset" | "checkPasswordResetLink" | "setNewPassword" | "changePassword";

/** Maximum resets sent to one person and requested from one address, within 15 minutes. */
const resetLimits = { account: 3, address: 20 } as const;
/** Maximum links tried from one address. 32 random bytes cannot be guessed; the limit reduces the load. */
const linkTries = 100;
/** Maximum wrong old passwords of one account. */
const oldPasswordTries = 10;

const passwordLinks = ["reset", "invitation"] as const;
const allLinks = [...passwordLinks, "activation", "email_change"] as const;

const sendReset = (context: OpenContext, email: string): Promise<void> =>
  context.atomically(async (sql) => {
    const to = await findAddressee(sql, { email });
    if (to === undefined) return;
    if (!to.activated) return sendActivation(sql, context, to);
    const secret = await makeLink(sql, { purpose: "reset", accountId: to.id, email }, context.now());
    await putLetter(
      sql,
      writeLetter("reset", to, { link: linkAddress(context.baseUrl, secret) }),
      context.now(),
    );
  });

const store = async (sql: Sql, accountId: string, hash: string, now: Date): Promise<void> => {
  await sql`update accounts set password_hash = ${hash}, activated_at = coalesce(activated_at, ${now}) where id = ${accountId}`;
  const to = await findAddressee(sql, { id: accountId });
  if (to !== undefined) await putLetter(sql, writeLetter("passwordChanged", to), now);
};

interface ProvenPassword {
  /** Refuses, within the transaction of the write, if the password was changed after it was checked; no change can follow before the end. */
  readonly recheck: (sql: Sql) => Promise<Refusal<"PASSWORD_WRONG"> | undefined>;
}

/** Checks the password of the signed-in person, before the transaction; returns a refusal if it is wrong or the limit is exceeded. */
export const checkOwnPassword = async (
  { sql, account, now }: HandlerContext,
  password: string,
  field: string,
): Promise<ProvenPassword | Refusal<"PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> => {
  const limited = await limitUse(
    sql,
    [{ what: "own-password", by: account.id, limit: oldPasswordTries }],
    now(),
  );
  if (limited !== undefined) return limited;
  const [row] = await sql<{
    password_hash: string;
  }>`select password_hash from accounts where id = ${account.id}`;
  const wrong = refused("PASSWORD_WRONG", { field });
  if (row === undefined || !(await verifyPassword(password, row.password_hash))) return wrong;
  return {
    recheck: async (sql) => {
      const same = await sql`
        select 1 from accounts where id = ${account.id} and password_hash = ${row.password_hash} for update`;
      return same.length > 0 ? undefined : wrong;
    },
  };
};

/** Password resets, first passwords and password changes (business §5, shell §2). */
export const passwordsHandlers: Handlers<PasswordCall> = {
  requestPasswordReset: async (context, { email: typed }) => {
    const email = readEmail(typed);
    if (isRefusal(email)) return email;
    const { sql, browser, now } = context;
    const limited = await limitUse(
      sql,
      [
        { what: "reset", by: email, limit: resetLimits.account },
        { what: "reset-from", by: browser.address, limit: resetLimits.address },
      ],
      now(),
    );
    if (limited !== undefined) return limited;
    await withMinimumDuration(() => sendReset(context, email));
    return {};
  },
  checkPasswordResetLink: async ({ sql, browser, now }, { hash }) => {
    const limited = await limitUse(
      sql,
      [{ what: "link-from", by: browser.address, limit: linkTries }],
      now(),
    );
    if (limited !== undefined) return limited;
    const link = await findLink(sql, hash, allLinks, now());
    return typeof link === "string" ? refused(link) : { purpose: link.purpose, email: link.email };
  },
  setNewPassword: async ({ sql, atomically, browser, now }, { hash, password }) => {
    const limited = await limitUse(
      sql,
      [{ what: "link-from", by: browser.address, limit: linkTries }],
      now(),
    );
    if (limited !== undefined) return limited;
    // Checked before the password is hashed, so that a request without a valid link costs no hash.
    const seen = await findLink(sql, hash, passwordLinks, now());
    if (typeof seen === "string") return refused(seen);
    const problem = passwordProblem(password);
    if (problem !== undefined) return fieldRefused("password", problem);
    const passwordHash = await hashPassword(password);
    return atomically(async (sql) => {
      const link = await findLink(sql, hash, passwordLinks, now());
      if (typeof link === "string") return refused(link);
      await spendLink(sql, link, now());
      await store(sql, link.accountId, passwordHash, now());
      await endAllAccess(sql, link.accountId);
      return { email: link.email };
    });
  },
  changePassword: {
    prepare: async (context, { oldPassword, password }) => {
      const proven = await checkOwnPassword(context, oldPassword, "oldPassword");
      if (isRefusal(proven)) return proven;
      const problem = passwordProblem(password);
      if (problem !== undefined) return fieldRefused("password", problem);
      if (password === oldPassword) return refused("PASSWORD_SAME", { field: "password" });
      const passwordHash = await hashPassword(password);
      return async ({ sql, account, browser, now }) => {
        const outdated = await proven.recheck(sql);
        if (outdated !== undefined) return outdated;
        await store(sql, account.id, passwordHash, now());
        await endOtherAccess(sql, account.id, browser.cookies.get(SESSION_COOKIE) ?? "");
        return {};
      };
    },
  },
};
