import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { allTables, type MachineTable } from "../spec-tables/all-tables.ts";
import { playLine } from "../spec-tables/play-line.ts";
import { sentenceOf } from "../spec-tables/spec-table.ts";

const proofsOf = async ({ module, table }: MachineTable): Promise<AtlasMachine["provedBy"]> => {
  const [machine, samples] = await Promise.all([module.machine(), module.samples()]);
  const proofs = new Map<string, readonly Proof[]>();
  for (const line of table.lines) {
    const { problems, taken } = await playLine(machine, samples, table, line);
    if (problems.length > 0) continue;
    for (const id of taken)
      proofs.set(id, [...(proofs.get(id) ?? []), { sentence: sentenceOf(line), spec: line.spec }]);
  }
  return Object.fromEntries(proofs);
};

/** What the lines of the tables prove, by the machine's name. */
export const proveAll = async (): Promise<ReadonlyMap<string, AtlasMachine["provedBy"]>> =>
  new Map(await Promise.all(allTables.map(async (one) => [one.module.name, await proofsOf(one)] as const)));
