import { getChanges } from "./live.calls.ts";

/**
 * The event stream: asked for as `getChanges` is, and answered with a line of JSON for each event (`ChangeLine`) until the session ends. It is
 * no call of the table of calls, all of which are answered once.
 */
export const followChanges = { ...getChanges, path: "/api/followChanges" } as const;
