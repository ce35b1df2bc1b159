import { routeOfPath, type RouteName } from "../../../domain/shell/routes.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Step } from "../simulation/step.ts";
import { personaOf, type Route, type Routes } from "./route.ts";

/** A route as the file has it: its steps by their number. */
type RouteData = Omit<Route, "code" | "timeline"> & { readonly steps: readonly number[] };

/** What the build of the atlas writes for the desk: each step once, for routes have most of theirs in common. */
export interface RoutesData {
  readonly steps: readonly Step[];
  readonly codes: Readonly<Record<string, readonly RouteData[]>>;
}

/** Where a route ends: a machine of the shell's own may have led the page elsewhere by then. */
const lastScreen = (route: Route): RouteName => {
  if (route.onScreen) return route.screen;
  const { simulation, frames } = playTimeline(route.timeline, route.timeline.steps.length, {
    locale: "int",
    persona: personaOf(route),
  });
  simulation.stop();
  return routeOfPath(frames.at(-1)?.path ?? "/").name;
};

/** The routes as data. */
export const dataOfRoutes = (routes: Routes): RoutesData => {
  const numbers = new Map<string, number>();
  const numberOf = (step: Step): number => {
    const text = JSON.stringify(step);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const dataOf = (route: Route): RouteData => ({
    id: route.id,
    machine: route.machine,
    screen: lastScreen(route),
    onScreen: route.onScreen,
    by: route.by,
    steps: route.timeline.steps.map(numberOf),
  });
  const codes = Object.fromEntries([...routes].map(([code, found]) => [code, found.map(dataOf)]));
  return { steps: [...numbers.keys()].map((text) => JSON.parse(text) as Step), codes };
};

/** The routes of the data. */
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
