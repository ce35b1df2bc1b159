import { routeOfPath, type RouteName } from "../../../domain/shell/routes.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Step } from "../simulation/step.ts";
import { personaOf, type Route, type Routes } from "./route.ts";
import type { RouteData, RoutesData } from "./routes-data.ts";

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
