import type { StateValue } from "../../../domain/shell/journal.ts";
import type { AnyEventObject, AnyTransitionDefinition } from "xstate";

/** One event, and the actor that takes it. */
export interface Step {
  /** The actor's ids from the root, with slashes: `portal/session/signOn`. */
  readonly actor: string;
  readonly event: AnyEventObject;
  /** What a journal says came of it; none in a route. */
  readonly recorded?: readonly RecordedState[];
  /** True for what the agent has made up. */
  readonly supposed?: true;
}

/** A state that a journal names, and the transitions that led to it. */
export interface RecordedState {
  readonly actor: string;
  readonly machine: string;
  readonly value: StateValue;
  readonly taken: readonly string[];
}

/**
 * Where a replay is not as it was recorded: `gone`, today's machine has no such machine, state or transition;
 * `other`, it would go another way today, or by what the journal left out.
 */
export interface Drift {
  readonly kind: "gone" | "other";
  readonly actor: string;
  /** The state, transition or machine that the journal names. */
  readonly recorded: string;
  /** What there is today; "" for nothing. */
  readonly today: string;
}

/** A transition that an event has made happen. */
export interface Taken {
  readonly actor: string;
  /** The machine's id. */
  readonly machine: string;
  readonly transition: AnyTransitionDefinition;
}

/** What came of a step. */
export interface Happened {
  /** False where no such actor is there: the step was for nobody. */
  readonly found: boolean;
  readonly taken: readonly Taken[];
}
