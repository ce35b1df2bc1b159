import type { AnyStateMachine } from "xstate";
import { expect } from "vitest";
import { transitionLedger, type Ledger } from "../../../src/atlas/walk/transition-ledger.ts";
import { eachSystem } from "./each-system.ts";

// Records which test fires which transition of which machine: a worker loads this module once for all of
// its test files.

/** The tests by machine and transition, since the test file started. */
export const recorded = new Map<string, Map<string, Set<string>>>();
const ledgers = new WeakMap<AnyStateMachine, Ledger["idOf"]>();

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

eachSystem((inspected) => {
  if (inspected.type !== "@xstate.microstep") return;
  for (const transition of inspected._transitions) {
    const machine = transition.source.machine;
    const id = idsOf(machine)(transition);
    if (id !== undefined) record(machine.id, id);
  }
});
