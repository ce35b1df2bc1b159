import type { AtlasMachine } from "../model/atlas-model.ts";
import { allTables } from "../spec-tables/all-tables.ts";
import type { Kept } from "./kept.ts";
import { prove } from "./prove.ts";

/** What the lines of the tables prove, by the machine's name. */
export const proveAll = async (kept: Kept): Promise<ReadonlyMap<string, AtlasMachine["provedBy"]>> =>
  new Map(
    await Promise.all(
      allTables.map(
        async ({ file, module, table }) =>
          [
            module.name,
            await kept.bySources("proofs", [...module.files, file, "src/atlas/build/prove.ts"], async () =>
              prove(await module.machine(), await module.samples(), table),
            ),
          ] as const,
      ),
    ),
  );
