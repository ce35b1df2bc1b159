import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { codesShown } from "../routes/codes-shown.ts";
import { followRedirects } from "./follow-redirects.ts";
import { resynchronise } from "./resynchronise.ts";
import type { Drift, Step, Taken } from "./step.ts";
import { createSimulation, type Simulation, type SimulationOptions } from "./simulation.ts";

/** What is played: plain data, a frame for each step. */
export interface Timeline {
  readonly steps: readonly Step[];
  /** A journal holds all that happened; a route leaves out that the client reports failed calls and the browser follows redirects. */
  readonly source: "route" | "journal";
}

/** What one step brought about. */
export interface Frame {
  readonly step: Step;
  /** False where nobody took it. */
  readonly found: boolean;
  readonly taken: readonly Taken[];
  /** The machine of the step's actor, and its state behind the step; "" where there is none. */
  readonly machine: string;
  readonly value: AnyMachineSnapshot["value"];
  /** The codes that the step's actor stands for now. */
  readonly codes: readonly string[];
  readonly drifts: readonly Drift[];
  /** The address that the customer was at, and whether what the step was about waits for an answer. */
  readonly path: string;
  readonly waiting: boolean;
}

/** The event of the step with which a journal begins; no machine listens to it. */
export const JOURNAL_BEGINS = "journal.begins";

/** What the client tells the portal of a call that failed, before whoever asked hears of it. */
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
  const { found, taken } = simulation.deliver(step);
  return { found, taken: [...taken, ...reported, ...followRedirects(simulation)] };
};

/** The actor of a path; where it has come to its end, whoever started it and has heard what came of it. */
const nearest = (simulation: Simulation, path: string): AnyActorRef | undefined =>
  simulation.find(path) ??
  (path.includes("/") ? nearest(simulation, path.slice(0, path.lastIndexOf("/"))) : undefined);

/** Delivers one step of a timeline, and says what it brought about. */
export const playStep = (simulation: Simulation, step: Step, source: Timeline["source"]): Frame => {
  const { found, taken } = deliver(simulation, step, source);
  // Where a journal begins everything is put where it stood: only what is gone is told.
  const drifts = (step.recorded ?? [])
    .flatMap((recorded) => resynchronise(simulation, recorded))
    .filter(({ kind }) => kind === "gone" || step.event.type !== JOURNAL_BEGINS);
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

/** Where a step comes from: what the agent supposes goes on as a route does. */
export const sourceOf = (timeline: Timeline, step: Step): Timeline["source"] =>
  step.supposed ? "route" : timeline.source;

/** Plays the first steps of a timeline in a new simulation. Whoever asked stops the simulation. */
export const playTimeline = (
  timeline: Timeline,
  count: number,
  options: SimulationOptions,
): { readonly simulation: Simulation; readonly frames: readonly Frame[] } => {
  const simulation = createSimulation(options);
  return {
    simulation,
    frames: timeline.steps
      .slice(0, count)
      .map((step) => playStep(simulation, step, sourceOf(timeline, step))),
  };
};
