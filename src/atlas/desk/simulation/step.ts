import type { StateValue } from "../../../domain/shell/journal.ts";
import type { AnyEventObject, AnyTransitionDefinition } from "xstate";

/** One event and its receiver. */
export interface Step {
  /** The actor's ids from the root, separated by slashes: `portal/session/signOn`. */
  readonly actor: string;
  readonly event: AnyEventObject;
  /** The recorded results of a journal step; absent in a route. */
  readonly recorded?: readonly RecordedState[];
  /** True for the agent's hypothetical events. */
  readonly supposed?: true;
}

/** A recorded state and the transitions that led to it. */
export interface RecordedState {
  readonly actor: string;
  readonly machine: string;
  readonly value: StateValue;
  readonly taken: readonly string[];
}

/**
 * A difference between replay and recording: `gone`, the machine, state or transition no longer exists;
 * `other`, the machine reached another state, by a changed transition or by data that the journal does not contain.
 */
export interface Drift {
  readonly kind: "gone" | "other";
  readonly actor: string;
  /** The recorded state, transition or machine. */
  readonly recorded: string;
  /** The current one; "" for none. */
  readonly today: string;
}

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
