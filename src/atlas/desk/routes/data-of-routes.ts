import { routeOfPath, type RouteName } from "../../../domain/shell/routes.ts";
import { playTimeline } from "../simulation/timeline.ts";
import type { Step } from "../simulation/step.ts";
import type { Deed } from "./last-deed.ts";
import { personaOf, type Route } from "./route.ts";
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

/** A list in which each value is once. */
const createNumbers = <Value>() => {
  const numbers = new Map<string, number>();
  return {
    numberOf: (value: Value): number => {
      const text = JSON.stringify(value);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    all: () => [...numbers.keys()].map((text) => JSON.parse(text) as Value),
  };
};

/** Converts the routes to a code to data. `lastDeed` says what the person does last on a route. */
export const dataOfRoutes = (found: readonly Route[], lastDeed: (route: Route) => Deed): RoutesData => {
  const steps = createNumbers<Step>();
  const deeds = createNumbers<Deed>();
  const routes = found.map((route): RouteData => ({
    id: route.id,
    machine: route.machine,
    screen: lastScreen(route),
    onScreen: route.onScreen,
    by: route.by,
    steps: route.timeline.steps.map(steps.numberOf),
    deed: deeds.numberOf(lastDeed(route)),
  }));
  return { steps: steps.all(), deeds: deeds.all(), routes };
};
