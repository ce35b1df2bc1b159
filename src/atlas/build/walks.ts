import type { AnyEventObject } from "xstate";
import type { PathStep, ShortestPath } from "../model/atlas-model.ts";
import { machineModules } from "../walk/machine-modules.ts";
import { withStubs } from "../walk/replay.ts";
import { walk, type Path, type Walk } from "../walk/walk.ts";

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
export const shownPath = ({ input, steps }: Path): ShortestPath => ({
  input: shortened(input),
  steps: steps.map(({ event }) => stepOf(event)),
});

/** The walk of every machine, by name. */
export const walkAll = async (): Promise<ReadonlyMap<string, Walk>> => {
  const walks = await Promise.all(
    machineModules.map(async (module) => {
      const samples = await module.samples();
      return [module.name, walk(withStubs(await module.machine(), samples), samples)] as const;
    }),
  );
  return new Map(walks);
};
