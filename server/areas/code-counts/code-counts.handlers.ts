import type { Handlers } from "../../http/handler.ts";
import { todayOf } from "../kit/day.ts";
import { readCodeCounts } from "./code-counts.sql.ts";

/** Which error codes people meet, for the replay desk (docs/decisions/known-issues.md). */
export const codeCountsHandlers: Handlers<"getCodeCounts"> = {
  getCodeCounts: async ({ sql, now }) => {
    const today = todayOf(now());
    return { today, counts: await readCodeCounts(sql, today) };
  },
};
