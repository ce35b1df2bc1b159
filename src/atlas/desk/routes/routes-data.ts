import type { Step } from "../simulation/step.ts";
import type { Route, Routes } from "./route.ts";

/** A route in the file: its steps are indices. */
export type RouteData = Omit<Route, "code" | "timeline"> & { readonly steps: readonly number[] };

/** The desk's route file: each step is stored once, because routes share most steps. */
export interface RoutesData {
  readonly steps: readonly Step[];
  readonly codes: Readonly<Record<string, readonly RouteData[]>>;
}

/** How many routes there are to each code: the catalogue shows them before the routes themselves are needed. */
export type RouteCounts = Readonly<Record<string, number>>;

/** Converts data to routes. */
export const routesOfData = ({ steps, codes }: RoutesData): Routes =>
  new Map(
    Object.entries(codes).map(([code, found]) => [
      code,
      found.map(({ steps: numbers, ...route }): Route => ({
        ...route,
        code,
        timeline: { steps: numbers.flatMap((number) => steps[number] ?? []), source: "route" },
      })),
    ]),
  );
