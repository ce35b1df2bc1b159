import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { codesShown } from "../routes/codes-shown.ts";
import { asCalled } from "./as-called.ts";
import { followRedirects } from "./follow-redirects.ts";
import { resynchronise, resynchroniseLanguage } from "./resynchronise.ts";
import type { Drift, Step, Taken } from "./step.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { Persona } from "./personas.ts";
import { chosenLanguage, createSimulation, type FirstLanguage, type Simulation } from "./simulation.ts";

/** A playable timeline: plain data, one frame for each step. */
export interface Timeline {
  readonly steps: readonly Step[];
  /** A journal has every event; a route leaves out the client's failure reports and the browser's redirects. */
  readonly source: "route" | "journal";
  /** The language in which a journal begins; a route has that in which it is looked at. */
  readonly language?: FirstLanguage;
}

/** The result of one step. */
export interface Frame {
  readonly step: Step;
  /** False if no actor received it. */
  readonly found: boolean;
  readonly taken: readonly Taken[];
  /** The machine of the step's actor and its state after the step; "" if there is none. */
  readonly machine: string;
  readonly value: AnyMachineSnapshot["value"];
  /** The codes that the step's actor shows now. */
  readonly codes: readonly string[];
  readonly drifts: readonly Drift[];
  /** The customer's address, and whether the step's actor is waiting for a response. */
  readonly path: string;
  readonly waiting: boolean;
}

/** A pseudo event that marks the start of a journal; no machine handles it. */
export const JOURNAL_BEGINS = "journal.begins";

/** The client's report of a failed call, which the portal receives before the calling actor. */
const reportOf = ({ event }: Step): readonly Step[] => {
  const output = event["output"] as { readonly _tag?: string; readonly failure?: CallFailure } | undefined;
  return output?._tag === "Failed"
    ? [{ actor: "portal", event: { type: "call.failed", failure: output.failure } }]
    : [];
};

const deliver = (
  simulation: Simulation,
  step: Step,
  source: Timeline["source"],
): Pick<Frame, "found" | "taken"> => {
  if (source === "journal") return simulation.deliver(step);
  const reported = reportOf(step).flatMap((report) => simulation.deliver(report).taken);
  const machine = (simulation.find(step.actor)?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)
    ?.machine?.id;
  const { found, taken } = simulation.deliver(asCalled(step, machine ?? "", simulation));
  return { found, taken: [...taken, ...reported, ...followRedirects(simulation)] };
};

/** The actor of a path; if it has finished, its parent. */
export const nearest = (simulation: Simulation, path: string): AnyActorRef | undefined =>
  simulation.find(path) ??
  (path.includes("/") ? nearest(simulation, path.slice(0, path.lastIndexOf("/"))) : undefined);

/** Delivers one step of a timeline and returns its result. */
export const playStep = (simulation: Simulation, step: Step, source: Timeline["source"]): Frame => {
  const { found, taken } = deliver(simulation, step, source);
  // At the start of a journal actors are set to their recorded states: only missing parts are reported.
  const drifts = [
    ...(step.recorded ?? []).flatMap((recorded) => resynchronise(simulation, recorded, taken)),
    ...resynchroniseLanguage(simulation, step),
  ].filter(({ kind }) => kind === "gone" || step.event.type !== JOURNAL_BEGINS);
  const ref = found ? nearest(simulation, step.actor) : undefined;
  const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
  const value = snapshot !== undefined && "value" in snapshot ? snapshot.value : "";
  return {
    step,
    found,
    taken,
    machine: snapshot?.machine?.id ?? "",
    value,
    codes: snapshot === undefined || value === "" ? [] : codesShown(snapshot, taken),
    drifts,
    path: simulation.root.getSnapshot().children.routeGuard?.getSnapshot().context.address.path ?? "/",
    waiting: snapshot?.tags?.has("busy") === true,
  };
};

/** The source of a step: the agent's hypothetical events are handled like those of a route. */
export const sourceOf = (timeline: Timeline, step: Step): Timeline["source"] =>
  step.supposed ? "route" : timeline.source;

export interface PlayOptions {
  /** The language of a route. */
  readonly locale: Locale;
  readonly persona: Persona;
}

/** A new simulation for a timeline. The caller stops it. */
export const simulationOf = ({ language }: Timeline, { locale, persona }: PlayOptions): Simulation =>
  createSimulation({ language: language ?? chosenLanguage(locale), persona });

/** Plays the first steps of a timeline in a new simulation. The caller stops the simulation. */
export const playTimeline = (
  timeline: Timeline,
  count: number,
  options: PlayOptions,
): { readonly simulation: Simulation; readonly frames: readonly Frame[] } => {
  const simulation = simulationOf(timeline, options);
  return {
    simulation,
    frames: timeline.steps
      .slice(0, count)
      .map((step) => playStep(simulation, step, sourceOf(timeline, step))),
  };
};
