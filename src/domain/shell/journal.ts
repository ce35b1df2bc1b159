import * as Schema from "effect/Schema";
import { locales } from "./locale.ts";

/** A machine's state value: a state's name, or names by region. */
export type StateValue = string | { readonly [region: string]: StateValue };
export const StateValue: Schema.Codec<StateValue> = Schema.Union([
  Schema.String,
  Schema.Record(
    Schema.String,
    Schema.suspend((): Schema.Codec<StateValue> => StateValue),
  ),
]);

/**
 * Where an event came from: the actor's own start (`payload.input` is its input), a person or the page, an actor that is no
 * machine (a call, a watcher), another machine, or a timer. What comes from machines happens again by itself in a replay.
 */
export const JournalSource = Schema.Literals(["start", "outside", "actor", "machine", "timer"]);
export type JournalSource = typeof JournalSource.Type;

/** One event that one machine took. */
export const JournalEntry = Schema.Struct({
  /** Counted from the journal's beginning; the ring may have dropped the first ones. */
  no: Schema.Int,
  /** Milliseconds since the journal's beginning. */
  at: Schema.Int,
  /** The actor's ids from the root, with slashes, such as `portal/session/signOn`; what follows a screen's name in its id is a placeholder. */
  actor: Schema.String,
  /** The machine's id, such as `resource`. */
  machine: Schema.String,
  from: JournalSource,
  type: Schema.String,
  /** The event's fields but `type`, redacted: what no rule allows is a placeholder, what is a child's actor is left out. */
  payload: Schema.Record(Schema.String, Schema.Json),
  /** The state afterwards; null where the machine never came to it. */
  value: Schema.NullOr(StateValue),
  /** The transitions taken, each `source|event|guard`, with `|id` behind it where the transition has a `meta.id`. */
  taken: Schema.Array(Schema.String),
});
export type JournalEntry = typeof JournalEntry.Type;

/** An actor that lived before the journal's first event, and its state at that time. */
export const JournalActor = Schema.Struct({
  actor: Schema.String,
  machine: Schema.String,
  value: StateValue,
});
export type JournalActor = typeof JournalActor.Type;

/** What the portal saves where a person reports a problem, and what the replay desk opens. */
export const Journal = Schema.Struct({
  format: Schema.Literal("portal-journal"),
  version: Schema.Literal(1),
  /** The portal's version label. */
  app: Schema.String,
  startedAt: Schema.DateFromString,
  savedAt: Schema.DateFromString,
  locale: Schema.Literals(locales),
  /** Random, new in each journal: every placeholder begins with `~` and this. */
  mark: Schema.String.check(Schema.isPattern(/^[a-z0-9]{6,16}$/)),
  /** How many events the ring has dropped. */
  dropped: Schema.Int,
  before: Schema.Array(JournalActor),
  entries: Schema.Array(JournalEntry),
});
export type Journal = typeof Journal.Type;

/** What a placeholder stands for. */
export const placeholderKinds = ["text", "number", "flag", "date", "list", "object", "file"] as const;
export type PlaceholderKind = (typeof placeholderKinds)[number];

/**
 * `no` of a text, number, flag or date: which one, the same for the same value within one journal (0: a long text, which is
 * never compared). Of a list: its length. Of anything else 0.
 */
export interface Placeholder {
  readonly kind: PlaceholderKind;
  readonly no: number;
}

/** Reads a placeholder of the journal with this mark; anything else is none. */
export const readPlaceholder = (mark: string, value: unknown): Placeholder | undefined => {
  if (typeof value !== "string" || !value.startsWith(`~${mark}.`)) return undefined;
  const [, name, no] = value.split(".");
  const kind = placeholderKinds.find((candidate) => candidate === name);
  return kind === undefined || no === undefined || !/^\d+$/.test(no) ? undefined : { kind, no: Number(no) };
};
