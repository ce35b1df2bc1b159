import type { Step, Taken } from "./step.ts";
import type { Simulation } from "./simulation.ts";

/** More redirects than this in a row would never end. */
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

/** Goes where the route guard leads, as the browser's history does in the app, until it leads nowhere else. */
export const followRedirects = (simulation: Simulation): readonly Taken[] => {
  const taken: Taken[] = [];
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const guard = simulation.root.getSnapshot().children.routeGuard?.getSnapshot();
    if (guard?.matches("redirecting") !== true) break;
    taken.push(...goTo(guard.context.leadsTo).flatMap((step) => simulation.deliver(step).taken));
  }
  return taken;
};
