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
 * The source of an event: the actor's start (`payload.input` is its input), a person or the page, an actor that is not a
 * machine (a call, a watcher), another machine, or a timer. A replay reproduces events of machines by itself.
 */
export const JournalSource = Schema.Literals(["start", "outside", "actor", "machine", "timer"]);
export type JournalSource = typeof JournalSource.Type;

/** One event that a machine received. */
export const JournalEntry = Schema.Struct({
  /** Counted from the journal's start; the ring buffer may have dropped the first ones. */
  no: Schema.Int,
  /** In ms since the journal's start. */
  at: Schema.Int,
  /** The actor's ids from the root, separated by slashes, such as `portal/session/signOn`; the part after a screen's name and a colon is a placeholder. */
  actor: Schema.String,
  /** The machine's id, such as `resource`. */
  machine: Schema.String,
  from: JournalSource,
  type: Schema.String,
  /** The event's fields except `type`, redacted: values without a rule become placeholders, child actors are left out. */
  payload: Schema.Record(Schema.String, Schema.Json),
  /** The state afterwards; null if the machine failed. */
  value: Schema.NullOr(StateValue),
  /** The transitions taken, each `source|event|guard`, followed by `|id` if the transition has a `meta.id`. */
  taken: Schema.Array(Schema.String),
});
export type JournalEntry = typeof JournalEntry.Type;

/** An actor that was running before the journal's first event, with its state. */
export const JournalActor = Schema.Struct({
  actor: Schema.String,
  machine: Schema.String,
  value: StateValue,
});
export type JournalActor = typeof JournalActor.Type;

/** Random for each journal: every placeholder begins with `~` and this mark. */
export const JournalMark = Schema.String.check(Schema.isPattern(/^[a-z0-9]{6,16}$/));

/** The file that the portal saves for a problem report and the replay desk opens. */
export const Journal = Schema.Struct({
  format: Schema.Literal("portal-journal"),
  /** 2: a screen's name ends at a colon; in version 1 it ended at a hyphen, which no name tells apart. */
  version: Schema.Literal(2),
  /** The portal's version label. */
  app: Schema.String,
  startedAt: Schema.DateFromString,
  savedAt: Schema.DateFromString,
  locale: Schema.Literals(locales),
  mark: JournalMark,
  /** Number of events that the ring buffer has dropped. */
  dropped: Schema.Int,
  before: Schema.Array(JournalActor),
  entries: Schema.Array(JournalEntry),
});
export type Journal = typeof Journal.Type;

/** The name of a journal's file. */
export const journalFileName = (savedAt: Date): string =>
  `portal-journal-${savedAt.toISOString().slice(0, 10)}.json`;

/** The types of redacted values. */
export const placeholderKinds = ["text", "number", "flag", "date", "list", "object", "file"] as const;
export type PlaceholderKind = (typeof placeholderKinds)[number];

/**
 * `no` of a text, number, flag or date: the same for equal values within one journal (0: a long text, which is
 * not compared). Of a list: its length. Otherwise 0.
 */
export interface Placeholder {
  readonly kind: PlaceholderKind;
  readonly no: number;
}

/** Parses a placeholder of the journal with this mark; undefined for any other value. */
export const readPlaceholder = (mark: string, value: unknown): Placeholder | undefined => {
  if (typeof value !== "string" || !value.startsWith(`~${mark}.`)) return undefined;
  const [, name, no] = value.split(".");
  const kind = placeholderKinds.find((candidate) => candidate === name);
  return kind === undefined || no === undefined || !/^\d+$/.test(no) ? undefined : { kind, no: Number(no) };
};
