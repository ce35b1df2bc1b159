import type { FoundRoute } from "./routes.ts";

/** Codes with the same routes: for each route its steps, and where and by what it brings the code. */
interface RouteGroup {
  readonly codes: readonly string[];
  readonly count: number;
  /** The steps of the shortest. */
  readonly shortest: number;
  readonly routes: readonly string[];
}

/** What `docs/routes.json` holds: every route to every code by name, so that one that vanishes is told by name. */
export const routesText = (all: ReadonlyMap<string, readonly FoundRoute[]>): string => {
  const groups = new Map<string, RouteGroup>();
  for (const [code, found] of all) {
    const routes = found.map(({ name, film }) => `${film.steps.length} ${name}`);
    const key = JSON.stringify(routes);
    const codes = [...(groups.get(key)?.codes ?? []), code];
    groups.set(key, { codes, count: routes.length, shortest: found[0]?.film.steps.length ?? 0, routes });
  }
  return `${JSON.stringify([...groups.values()], undefined, 1)}\n`;
};
