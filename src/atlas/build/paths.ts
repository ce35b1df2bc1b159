import type { AnyEventObject, AnyStateMachine } from "xstate";
import type { AtlasMachine, PathStep, ShortestPath } from "../model/atlas-model.ts";
import { withStubs } from "../walk/replay.ts";
import { walk, type MachineSamples, type Path } from "../walk/walk.ts";

const LONGEST = 120;

/** Actors and files have no JSON; an actor is already replaced by its reference when this is called. */
const plain = (_: string, value: unknown): unknown => {
  if (value instanceof File) return value.name;
  if (value instanceof Error) return value.message;
  return typeof value === "object" && value !== null && "xstate$$type" in value ? "an actor" : value;
};

const shortened = (value: unknown): string => {
  const text = value === undefined ? "" : (JSON.stringify(value, plain) ?? "");
  const bare = text === "{}" ? "" : text;
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST - 1)}…` : bare;
};

const stepOf = ({ type, ...payload }: AnyEventObject): PathStep => ({
  event: type,
  payload: shortened(payload),
});

/** A path as shown on the page. */
const shownPath = ({ input, steps }: Path): ShortestPath => ({
  input: shortened(input),
  steps: steps.map(({ event }) => stepOf(event)),
});

/** The shortest paths of a machine: to each reachable state, and to each transition that can be fired. */
export type Paths = Pick<AtlasMachine, "pathToState" | "pathToTransition">;

const shownPaths = (paths: ReadonlyMap<string, Path>): Paths["pathToState"] =>
  Object.fromEntries([...paths].map(([id, path]) => [id, shownPath(path)]));

/** Walks a machine. */
export const pathsOf = (machine: AnyStateMachine, samples: MachineSamples): Paths => {
  const { reached, covered } = walk(withStubs(machine, samples), samples);
  return { pathToState: shownPaths(reached), pathToTransition: shownPaths(covered) };
};
