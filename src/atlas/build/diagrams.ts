import { paintSvg } from "../diagram/paint.ts";
import type { Layout, Layouts, MachineIr } from "../model/atlas-model.ts";
import { machineModules } from "../walk/machine-modules.ts";
import { fold, foldedStates } from "./fold.ts";
import { layOut } from "./lay-out.ts";
import { readIr } from "./read-ir.ts";

/** Every machine of the portal as plain data. */
export const readAllIr = (): Promise<readonly MachineIr[]> =>
  Promise.all(machineModules.map(async ({ name, machine }) => readIr(name, await machine())));

/** The layouts of a machine; for a large one also with all states closed, and with all but one closed. */
export const layOutAll = async (ir: MachineIr): Promise<Layouts> => {
  const closed = foldedStates(ir);
  const closing = (states: ReadonlySet<string>): Promise<Layout> => layOut(fold(ir, states), states);
  const opened = await Promise.all(
    [...closed].map(
      async (id) => [id, await closing(new Set([...closed].filter((other) => other !== id)))] as const,
    ),
  );
  return {
    open: await layOut(ir),
    folded: closed.size === 0 ? null : await closing(closed),
    opened: Object.fromEntries(opened),
  };
};

export interface Diagram {
  readonly ir: MachineIr;
  readonly layouts: Layouts;
}

/** Every machine with its layouts. */
export const drawAll = async (): Promise<readonly Diagram[]> =>
  Promise.all((await readAllIr()).map(async (ir) => ({ ir, layouts: await layOutAll(ir) })));

const filesOf = ({ ir, layouts: { open, folded } }: Diagram): readonly (readonly [string, string])[] => [
  [`${ir.name}.ir.json`, `${JSON.stringify(ir, undefined, 1)}\n`],
  [`${ir.name}.svg`, paintSvg(ir, open)],
  ...(folded === null ? [] : [[`${ir.name}.folded.svg`, paintSvg(ir, folded)] as const]),
];

/** The SVG and JSON files of every machine by name, which the build writes to `diagrams/`. */
export const diagramFiles = (diagrams: readonly Diagram[]): ReadonlyMap<string, string> =>
  new Map(diagrams.flatMap(filesOf));
