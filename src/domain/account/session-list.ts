import * as Schema from "effect/Schema";

/** Names a session to its owner; not its secret. */
export const SessionKey = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/)).pipe(
  Schema.brand("SessionKey"),
);
export type SessionKey = typeof SessionKey.Type;

/** A session in use. Browser and system are names as their makers write them; null where they cannot be told. */
export const ActiveSession = Schema.Struct({
  id: SessionKey,
  browser: Schema.NullOr(Schema.String),
  system: Schema.NullOr(Schema.String),
  startedAt: Schema.DateFromString,
  lastUsedAt: Schema.DateFromString,
  /** The session that asks. */
  current: Schema.Boolean,
});
export type ActiveSession = typeof ActiveSession.Type;
