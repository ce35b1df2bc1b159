import { StateMachine, type AnyStateMachine } from "xstate";

const files = import.meta.glob<Readonly<Record<string, unknown>>>("../../../machines/**/*.machine.ts", {
  eager: true,
});

/** A machine of the portal with its atlas name. */
export interface PortalMachine {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** Every machine of the portal by id, such as `ticketCreation`. */
export const machines: ReadonlyMap<string, PortalMachine> = new Map(
  Object.entries(files).flatMap(([path, exported]) =>
    Object.values(exported)
      .filter((value): value is AnyStateMachine => value instanceof StateMachine)
      .map((machine) => [machine.id, { name: path.replace(/^.*\/|\.machine\.ts$/g, ""), machine }] as const),
  ),
);

/** The machine with that id. */
export const machineById = (id: string): PortalMachine => {
  const found = machines.get(id);
  if (found === undefined) throw new Error(`the portal has no machine ${id}`);
  return found;
};
