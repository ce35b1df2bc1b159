import { routeOfPath, type RouteName } from "../../../domain/shell/routes.ts";
import { playTimeline, type Timeline } from "../simulation/timeline.ts";
import { personas, type Persona } from "../simulation/personas.ts";

/** A sequence of events from the first page to a code. */
export interface Route {
  /** A stable id, derived from the steps. */
  readonly id: string;
  readonly code: string;
  /** The machine with the code, by its atlas name. */
  readonly machine: string;
  readonly screen: RouteName;
  /** True if the code occurs on that screen only. */
  readonly onScreen: boolean;
  /** The description of the last transition. */
  readonly by: string;
  readonly timeline: Timeline;
}

/** Every route, by code. */
export type Routes = ReadonlyMap<string, readonly Route[]>;

/** True if the timeline ends with the code for this persona. */
export const shows = (route: Route, persona: Persona): boolean => {
  const { simulation, frames } = playTimeline(route.timeline, route.timeline.steps.length, {
    locale: "int",
    persona,
  });
  simulation.stop();
  const end = frames.at(-1);
  return (
    end !== undefined &&
    end.codes.includes(route.code) &&
    (!route.onScreen || routeOfPath(end.path).name === route.screen)
  );
};

/** The first persona that can take a route. */
export const personaOf = (route: Route): Persona =>
  personas.find((persona) => shows(route, persona)) ?? "gold";

/** The personas that can take a route. */
export const personasOf = (route: Route): readonly Persona[] =>
  personas.filter((persona) => shows(route, persona));
