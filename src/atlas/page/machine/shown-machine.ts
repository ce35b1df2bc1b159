import type { AtlasMachine, Layout, Layouts, MachineIr } from "../../model/atlas-model.ts"
import type { MachineAddress } from "../address.ts"

/** The machine as it is; on the layer of changes together with what was before. */
export const shownMachine = ({ ir, layouts, diff }: AtlasMachine, { layer }: Pick<MachineAddress, "layer">): { readonly ir: MachineIr; readonly layouts: Layouts } =>
  layer === "changes" && diff !== null ? { ir: diff.union, layouts: diff.layouts } : { ir, layouts }

/** Whether a state or transition is in the machine as it is now; what only an earlier revision had can be looked at, too. */
export const isInBuild = ({ ir, diff }: AtlasMachine, part: string): boolean =>
  diff?.change !== "removed" && (ir.states.some(({ id }) => id === part) || ir.transitions.some(({ id }) => id === part))

/** Whether the folded diagram shows what is looked at. */
const shows = ({ boxes, arrows }: Layout, state: string, arrow: string | undefined): boolean =>
  (state === "" || boxes.some((box) => box.state === state)) && (arrow === undefined || arrows.some(({ transition }) => transition === arrow))

/** Whether the folded diagram is to be shown: as the address says, else where it hides nothing that is looked at. */
export const isFolded = ({ folded }: Layouts, address: Pick<MachineAddress, "folded" | "arrow">, state: string): boolean =>
  folded !== null && (address.folded ?? shows(folded, state, address.arrow))
