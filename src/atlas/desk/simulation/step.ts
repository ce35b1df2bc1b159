import type { Locale } from "../../../domain/shell/locale.ts";
import type { StateValue } from "../../../domain/shell/journal.ts";
import type { AnyEventObject, AnyTransitionDefinition } from "xstate";

/** One event and its receiver. */
export interface Step {
  /** The actor's ids from the root, separated by slashes: `portal/session/signOn`. */
  readonly actor: string;
  readonly event: AnyEventObject;
  /** The recorded results of a journal step; absent in a route. */
  readonly recorded?: readonly RecordedState[];
  /** The customer's language after a journal step; absent in a route. */
  readonly locale?: Locale;
  /** True for the agent's hypothetical events. */
  readonly supposed?: true;
}

/** A recorded state and the transitions that led to it. */
export interface RecordedState {
  readonly actor: string;
  readonly machine: string;
  readonly value: StateValue;
  readonly taken: readonly string[];
  /** The placeholder of the account that is signed in, where the journal begins with one and meets it again. */
  readonly accountKey?: string | undefined;
}

/**
 * A difference between replay and recording. Of the machine: `gone`, the machine, state or transition no longer exists;
 * `changed`, the recorded transitions lead to another state. `language`: the page is in another language, or on the way
 * to one. `data`: other transitions were taken, by data that the journal does not contain.
 */
export interface Drift {
  readonly kind: "gone" | "changed" | "language" | "data";
  readonly actor: string;
  /** The recorded state, transition, machine or locale. */
  readonly recorded: string;
  /** The current one; "" for none. */
  readonly today: string;
}

/** Why a replay differs from its recording. */
export type DriftCause = "machine" | "language" | "data";

/** The cause of a difference. */
export const causeOf = ({ kind }: Drift): DriftCause =>
  kind === "gone" || kind === "changed" ? "machine" : kind;

/** The causes of some differences, each once. */
export const causesOf = (drifts: readonly Drift[]): readonly DriftCause[] => [
  ...new Set(drifts.map(causeOf)),
];

/** A transition taken by an event. */
export interface Taken {
  readonly actor: string;
  /** The machine's id. */
  readonly machine: string;
  readonly transition: AnyTransitionDefinition;
}

/** The result of a step. */
export interface Happened {
  /** False if the receiving actor does not exist. */
  readonly found: boolean;
  readonly taken: readonly Taken[];
}
