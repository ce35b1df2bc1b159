import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { CallFailure } from "../../../domain/call-failure.ts";
import { codesShown } from "../routes/codes-shown.ts";
import { followRedirects } from "./follow-redirects.ts";
import { resynchronise } from "./resynchronise.ts";
import type { Drift, Step, Taken } from "./step.ts";
import { createWorld, type World, type WorldOptions } from "./world.ts";

/** What is played: plain data, a frame for each step. */
export interface Film {
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

const deliver = (world: World, step: Step, source: Film["source"]): Pick<Frame, "found" | "taken"> => {
  if (source === "journal") return world.deliver(step);
  const reported = reportOf(step).flatMap((report) => world.deliver(report).taken);
  const { found, taken } = world.deliver(step);
  return { found, taken: [...taken, ...reported, ...followRedirects(world)] };
};

/** The actor of a path; where it has come to its end, whoever started it and has heard what came of it. */
const nearest = (world: World, path: string): AnyActorRef | undefined =>
  world.find(path) ?? (path.includes("/") ? nearest(world, path.slice(0, path.lastIndexOf("/"))) : undefined);

/** Delivers one step of a film, and says what it brought about. */
export const playStep = (world: World, step: Step, source: Film["source"]): Frame => {
  const { found, taken } = deliver(world, step, source);
  // Where a journal begins everything is put where it stood: only what is gone is told.
  const drifts = (step.recorded ?? [])
    .flatMap((recorded) => resynchronise(world, recorded))
    .filter(({ kind }) => kind === "gone" || step.event.type !== JOURNAL_BEGINS);
  const ref = found ? nearest(world, step.actor) : undefined;
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
    path: world.root.getSnapshot().children.routeGuard?.getSnapshot().context.address.path ?? "/",
    waiting: snapshot?.tags?.has("busy") === true,
  };
};

/** Where a step comes from: what the agent supposes goes on as a route does. */
export const sourceOf = (film: Film, step: Step): Film["source"] => (step.supposed ? "route" : film.source);

/** Plays the first steps of a film in a new world. Whoever asked stops the world. */
export const playFilm = (
  film: Film,
  count: number,
  options: WorldOptions,
): { readonly world: World; readonly frames: readonly Frame[] } => {
  const world = createWorld(options);
  return {
    world,
    frames: film.steps.slice(0, count).map((step) => playStep(world, step, sourceOf(film, step))),
  };
};
