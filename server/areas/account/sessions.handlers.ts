import * as Schema from "effect/Schema";
import { SessionKey } from "../../../src/domain/account/session-list.ts";
import { endAllAccess, endOneAccess } from "../../accounts/end-access.ts";
import { hashSecret } from "../../accounts/secret.ts";
import { SESSION_COOKIE } from "../session/session.handlers.ts";
import { listSessions } from "../../accounts/sessions.ts";
import { notFound, type Handlers } from "../../http/handler.ts";
import { readUserAgent } from "./user-agent.ts";

const toKey = Schema.decodeSync(SessionKey);

// The stored hash would identify the session too, but stored secrets are not sent out.
const keyOf = (tokenHash: string): SessionKey => toKey(hashSecret(`session-key:${tokenHash}`));

/** Lists and ends sessions. */
export const sessionsHandlers: Handlers<"getSessions" | "endSessions"> = {
  getSessions: async ({ sql, account, browser, now }) => {
    const own = hashSecret(browser.cookies.get(SESSION_COOKIE) ?? "");
    const sessions = await listSessions(sql, account.id, now());
    return sessions.map(
      ({
        token_hash: hash,
        renewed_hash: before,
        user_agent: agent,
        created_at: startedAt,
        last_used_at: lastUsedAt,
      }) => ({
        id: keyOf(hash),
        ...readUserAgent(agent),
        startedAt,
        lastUsedAt,
        current: hash === own || before === own,
      }),
    );
  },
  endSessions: async ({ sql, account, now }, { id }) => {
    if (id === undefined) return { ended: await endAllAccess(sql, account.id) };
    const named = (await listSessions(sql, account.id, now())).find(
      ({ token_hash: hash }) => keyOf(hash) === id,
    );
    return named !== undefined && (await endOneAccess(sql, account.id, named.token_hash))
      ? { ended: 1 }
      : notFound;
  },
};
