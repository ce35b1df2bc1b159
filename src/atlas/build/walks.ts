import { machineModules } from "../walk/machine-modules.ts";
import { nothingKept, type Kept } from "./kept.ts";
import { pathsOf, type Paths } from "./paths.ts";

/** The paths of every machine, by its name. */
export const walkAll = async (kept: Kept = nothingKept): Promise<ReadonlyMap<string, Paths>> =>
  new Map(
    await Promise.all(
      machineModules.map(
        async (module) =>
          [
            module.name,
            await kept.bySources("paths", [...module.files, "src/atlas/build/paths.ts"], async () =>
              pathsOf(await module.machine(), await module.samples()),
            ),
          ] as const,
      ),
    ),
  );
