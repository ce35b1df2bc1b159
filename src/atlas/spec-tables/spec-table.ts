/** The form of a machine's table: what the specification says that it does, one line each, written from the specification and not from the machine. */
import type { AnyEventObject, AnyStateMachine, EventFromLogic } from "xstate";

/** One step: an event that the machine gets, the end of what it has started, or time that passes. */
export type Step<Event = AnyEventObject> =
  | Event
  | { readonly step: "begins" }
  | { readonly step: "ends"; readonly child: string; readonly output: unknown }
  | { readonly step: "breaks"; readonly child: string }
  | { readonly step: "endsLate"; readonly child: string; readonly output: unknown }
  | { readonly step: "shows"; readonly child: string; readonly context: object }
  | { readonly step: "passes"; readonly ms: number };

/** The machine begins, in a situation without steps. */
export const begins = { step: "begins" } as const;

/** What a machine has started ends with an output, by the id under which it runs. */
export const ends = (child: string, output?: unknown) => ({ step: "ends", child, output }) as const;

/** A call is answered. */
export const answers = (call: string, answer?: unknown) => ends(call, { _tag: "Answered", answer });

/** A call fails: refused by the server, or without an answer. */
export const fails = (call: string, failure: object) => ends(call, { _tag: "Failed", failure });

/** A defect in what the machine has started. */
export const breaks = (child: string) => ({ step: "breaks", child }) as const;

/** What the machine has given up ends all the same, with the output of `late`. */
export const late = ({ child, output }: ReturnType<typeof ends>) =>
  ({ step: "endsLate", child, output }) as const;

/** What a machine has started has another context by now, which the machine follows. */
export const shows = (child: string, context: object) => ({ step: "shows", child, context }) as const;

/** Time passes, in ms. */
export const passes = (ms: number) => ({ step: "passes", ms }) as const;

/** How a machine comes into a situation: its input, and the steps from its start. */
export interface Situation<Event = AnyEventObject> {
  readonly input: unknown;
  readonly steps: readonly Step<Event>[];
}

/** A name, or a name and what it must bring: an event's fields, or a call's input. */
export type Named = string | readonly [name: string, fields: object];

/** One line of the table. `must`, `tags`, `sees`, `tells`, `calls` and `not` are what holds after `when`. */
export interface SpecLine<Given extends string = string, When extends string = string> {
  /** The section that says so: "shell §4", or a page such as "decisions/session". */
  readonly spec: string;
  /** A situation of the table. */
  readonly given: Given;
  /** What happens then: one or several steps of the table. */
  readonly when: When | readonly When[];
  /** The state that it must be in; states within states are joined by dots. */
  readonly must: string;
  /** How a view shows it, by the tags of its states: "busy", "failed". */
  readonly tags?: readonly string[];
  /** The part of its context that a person sees. */
  readonly sees?: object;
  /** Events that it tells to others: to who has started it, to what it runs, or to whoever listens. */
  readonly tells?: readonly Named[];
  /** The calls and other actors that it starts, by their names in the machine. */
  readonly calls?: readonly Named[];
  /** What must not happen: states that it must not enter, events that it must not tell, calls that it must not start. */
  readonly not?: readonly string[];
}

/** The table of one machine. */
export interface SpecTable {
  /** By the words of `given`. */
  readonly situations: Readonly<Record<string, Situation>>;
  /** By the words of `when`. */
  readonly steps: Readonly<Record<string, Step>>;
  readonly lines: readonly SpecLine[];
}

/** Makes a machine's table: its lines can name only situations and steps of the table, and its events only what the machine takes. */
export const tableOf =
  <Machine extends AnyStateMachine>() =>
  <const Given extends string, const When extends string>(table: {
    readonly situations: Readonly<Record<Given, Situation<EventFromLogic<Machine>>>>;
    readonly steps: Readonly<Record<When, Step<EventFromLogic<Machine>>>>;
    readonly lines: readonly SpecLine<Given, When>[];
  }): SpecTable =>
    table;

const nameOf = (named: Named): string => (typeof named === "string" ? named : named[0]);
const listed = (names: readonly string[]): string => names.join(", ");

/** A line as a sentence. */
export const sentenceOf = ({ given, when, must, tags, tells, calls, not }: SpecLine): string =>
  [
    `Given ${given}, when ${typeof when === "string" ? when : when.join(", then ")}: ${must}`,
    ...(tags === undefined ? [] : [`shown as ${listed(tags)}`]),
    ...(tells === undefined ? [] : [`tells ${listed(tells.map(nameOf))}`]),
    ...(calls === undefined ? [] : [`starts ${listed(calls.map(nameOf))}`]),
    ...(not === undefined ? [] : [`not ${listed(not)}`]),
  ].join("; ");
