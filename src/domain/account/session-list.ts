import * as Schema from "effect/Schema";

/** Identifies a session to its owner; it is not the session's secret. */
export const SessionKey = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/)).pipe(
  Schema.brand("SessionKey"),
);
export type SessionKey = typeof SessionKey.Type;

/** An active session. Browser and system have their product names; null if unknown. */
export const ActiveSession = Schema.Struct({
  id: SessionKey,
  browser: Schema.NullOr(Schema.String),
  system: Schema.NullOr(Schema.String),
  startedAt: Schema.DateFromString,
  lastUsedAt: Schema.DateFromString,
  /** The current session. */
  current: Schema.Boolean,
});
export type ActiveSession = typeof ActiveSession.Type;
