import type { ScreenKey } from "../../actors/portal-actors.ts";

/** The key of the messages' actor: visitors see fewer than accounts, so the content of both is kept apart. */
export const messagesKey = (reader: "account" | "visitor"): ScreenKey => `messages:${reader}`;
