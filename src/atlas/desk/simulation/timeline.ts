import type { AnyMachineSnapshot } from "xstate";
import { codesShown } from "../routes/codes-shown.ts";
import { echoesAfter, echoesBefore } from "../world/echoes.ts";
import { resynchronise } from "./resynchronise.ts";
import type { Drift, Step, Taken } from "./step.ts";
import { createSimulation, type Simulation, type SimulationOptions } from "./simulation.ts";

/** What is played: plain data, a frame for each step. */
export interface Timeline {
  readonly steps: readonly Step[];
  /** True where the page's own doings are not among the steps: it goes where the guard leads, and counts failed calls. */
  readonly echoes: boolean;
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

/** More than this many answers of the page to one step would go round for ever. */
const MAX_ECHOES = 5;

/** Lets the page do what it does by itself, until it rests. */
const follow = (simulation: Simulation): readonly Taken[] => {
  const taken: Taken[] = [];
  for (let count = 0; count < MAX_ECHOES; count += 1) {
    const following = echoesAfter(simulation);
    if (following.length === 0) break;
    taken.push(...following.flatMap((echo) => simulation.deliver(echo).taken));
  }
  return taken;
};

const deliver = (simulation: Simulation, step: Step, echoes: boolean): Pick<Frame, "found" | "taken"> => {
  const before = echoes ? echoesBefore(step).flatMap((echo) => simulation.deliver(echo).taken) : [];
  const { found, taken } = simulation.deliver(step);
  return { found, taken: [...taken, ...before, ...(echoes ? follow(simulation) : [])] };
};

/** Delivers one step of a timeline, and says what it brought about. */
export const playStep = (simulation: Simulation, step: Step, echoes: boolean): Frame => {
  const { found, taken } = deliver(simulation, step, echoes);
  // Where a journal begins everything is put where it stood: only what is gone is told.
  const drifts = (step.recorded ?? [])
    .flatMap((recorded) => resynchronise(simulation, recorded))
    .filter(({ kind }) => kind === "gone" || step.event.type !== JOURNAL_BEGINS);
  const ref = simulation.find(step.actor);
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
      .map((step) => playStep(simulation, step, timeline.echoes || step.supposed === true)),
  };
};
