import type { AtlasMachine, IrTransition } from "../../model/atlas-model.ts";
import type { MachineAddress } from "../address.ts";
import { shownMachine } from "./shown-machine.ts";

/** The selection in an address of a machine's page. */
export interface LookedAt {
  /** The selected state's id; "" without one. */
  readonly stateId: string;
  readonly transition: IrTransition | undefined;
  /** A selected part that does not exist: `before` if the compared revision had it. */
  readonly missing:
    | { readonly what: "state" | "transition"; readonly id: string; readonly before: boolean }
    | undefined;
}

/** Finds the selected state and transition. `local` is a state's path within its machine. */
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
