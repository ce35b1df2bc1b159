import type { AtlasMachine, Layouts, MachineIr } from "../../model/atlas-model.ts";
import type { MachineAddress } from "../address.ts";

/** The machine as it is; on the layer of changes together with what was before. */
export const shownMachine = (
  { ir, layouts, diff }: AtlasMachine,
  { layer }: Pick<MachineAddress, "layer">,
): { readonly ir: MachineIr; readonly layouts: Layouts } =>
  layer === "changes" && diff !== null ? { ir: diff.union, layouts: diff.layouts } : { ir, layouts };

/** Whether a state or transition is in the machine as it is now; what only an earlier revision had can be looked at, too. */
export const isInBuild = ({ ir, diff }: AtlasMachine, part: string): boolean =>
  diff?.change !== "removed" &&
  (ir.states.some(({ id }) => id === part) || ir.transitions.some(({ id }) => id === part));

/** The transitions that belong to what is looked at: the one that is chosen, else all that lead into a state or out of it. Undefined where all are alike. */
export const nearTransitions = (
  { id: root, transitions }: MachineIr,
  state: string,
  chosen: string | undefined,
): ReadonlySet<string> | undefined => {
  // A transition that leads elsewhere belongs to its arrow as it was.
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
