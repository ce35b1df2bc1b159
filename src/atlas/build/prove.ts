import type { AnyStateMachine } from "xstate";
import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { kitOf, samenessById } from "../spec-tables/kit-transitions.ts";
import { playLine } from "../spec-tables/play-line.ts";
import { sentenceOf, type SpecTable } from "../spec-tables/spec-table.ts";
import type { MachineSamples } from "../walk/walk.ts";

/** What a machine's own table proves, and what lets it count for other machines. */
export interface Proved {
  /** The kit's function that has made the machine; null for one that is written as a whole. */
  readonly kit: string | null;
  /** By a transition's id, what is the same in another machine of the kit. */
  readonly sameness: Readonly<Record<string, string>>;
  readonly own: AtlasMachine["provedBy"];
}

/** A machine that is proved by those of its kit alone. */
export const noTable: SpecTable = { situations: {}, steps: {}, lines: [] };

/** Plays the lines of a table: those that hold prove the transitions that they take. */
export const prove = async (
  machine: AnyStateMachine,
  samples: MachineSamples,
  table: SpecTable,
): Promise<Proved> => {
  const proofs = new Map<string, readonly Proof[]>();
  for (const line of table.lines) {
    const { problems, taken } = await playLine(machine, samples, table, line);
    if (problems.length > 0) continue;
    for (const id of taken)
      proofs.set(id, [...(proofs.get(id) ?? []), { sentence: sentenceOf(line), spec: line.spec }]);
  }
  return {
    kit: kitOf(machine) ?? null,
    sameness: Object.fromEntries(samenessById(machine)),
    own: Object.fromEntries(proofs),
  };
};
