import type { Step, Taken } from "./step.ts";
import type { Simulation } from "./simulation.ts";

/** More redirects in a row are an endless loop. */
const MAX_REDIRECTS = 5;

const goTo = (address: string): readonly Step[] => {
  const [path = "/", search] = address.split("?", 2);
  return [
    { actor: "portal", event: { type: "route.changed" } },
    {
      actor: "portal/routeGuard",
      event: { type: "route.entered", path, search: search === undefined ? "" : `?${search}` },
    },
  ];
};

/** Follows the route guard's redirects, as the browser's history does in the app. */
export const followRedirects = (simulation: Simulation): readonly Taken[] => {
  const taken: Taken[] = [];
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const guard = simulation.root.getSnapshot().children.routeGuard?.getSnapshot();
    if (guard?.matches("redirecting") !== true) break;
    taken.push(...goTo(guard.context.leadsTo).flatMap((step) => simulation.deliver(step).taken));
  }
  return taken;
};
