import { StateMachine, type AnyActorScope, type AnyStateMachine } from "xstate";
import { expect } from "vitest";
import { transitionLedger, type Ledger } from "../../../src/atlas/walk/transition-ledger.ts";

// Records which test fires which transition of which machine: every step of a machine calls one of the two methods
// below, and its system is inspected. A worker loads this module once for all of its test files.

type System = AnyActorScope["system"];
type Step = (...given: readonly unknown[]) => unknown;

/** The tests by machine and transition, since the test file started. */
export const recorded = new Map<string, Map<string, Set<string>>>();
const ledgers = new WeakMap<AnyStateMachine, Ledger["idOf"]>();
const watched = new WeakSet<System>();

const idsOf = (machine: AnyStateMachine): Ledger["idOf"] => {
  const known = ledgers.get(machine) ?? transitionLedger(machine).idOf;
  ledgers.set(machine, known);
  return known;
};

const record = (machine: string, transition: string): void => {
  const test = expect.getState().currentTestName;
  if (test === undefined) return;
  const transitions = recorded.get(machine) ?? new Map<string, Set<string>>();
  recorded.set(machine, transitions);
  const tests = transitions.get(transition) ?? new Set<string>();
  transitions.set(transition, tests);
  tests.add(test);
};

const watch = (system: System): void => {
  if (watched.has(system)) return;
  watched.add(system);
  system.inspect((inspected) => {
    if (inspected.type !== "@xstate.microstep") return;
    for (const transition of inspected._transitions) {
      const machine = transition.source.machine;
      const id = idsOf(machine)(transition);
      if (id !== undefined) record(machine.id, id);
    }
  });
};

const isScope = (given: unknown): given is AnyActorScope =>
  typeof given === "object" && given !== null && "system" in given && "self" in given;

const steps = StateMachine.prototype as unknown as Record<"getInitialSnapshot" | "transition", Step>;
for (const name of ["getInitialSnapshot", "transition"] as const) {
  const step = steps[name];
  steps[name] = function watchedStep(this: unknown, ...given) {
    const scope = given.find(isScope);
    if (scope !== undefined) watch(scope.system);
    return step.apply(this, [...given]);
  };
}
