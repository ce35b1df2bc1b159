import { languageTag } from "../../../src/domain/shell/locale.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { hashSecret, newSecret } from "../../accounts/secret.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

/** Lifetime of an academy link, in ms. */
const linkLifetime = 5 * 60 * 1000;

/** Links that one account may have made within 15 minutes. */
const LINKS = 60;

/** Deletes expired links. */
export const purgeAcademyLinks = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from academy_links where expires_at < ${now}`;
};

/**
 * The academy's one-time link (shell §7): only the token's hash is stored. `academyUrl` is https without a trailing slash.
 * The status in the request is not passed on: the academy asks the portal, not the browser.
 */
export const createAcademyHandlers = (academyUrl: string): Handlers<"getAcademyOneTimeUrl"> => ({
  getAcademyOneTimeUrl: async (context, { language }) => {
    const { sql, account, now } = context;
    const limited = await limitUse(context, [{ what: "academy-link", by: account.id, limit: LINKS }]);
    if (limited !== undefined) return limited;
    const token = newSecret();
    const moment = now();
    await sql`
      insert into academy_links (token_hash, account_id, created_at, expires_at)
      values (${hashSecret(token)}, ${account.id}, ${moment}, ${new Date(moment.getTime() + linkLifetime)})`;
    const link = new URL(`${academyUrl}/sign-in`);
    link.search = new URLSearchParams({ token, language: languageTag(language) }).toString();
    return { link: link.href };
  },
});
