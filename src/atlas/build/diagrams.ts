import { paintSvg } from "../diagram/paint.ts";
import type { Layout, Layouts, MachineIr } from "../model/atlas-model.ts";
import { machineModules } from "../walk/machine-modules.ts";
import { fold, foldedStates } from "./fold.ts";
import { nothingKept, type Kept } from "./kept.ts";
import { layOut } from "./lay-out.ts";
import { readIr } from "./read-ir.ts";

/** Every machine of the portal as plain data. */
export const readAllIr = (kept: Kept = nothingKept): Promise<readonly MachineIr[]> =>
  Promise.all(
    machineModules.map(({ name, files, machine }) =>
      kept.bySources("machine", [...files.slice(0, 1), "src/atlas/build/read-ir.ts"], async () =>
        readIr(name, await machine()),
      ),
    ),
  );

/** The layouts of a machine; for a large one also with all states closed, and with all but one closed. */
export const layOutAll = async (ir: MachineIr, kept: Kept = nothingKept): Promise<Layouts> => {
  const open = await layOut(ir, new Set(), kept);
  const closed = foldedStates(ir, open);
  const closing = (states: ReadonlySet<string>): Promise<Layout> => layOut(fold(ir, states), states, kept);
  const opened = await Promise.all(
    [...closed].map(
      async (id) => [id, await closing(new Set([...closed].filter((other) => other !== id)))] as const,
    ),
  );
  return {
    open,
    folded: closed.size === 0 ? null : await closing(closed),
    opened: Object.fromEntries(opened),
  };
};

export interface Diagram {
  readonly ir: MachineIr;
  readonly layouts: Layouts;
}

/** Every machine with its layouts. */
export const drawAll = async (kept: Kept = nothingKept): Promise<readonly Diagram[]> =>
  Promise.all((await readAllIr(kept)).map(async (ir) => ({ ir, layouts: await layOutAll(ir, kept) })));

const filesOf = ({ ir, layouts: { open, folded } }: Diagram): readonly (readonly [string, string])[] => [
  [`${ir.name}.ir.json`, `${JSON.stringify(ir, undefined, 1)}\n`],
  [`${ir.name}.svg`, paintSvg(ir, open)],
  ...(folded === null ? [] : [[`${ir.name}.folded.svg`, paintSvg(ir, folded)] as const]),
];

/** The SVG and JSON files of every machine by name, which the build writes to `diagrams/`. */
export const diagramFiles = (diagrams: readonly Diagram[]): ReadonlyMap<string, string> =>
  new Map(diagrams.flatMap(filesOf));
