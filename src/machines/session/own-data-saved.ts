import type { Forwarded } from "../kit/screen-forwarded.ts";
import type { SessionEvent } from "./session-events.ts";

/** Tells the session that a person has saved their own data: the frame shows what holds now of them (shell §3). */
export const ownDataSaved = {
  key: "session",
  event: { type: "session.dataSaved" } satisfies SessionEvent,
} as const satisfies Forwarded;
