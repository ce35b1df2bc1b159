import { KEPT } from "../../src/atlas/build/kept-file.ts";
import { keptIn } from "../../src/atlas/build/kept.ts";
import { searchRoutes } from "../../src/atlas/desk/routes/routes.ts";

/**
 * Every route to every code, from what the step of the replays has kept of these sources, or else searched. Nothing is
 * kept here: a source that is changed meanwhile may have been loaded before.
 */
export const foundRoutes = (): ReturnType<typeof searchRoutes> =>
  searchRoutes(keptIn(KEPT, { writesBySources: false }));
