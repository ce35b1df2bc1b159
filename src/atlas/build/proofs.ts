import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { allTables } from "../spec-tables/all-tables.ts";
import { machineModules } from "../walk/machine-modules.ts";
import { nothingKept, type Kept } from "./kept.ts";
import { noTable, prove, type Proved } from "./prove.ts";

interface Named extends Proved {
  readonly name: string;
}

/** What the tables of the other machines of a machine's kit prove of it. */
const provedByKit = ({ name, kit, sameness }: Named, all: readonly Named[]): AtlasMachine["provedBy"] => {
  if (kit === null) return {};
  const ids = new Map(Object.entries(sameness).map(([id, same]) => [same, id]));
  const proofs = new Map<string, readonly Proof[]>();
  for (const other of all.filter((one) => one.name !== name && one.kit === kit))
    for (const [otherId, its] of Object.entries(other.own)) {
      const id = ids.get(other.sameness[otherId] ?? "");
      if (id !== undefined)
        proofs.set(id, [
          ...(proofs.get(id) ?? []),
          ...its.map((proof) => ({ ...proof, tableOf: other.name })),
        ]);
    }
  return Object.fromEntries(proofs);
};

/**
 * What the lines of the tables prove, by the machine's name and the transition's id: those of its own table, or where it has none, those that
 * hold for it because the same function of the kit has made it.
 */
export const proveAll = async (
  kept: Kept = nothingKept,
): Promise<ReadonlyMap<string, AtlasMachine["provedBy"]>> => {
  const tables = new Map(allTables.map((one) => [one.module.name, one]));
  const all = await Promise.all(
    machineModules.map(async ({ name, files, machine, samples }): Promise<Named> => {
      const its = tables.get(name);
      const sources = [...files, ...(its === undefined ? [] : [its.file]), "src/atlas/build/prove.ts"];
      const proved = await kept.bySources("proofs", sources, async () =>
        prove(await machine(), await samples(), its?.table ?? noTable),
      );
      return { name, ...proved };
    }),
  );
  return new Map(all.map((one) => [one.name, { ...provedByKit(one, all), ...one.own }]));
};
