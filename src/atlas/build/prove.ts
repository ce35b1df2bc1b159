import { or, type AnyStateMachine, type AnyTransitionDefinition } from "xstate";
import type { AtlasMachine, Proof } from "../model/atlas-model.ts";
import { kitOf, samenessById } from "../spec-tables/kit-transitions.ts";
import { playLine, stageOf, type Stage } from "../spec-tables/play-line.ts";
import { sentenceOf, type SpecLine, type SpecTable } from "../spec-tables/spec-table.ts";
import { stateNodes, transitionsOf } from "../../machines/kit/state-nodes.ts";
import type { MachineSamples } from "../walk/walk.ts";
import { faultsOf, withParts, type Fault, type Matters } from "./faults.ts";

/** What a machine's own table proves, and what lets it count for other machines. */
export interface Proved {
  /** The kit's function that has made the machine; null for one that is written as a whole. */
  readonly kit: string | null;
  /** By a transition's id, what is the same in another machine of the kit. */
  readonly sameness: Readonly<Record<string, string>>;
  readonly provedBy: AtlasMachine["provedBy"];
  readonly faults: AtlasMachine["faults"];
}

/** A machine that is proved by those of its kit alone. */
export const noTable: SpecTable = { situations: {}, steps: {}, lines: [] };

/** A line that holds. */
interface Held {
  readonly line: SpecLine;
  /** The transitions that it proves. */
  readonly taken: ReadonlySet<string>;
  /** The transitions that a fault of which can make a difference in it. */
  readonly meets: Readonly<Record<Matters, ReadonlySet<string>>>;
}

const proofOf = (line: SpecLine): Proof => ({ sentence: sentenceOf(line), spec: line.spec });

interface Transition {
  readonly id: string;
  readonly transition: AnyTransitionDefinition;
}

const transitionsOn = ({ machine, idOf }: Stage): readonly Transition[] =>
  stateNodes(machine)
    .flatMap(transitionsOf)
    .map((transition) => ({ id: idOf(transition) ?? "", transition }));

/** Plays the lines of a table, and notes which guards say no. */
const heldLines = async (stage: Stage, table: SpecTable): Promise<readonly Held[]> => {
  let refused = new Set<string>();
  const guarded = transitionsOn(stage).filter(({ transition }) => transition.guard !== undefined);
  const noting = guarded.reduce<() => Promise<readonly Held[]>>(
    (run, { id, transition }) =>
      () =>
        withParts(
          transition,
          { guard: or([transition.guard, () => refused.add(id) === undefined] as never) },
          run,
        ),
    async () => {
      const held: Held[] = [];
      for (const line of table.lines) {
        refused = new Set();
        const { problems, taken, takenSinceStart } = await playLine(stage, table, line);
        if (problems.length > 0) continue;
        held.push({
          line,
          taken,
          meets: { "where it is taken": takenSinceStart, "where its guard says no": refused },
        });
      }
      return held;
    },
  );
  return noting();
};

/** The first line that does not hold with a fault. */
const noticing = async (
  stage: Stage,
  table: SpecTable,
  held: readonly Held[],
  { id, transition }: Transition,
  { matters, parts }: Fault,
): Promise<SpecLine | undefined> => {
  const met = held.filter(({ meets }) => meets[matters].has(id));
  // What is about the transition notices more than what only leads over it.
  const inOrder = met.toSorted((one, other) => Number(other.taken.has(id)) - Number(one.taken.has(id)));
  return withParts(transition, parts, async () => {
    for (const { line } of inOrder) if ((await playLine(stage, table, line)).problems.length > 0) return line;
    return undefined;
  });
};

/** Plays the lines of a table, first on the machine as it is: those that hold prove the transitions that they take. Then with each fault. */
export const prove = async (
  machine: AnyStateMachine,
  samples: MachineSamples,
  table: SpecTable,
): Promise<Proved> => {
  const stage = stageOf(machine, samples);
  const held = await heldLines(stage, table);
  const proofs = new Map<string, readonly Proof[]>();
  for (const { line, taken } of held)
    for (const id of taken) proofs.set(id, [...(proofs.get(id) ?? []), proofOf(line)]);
  const faults = new Map<string, AtlasMachine["faults"][string]>();
  for (const one of transitionsOn(stage)) {
    const its: AtlasMachine["faults"][string][number][] = [];
    for (const fault of faultsOf(one.transition)) {
      const line = await noticing(stage, table, held, one, fault);
      its.push({ what: fault.what, noticedBy: line === undefined ? null : proofOf(line) });
    }
    faults.set(one.id, its);
  }
  return {
    kit: kitOf(machine) ?? null,
    sameness: Object.fromEntries(samenessById(machine)),
    provedBy: Object.fromEntries(proofs),
    faults: Object.fromEntries(faults),
  };
};
