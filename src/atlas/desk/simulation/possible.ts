import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { eventsOf } from "../../walk/walk.ts";
import { encode } from "./codec.ts";
import { samplesOf } from "./machine-samples.ts";
import type { Step } from "./step.ts";
import type { Simulation } from "./simulation.ts";

/** Something that could happen now. */
export interface Possible {
  /** What it is, and what it brings: `session: xstate.done.actor.logIn {"valid":false}`. */
  readonly label: string;
  readonly step: Step;
}

/** Long enough to tell one answer from another. */
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
  const samples = samplesOf(snapshot.machine?.id ?? "");
  if (samples === undefined) return [];
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

/** What every actor of a simulation would take now, with the atlas's sample payloads; those of one actor first. */
export const possibleIn = ({ root }: Simulation, first: string): readonly Possible[] => {
  const all = within(root, "portal").filter(({ step }) => step.actor !== "portal");
  return [
    ...all.filter(({ step }) => step.actor === first),
    ...all.filter(({ step }) => step.actor !== first),
  ];
};
