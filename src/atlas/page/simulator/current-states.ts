import type { AnyMachineSnapshot, StateValue } from "xstate";

/** The ids of the active states of a state value, outer ones first; `within` is the parent's id. */
export const idsIn = (value: StateValue, within: string): readonly string[] =>
  typeof value === "string"
    ? [`${within}.${value}`]
    : Object.entries(value).flatMap(([key, inner]) => [
        `${within}.${key}`,
        ...(inner === undefined ? [] : idsIn(inner, `${within}.${key}`)),
      ]);

/** The ids of the active states of a snapshot, outer ones first, without the machine itself. */
export const currentStates = ({ value, machine }: AnyMachineSnapshot): readonly string[] =>
  idsIn(value, machine.id);

/** The innermost of the active states of a state value, one for each region. */
export const leavesIn = (value: StateValue, within: string): readonly string[] => {
  const ids = idsIn(value, within);
  return ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
};
