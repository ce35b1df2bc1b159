import type { Step } from "../simulation/step.ts";
import type { Deed } from "./last-deed.ts";
import type { Route } from "./route.ts";

/** A route with what the person does last. */
export interface ToldRoute extends Route {
  readonly deed: Deed;
}

/** Every route of the desk, by code. */
export type ToldRoutes = ReadonlyMap<string, readonly ToldRoute[]>;

/** A route in the file: its steps and its deed are indices. */
export type RouteData = Omit<Route, "code" | "timeline"> & {
  readonly steps: readonly number[];
  readonly deed: number;
};

/** The desk's route file: each step and each deed is stored once, because routes share most of them. */
export interface RoutesData {
  readonly steps: readonly Step[];
  readonly deeds: readonly Deed[];
  readonly codes: Readonly<Record<string, readonly RouteData[]>>;
}

/** How many routes there are to each code: the catalogue shows them before the routes themselves are needed. */
export type RouteCounts = Readonly<Record<string, number>>;

/** Converts data to routes. */
export const routesOfData = ({ steps, deeds, codes }: RoutesData): ToldRoutes =>
  new Map(
    Object.entries(codes).map(([code, found]) => [
      code,
      found.map(({ steps: numbers, deed, ...route }): ToldRoute => ({
        ...route,
        code,
        deed: deeds[deed] ?? {},
        timeline: { steps: numbers.flatMap((number) => steps[number] ?? []), source: "route" },
      })),
    ]),
  );
