import type { AnyMachineSnapshot, StateValue } from "xstate";

/** The ids of the states of a value, the outer ones first; `within` is the machine's or the state's that has them. */
export const idsIn = (value: StateValue, within: string): readonly string[] =>
  typeof value === "string"
    ? [`${within}.${value}`]
    : Object.entries(value).flatMap(([key, inner]) => [
        `${within}.${key}`,
        ...(inner === undefined ? [] : idsIn(inner, `${within}.${key}`)),
      ]);

/** The ids of the states that a snapshot is in, the outer ones first; the machine itself is not told. */
export const currentStates = ({ value, machine }: AnyMachineSnapshot): readonly string[] =>
  idsIn(value, machine.id);
