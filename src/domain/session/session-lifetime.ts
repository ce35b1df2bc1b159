/** Lifetimes of a session in seconds (docs/decisions/session.md): every call extends the idle time, nothing extends the maximum. */
export const SESSION_IDLE = 30 * 60;
export const SESSION_MAX = 12 * 60 * 60;
