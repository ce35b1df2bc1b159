import { machineModules, type MachineModule } from "../walk/machine-modules.ts";
import type { SpecTable } from "./spec-table.ts";

/** The table of one machine. */
export interface MachineTable {
  /** The table's file, from the project's folder. */
  readonly file: string;
  readonly module: MachineModule;
  readonly table: SpecTable;
}

const files = import.meta.glob<{ readonly table: SpecTable }>("./*/*.table.ts", { eager: true });

/** Every table, by its file's area and machine: `src/atlas/spec-tables/<area>/<machine>.table.ts` exports it as `table`. */
export const allTables: readonly MachineTable[] = Object.entries(files).map(([path, { table }]) => {
  const [, area, name] = /^\.\/(.+)\/(.+)\.table\.ts$/.exec(path) ?? [];
  const module = machineModules.find((one) => one.area === area && one.name === name);
  if (module === undefined) throw new Error(`${path}: there is no machine ${area}/${name}`);
  return { file: path.replace("./", "src/atlas/spec-tables/"), module, table };
});
