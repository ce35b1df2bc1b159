import type { AtlasMachine, IrTransition } from "../../model/atlas-model.ts";
import type { MachineAddress } from "../address.ts";
import { shownMachine } from "./shown-machine.ts";

/** What an address of a machine's page points at. */
export interface LookedAt {
  /** The chosen state's id; "" where none is. */
  readonly stateId: string;
  readonly transition: IrTransition | undefined;
  /** What the address names and is not shown: `before` where the revision that is compared with had it. */
  readonly missing:
    | { readonly what: "state" | "transition"; readonly id: string; readonly before: boolean }
    | undefined;
}

/** Finds the state and the transition that an address names. `local` is a state's path within its machine. */
export const lookedAt = (
  machine: AtlasMachine,
  { layer, whole, arrow }: Pick<MachineAddress, "layer" | "whole" | "arrow">,
  local: string,
): LookedAt => {
  const { ir } = shownMachine(machine, { layer });
  const union = machine.diff?.union;
  const wanted = local === "" ? (whole ? ir.id : "") : `${ir.id}.${local}`;
  const known = ir.states.some(({ id }) => id === wanted);
  const transition = ir.transitions.find(({ id }) => id === arrow);
  const found = { stateId: known ? wanted : "", transition };
  if (wanted !== "" && !known)
    return {
      ...found,
      missing: { what: "state", id: local, before: union?.states.some(({ id }) => id === wanted) === true },
    };
  if (arrow !== undefined && transition === undefined)
    return {
      ...found,
      missing: {
        what: "transition",
        id: arrow,
        before: union?.transitions.some(({ id }) => id === arrow) === true,
      },
    };
  return { ...found, missing: undefined };
};
