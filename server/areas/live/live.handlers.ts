import type { Handlers } from "../../http/handler.ts";
import { readChanges, topicsFor } from "../../live/changes.sql.ts";

/** What has changed, for browsers without an event stream. */
export const liveHandlers: Handlers<"getChanges"> = {
  getChanges: async ({ sql, account, now }, { last_event_id }) => {
    const { id, changes } = await readChanges(sql, last_event_id, now());
    return { id, topics: topicsFor(changes, account) };
  },
};
