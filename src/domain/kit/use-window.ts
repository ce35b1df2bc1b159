/** The window in which the server counts uses that it limits, in seconds (docs/decisions/session.md). */
export const USE_WINDOW = 15 * 60;
