import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { eventsOf, type MachineSamples } from "../../walk/walk.ts";
import { encode } from "./codec.ts";
import { machines } from "./machines.ts";
import type { Step } from "./step.ts";
import type { Simulation } from "./simulation.ts";

const files = import.meta.glob<{ readonly samples: MachineSamples }>("../../samples/*.samples.ts", {
  eager: true,
});

/** An event that the machines accept now. */
export interface Possible {
  /** Actor, event and payload: `session: xstate.done.actor.logIn {"valid":false}`. */
  readonly label: string;
  readonly step: Step;
}

/** Maximum label length; enough to distinguish answers. */
const LONGEST = 90;

const short = (fields: object): string => {
  const text = JSON.stringify(fields, (_, value: unknown) =>
    value instanceof Error ? value.message : value,
  );
  if (text === "{}") return "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const eventsFor = (ref: AnyActorRef, path: string): readonly Possible[] => {
  const snapshot = ref.getSnapshot() as Partial<AnyMachineSnapshot>;
  const machine = machines.get(snapshot.machine?.id ?? "");
  const samples = files[`../../samples/${machine?.name}.samples.ts`]?.samples;
  if (machine === undefined || samples === undefined) return [];
  return eventsOf(snapshot as AnyMachineSnapshot, samples.payloads).map((event) => {
    const { type, ...fields } = event;
    return {
      label: `${path.replace("portal/", "")}: ${type} ${short(fields)}`.trim(),
      step: { actor: path, event: encode(event) },
    };
  });
};

const within = (ref: AnyActorRef, path: string): readonly Possible[] => {
  const { children = {} } = ref.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  return [
    ...eventsFor(ref, path),
    ...Object.entries(children).flatMap(([id, child]) =>
      child === undefined ? [] : within(child, `${path}/${id}`),
    ),
  ];
};

/** Every event that the actors of a simulation accept now, with the atlas's sample payloads; those of one actor first. */
export const possibleIn = ({ root }: Simulation, first: string): readonly Possible[] => {
  const all = within(root, "portal").filter(({ step }) => step.actor !== "portal");
  return [
    ...all.filter(({ step }) => step.actor === first),
    ...all.filter(({ step }) => step.actor !== first),
  ];
};
