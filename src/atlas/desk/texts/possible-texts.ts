import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import { scopeThatTells } from "../../walk/walk.ts";
import { codesShown } from "../routes/codes-shown.ts";
import type { Possible } from "../simulation/possible.ts";
import type { Simulation } from "../simulation/simulation.ts";

/** The cause of an event: a person or the page, a response, or time. */
export type Cause = "person" | "answer" | "time";

/** A possible event with its text. */
export interface PossibleText {
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

/** The descriptions of the transitions that a machine would take, followed by its codes; empty if it would take none. */
const textOf = ({ find }: Simulation, { step: { actor, event } }: Possible): string | undefined => {
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
    // If the samples do not fit, the event's type is shown.
    return event.type;
  }
};

/** The possible events with their texts; equal texts are distinguished by their payload. */
export const describePossible = (
  simulation: Simulation,
  all: readonly Possible[],
): readonly PossibleText[] => {
  const described = all.flatMap((possible): PossibleText[] => {
    const text = textOf(simulation, possible);
    return text === undefined
      ? []
      : [
          {
            possible,
            cause: causeOf(possible.step.event.type),
            text: `${possible.step.actor.replace("portal/", "")}: ${text}`,
          },
        ];
  });
  const counts = new Map<string, number>();
  for (const { text } of described) counts.set(text, (counts.get(text) ?? 0) + 1);
  return described.map((one) =>
    counts.get(one.text) === 1
      ? one
      : { ...one, text: `${one.text} · ${one.possible.label.replace(/^[^ ]+ /, "")}` },
  );
};
