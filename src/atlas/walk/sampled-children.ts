import { StateMachine, type AnyStateMachine } from "xstate";
import type { MachineSamples } from "./walk.ts";

/** A machine that another one starts from its own file, such as the form of settings, with its samples. */
export interface SampledChild {
  readonly machine: AnyStateMachine;
  readonly samples: MachineSamples;
}

/** The children of a machine that have samples beside its own. */
export const sampledChildren = (
  machine: AnyStateMachine,
  { children = {} }: MachineSamples,
): readonly SampledChild[] =>
  Object.entries(children).flatMap(([name, samples]) => {
    const logic = machine.implementations.actors[name];
    return logic instanceof StateMachine ? [{ machine: logic as AnyStateMachine, samples }] : [];
  });
