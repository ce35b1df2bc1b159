import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import { scopeThatTells } from "../../walk/walk.ts";
import { codesShown } from "../routes/codes-shown.ts";
import type { Possible } from "../simulation/possible.ts";
import type { Simulation } from "../simulation/simulation.ts";

/** Who brings something about: the person or the page, an answer, or time. */
export type Cause = "person" | "answer" | "time";

/** Something that could happen, as an agent reads it. */
export interface Told {
  readonly possible: Possible;
  readonly cause: Cause;
  readonly text: string;
}

const causeOf = (type: string): Cause => {
  if (type.startsWith("xstate.after.")) return "time";
  return type.startsWith("xstate.done.actor.") || type.startsWith("xstate.error.actor.")
    ? "answer"
    : "person";
};

/** What a machine would do about an event, in its own words; its codes behind them. Nothing where it would do nothing. */
const wordsOf = ({ find }: Simulation, { step: { actor, event } }: Possible): string | undefined => {
  const snapshot = find(actor)?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (snapshot === undefined) return undefined;
  const fired: AnyTransitionDefinition[] = [];
  const scope = scopeThatTells(
    () => {},
    (transition) => {
      fired.push(transition);
      return undefined;
    },
  );
  try {
    const next: AnyMachineSnapshot = snapshot.machine.transition(snapshot, event, scope);
    const codes = codesShown(
      next,
      fired.map((transition) => ({ transition })),
    );
    const [first] = fired;
    return first === undefined ? undefined : [first.description ?? event.type, ...codes].join(" · ");
  } catch {
    // What the samples cannot satisfy is told by its name.
    return event.type;
  }
};

/** What could happen now, in words; where two read the same, with what they bring. */
export const tellPossible = (simulation: Simulation, all: readonly Possible[]): readonly Told[] => {
  const told = all.flatMap((possible): Told[] => {
    const words = wordsOf(simulation, possible);
    return words === undefined
      ? []
      : [
          {
            possible,
            cause: causeOf(possible.step.event.type),
            text: `${possible.step.actor.replace("portal/", "")}: ${words}`,
          },
        ];
  });
  const counts = new Map<string, number>();
  for (const { text } of told) counts.set(text, (counts.get(text) ?? 0) + 1);
  return told.map((one) =>
    counts.get(one.text) === 1
      ? one
      : { ...one, text: `${one.text} · ${one.possible.label.replace(/^[^ ]+ /, "")}` },
  );
};
