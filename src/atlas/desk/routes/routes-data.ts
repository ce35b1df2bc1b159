import type { Catalogue } from "../../../domain/shell/locale.ts";
import type { Step } from "../simulation/step.ts";
import type { Deed } from "./last-deed.ts";
import type { Route } from "./route.ts";

/** A route with what the person does last. */
export interface ShownRoute extends Route {
  readonly deed: Deed;
}

/** What the build has found of a code. */
export interface ShownCode {
  /** Every route to it, the shortest first. */
  readonly routes: readonly ShownRoute[];
  readonly said: Said;
}

/** What the portal says to a code, sentence by sentence, in each language. */
type Said = Readonly<Partial<Record<Catalogue, readonly string[]>>>;

/** A route in a file: its steps and its deed are indices. */
export type RouteData = Omit<Route, "code" | "timeline"> & {
  readonly steps: readonly number[];
  readonly deed: number;
};

/** The routes in the file of a code: each step and each deed is stored once, because routes share most of them. */
export interface RoutesData {
  readonly steps: readonly Step[];
  readonly deeds: readonly Deed[];
  readonly routes: readonly RouteData[];
}

/** The file of a code: all of it, so that its page needs no file of a language. */
export interface CodeData extends RoutesData {
  readonly said: Said;
}

/** The file of a code in `data/`: that of 418/471 is in a folder of its own, beside the file of 418. */
export const codeFile = (code: string): string => `codes/${code}.json`;

/** How many routes there are to each code: the catalogue shows them before the routes themselves are needed. */
export type RouteCounts = Readonly<Record<string, number>>;

/** Converts data to the routes to a code. */
export const routesOfData = (code: string, { steps, deeds, routes }: RoutesData): readonly ShownRoute[] =>
  routes.map(({ steps: numbers, deed, ...route }) => ({
    ...route,
    code,
    deed: deeds[deed] ?? {},
    timeline: { steps: numbers.flatMap((number) => steps[number] ?? []), source: "route" },
  }));
