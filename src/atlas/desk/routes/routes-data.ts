import { routeOfPath, type RouteName } from "../../../domain/shell/routes.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Step } from "../simulation/step.ts";
import { personaOf, type Route, type Routes } from "./route.ts";

/** A route in the file: its steps are indices. */
type RouteData = Omit<Route, "code" | "timeline"> & { readonly steps: readonly number[] };

/** The desk's route file: each step is stored once, because routes share most steps. */
export interface RoutesData {
  readonly steps: readonly Step[];
  readonly codes: Readonly<Record<string, readonly RouteData[]>>;
}

/** The last screen of a route; a shell machine may have redirected afterwards. */
const lastScreen = (route: Route): RouteName => {
  if (route.onScreen) return route.screen;
  const { simulation, frames } = playTimeline(route.timeline, route.timeline.steps.length, {
    locale: "int",
    persona: personaOf(route),
  });
  simulation.stop();
  return routeOfPath(frames.at(-1)?.path ?? "/").name;
};

/** Converts routes to data. */
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
