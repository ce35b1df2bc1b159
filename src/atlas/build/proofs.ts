import type { AnyStateMachine } from "xstate";
import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { allTables, type MachineTable } from "../spec-tables/all-tables.ts";
import { kitOf, samenessById } from "../spec-tables/kit-transitions.ts";
import { playLine } from "../spec-tables/play-line.ts";
import { sentenceOf } from "../spec-tables/spec-table.ts";
import { machineModules } from "../walk/machine-modules.ts";

type Proofs = ReadonlyMap<string, readonly Proof[]>;

const proofsOf = async ({ module, table }: MachineTable): Promise<Proofs> => {
  const [machine, samples] = await Promise.all([module.machine(), module.samples()]);
  const proofs = new Map<string, readonly Proof[]>();
  for (const line of table.lines) {
    const { problems, taken } = await playLine(machine, samples, table, line);
    if (problems.length > 0) continue;
    for (const id of taken)
      proofs.set(id, [...(proofs.get(id) ?? []), { sentence: sentenceOf(line), spec: line.spec }]);
  }
  return proofs;
};

interface Proved {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly own: Proofs;
}

/** What the tables of the other machines of a machine's kit prove of it, by the id of its transition. */
const provedByKit = (one: Proved, all: readonly Proved[]): Proofs => {
  const kit = kitOf(one.machine);
  if (kit === undefined) return new Map();
  const ids = new Map([...samenessById(one.machine)].map(([id, same]) => [same, id]));
  const proofs = new Map<string, readonly Proof[]>();
  for (const other of all.filter(({ name, machine }) => name !== one.name && kitOf(machine) === kit)) {
    const sames = samenessById(other.machine);
    for (const [otherId, its] of other.own) {
      const id = ids.get(sames.get(otherId) ?? "");
      if (id !== undefined)
        proofs.set(id, [
          ...(proofs.get(id) ?? []),
          ...its.map((proof) => ({ ...proof, tableOf: other.name })),
        ]);
    }
  }
  return proofs;
};

/**
 * What the lines of the tables prove, by the machine's name and the transition's id: those of its own table, or where it has none, those that
 * hold for it because the same function of the kit has made it.
 */
export const proveAll = async (): Promise<ReadonlyMap<string, AtlasMachine["provedBy"]>> => {
  const tables = new Map(allTables.map((one) => [one.module.name, one]));
  const all: readonly Proved[] = await Promise.all(
    machineModules.map(async (module) => {
      const table = tables.get(module.name);
      return {
        name: module.name,
        machine: await module.machine(),
        own: table === undefined ? new Map<string, readonly Proof[]>() : await proofsOf(table),
      };
    }),
  );
  return new Map(all.map((one) => [one.name, Object.fromEntries([...provedByKit(one, all), ...one.own])]));
};
