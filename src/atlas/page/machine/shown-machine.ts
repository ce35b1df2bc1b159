import type { AtlasMachine, Layouts, MachineIr } from "../../model/atlas-model.ts";
import type { MachineAddress } from "../address.ts";

/** The current machine; on the changes layer merged with the compared revision. */
export const shownMachine = (
  { ir, layouts, diff }: AtlasMachine,
  { layer }: Pick<MachineAddress, "layer">,
): { readonly ir: MachineIr; readonly layouts: Layouts } =>
  layer === "changes" && diff !== null ? { ir: diff.union, layouts: diff.layouts } : { ir, layouts };

/** True if a state or transition exists in this build and not only in the compared revision. */
export const isInBuild = ({ ir, diff }: AtlasMachine, part: string): boolean =>
  diff?.change !== "removed" &&
  (ir.states.some(({ id }) => id === part) || ir.transitions.some(({ id }) => id === part));

/** The highlighted transitions: the selected one, or all to and from the selected state. Undefined without a selection. */
export const nearTransitions = (
  { id: root, transitions }: MachineIr,
  state: string,
  chosen: string | undefined,
): ReadonlySet<string> | undefined => {
  // A retargeted transition includes its old edge.
  if (chosen !== undefined)
    return new Set([chosen.replace(/\|was$/, ""), `${chosen.replace(/\|was$/, "")}|was`]);
  if (state === "" || state === root) return undefined;
  const isWithin = (id: string): boolean => id === state || id.startsWith(`${state}.`);
  return new Set(
    transitions
      .filter(({ source, targets }) => isWithin(source) || targets.some(isWithin))
      .map(({ id }) => id),
  );
};
