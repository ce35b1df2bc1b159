import * as Schema from "effect/Schema";
import { KEPT_DRAFTS, TicketDraft } from "../../../src/domain/tickets/ticket-draft.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

const encode = Schema.encodeSync(TicketDraft);
const decode = Schema.decodeUnknownSync(TicketDraft);

/** How long a draft is kept that nobody goes on with, in ms. */
const keepFor = 90 * 24 * 60 * 60 * 1000;

/** Deletes drafts that were left. */
export const purgeDrafts = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from ticket_drafts where saved_at < ${new Date(now.getTime() - keepFor)}`;
};

/** Drafts of tickets, visible to their author only, on every device. */
export const ticketDraftsHandlers: Handlers<"getTicketDraft" | "saveTicketDraft" | "discardTicketDraft"> = {
  getTicketDraft: async ({ sql, account }, { key }) => {
    const [row] = await sql<{
      draft: unknown;
      saved_at: Date;
    }>`select draft, saved_at from ticket_drafts where account_id = ${account.id} and key = ${key}`;
    return row === undefined ? null : { draft: decode(row.draft), savedAt: row.saved_at };
  },
  saveTicketDraft: async ({ sql, account, now }, { key, draft }) => {
    const savedAt = now();
    await sql`
      insert into ticket_drafts (account_id, key, draft, saved_at) values (${account.id}, ${key}, ${sql.json(encode(draft))}, ${savedAt})
      on conflict (account_id, key) do update set draft = excluded.draft, saved_at = excluded.saved_at`;
    await sql`
      delete from ticket_drafts where account_id = ${account.id} and key in (
        select key from ticket_drafts where account_id = ${account.id} order by saved_at desc, key offset ${KEPT_DRAFTS})`;
    return { draft, savedAt };
  },
  discardTicketDraft: async ({ sql, account }, { key }) => {
    await sql`delete from ticket_drafts where account_id = ${account.id} and key = ${key}`;
    return {};
  },
};
