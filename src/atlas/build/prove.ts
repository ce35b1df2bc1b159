import type { AnyStateMachine } from "xstate";
import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { playLine } from "../spec-tables/play-line.ts";
import { sentenceOf, type SpecTable } from "../spec-tables/spec-table.ts";
import type { MachineSamples } from "../walk/walk.ts";

/** Plays the lines of a table: those that hold prove the transitions that they take. */
export const prove = async (
  machine: AnyStateMachine,
  samples: MachineSamples,
  table: SpecTable,
): Promise<AtlasMachine["provedBy"]> => {
  const proofs = new Map<string, readonly Proof[]>();
  for (const line of table.lines) {
    const { problems, taken } = await playLine(machine, samples, table, line);
    if (problems.length > 0) continue;
    for (const id of taken)
      proofs.set(id, [...(proofs.get(id) ?? []), { sentence: sentenceOf(line), spec: line.spec }]);
  }
  return Object.fromEntries(proofs);
};
