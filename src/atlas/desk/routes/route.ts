import { routeOfPath, type RouteName } from "../../../domain/shell/routes.ts";
import { playTimeline, type Timeline } from "../simulation/timeline.ts";
import { personas, type Persona } from "../simulation/personas.ts";

/** A way through the portal to a code, from its first page on. */
export interface Route {
  /** Lasting: it changes when the way does. */
  readonly id: string;
  readonly code: string;
  /** The name of the machine that brings the code, as the atlas has it. */
  readonly machine: string;
  readonly screen: RouteName;
  /** True where the code is on that screen and on no other. */
  readonly onScreen: boolean;
  /** What brings the code, in the words of its machine. */
  readonly by: string;
  readonly timeline: Timeline;
}

/** Every route, by code. */
export type Routes = ReadonlyMap<string, readonly Route[]>;

/** True where the timeline ends with the code, for this persona. */
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
