import { meansLimited, type CallFailure } from "../../../domain/call-failure.ts";
import type { Step } from "../simulation/step.ts";
import type { Simulation } from "../simulation/simulation.ts";

/** Opens an address. */
export const goTo = (path: string): readonly Step[] => {
  const [pathname = "/", search] = path.split("?", 2);
  return [
    { actor: "portal", event: { type: "route.changed" } },
    {
      actor: "portal/routeGuard",
      event: { type: "route.entered", path: pathname, search: search === undefined ? "" : `?${search}` },
    },
  ];
};

const failureOf = (event: Step["event"]): CallFailure | undefined => {
  const output = event["output"] as { readonly _tag?: string; readonly failure?: CallFailure } | undefined;
  return output?._tag === "Failed" ? output.failure : undefined;
};

/** What the page tells of a call before whoever asked hears of it (`src/app/create-portal.ts`). */
export const echoesBefore = ({ event }: Step): readonly Step[] => {
  const failure = failureOf(event);
  if (failure === undefined) return [];
  return [
    ...(failure._tag === "SessionExpired"
      ? [{ actor: "portal/session", event: { type: "session.expired" } }]
      : []),
    ...(meansLimited(failure)
      ? [{ actor: "portal/endpointHealth", event: { type: "endpoint.failed" } }]
      : []),
  ];
};

/** What the page does by itself after a step: it goes where the guard leads. */
export const echoesAfter = ({ root }: Simulation): readonly Step[] => {
  const { routeGuard } = root.getSnapshot().children;
  const guard = routeGuard?.getSnapshot();
  if (guard?.matches("redirecting") === true) return goTo(guard.context.leadsTo);
  return [];
};
