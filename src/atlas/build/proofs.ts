import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { allTables } from "../spec-tables/all-tables.ts";
import { machineModules } from "../walk/machine-modules.ts";
import { nothingKept, type Kept } from "./kept.ts";
import { noTable, prove, type Proved } from "./prove.ts";

interface Named extends Proved {
  readonly name: string;
}

/** What the tables say of a machine: those of its own, and those of its kit. */
export type Proofs = Pick<AtlasMachine, "provedBy" | "faults">;

interface OfAnother<Value> {
  readonly tableOf: string;
  readonly value: Value;
}

/** What the other machines of a machine's kit have for the same transitions, by the machine's own ids. */
const inKit = <Value>(
  { name, kit, sameness }: Named,
  all: readonly Named[],
  valuesOf: (other: Named) => Readonly<Record<string, Value>>,
): ReadonlyMap<string, readonly OfAnother<Value>[]> => {
  if (kit === null) return new Map();
  const ids = new Map(Object.entries(sameness).map(([id, same]) => [same, id]));
  const found = new Map<string, OfAnother<Value>[]>();
  for (const other of all.filter((one) => one.name !== name && one.kit === kit))
    for (const [otherId, value] of Object.entries(valuesOf(other))) {
      const id = ids.get(other.sameness[otherId] ?? "");
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), { tableOf: other.name, value }]);
    }
  return found;
};

const provedByKit = (one: Named, all: readonly Named[]): AtlasMachine["provedBy"] =>
  Object.fromEntries(
    [...inKit(one, all, ({ provedBy }) => provedBy)].map(([id, others]) => [
      id,
      others.flatMap(({ tableOf, value }) => value.map((proof) => ({ ...proof, tableOf }))),
    ]),
  );

/** A fault that no line of the machine's own table notices is noticed where a line of its kit notices the same one. */
const faultsWithKit = (one: Named, all: readonly Named[]): AtlasMachine["faults"] => {
  const ofKit = inKit(one, all, ({ faults }) => faults);
  const noticedInKit = (id: string, what: string): Proof | null =>
    (ofKit.get(id) ?? [])
      .flatMap(({ tableOf, value }) =>
        value.flatMap((fault) =>
          fault.what === what && fault.noticedBy !== null ? [{ ...fault.noticedBy, tableOf }] : [],
        ),
      )
      .at(0) ?? null;
  return Object.fromEntries(
    Object.entries(one.faults).map(([id, faults]) => [
      id,
      faults.map(({ what, noticedBy }) => ({ what, noticedBy: noticedBy ?? noticedInKit(id, what) })),
    ]),
  );
};

/**
 * What the lines of the tables prove, and which faults they notice, by the machine's name: those of its own table, or where it has none, those that
 * hold for it because the same function of the kit has made it.
 */
export const proveAll = async (kept: Kept = nothingKept): Promise<ReadonlyMap<string, Proofs>> => {
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
  return new Map(
    all.map((one) => [
      one.name,
      { provedBy: { ...provedByKit(one, all), ...one.provedBy }, faults: faultsWithKit(one, all) },
    ]),
  );
};
