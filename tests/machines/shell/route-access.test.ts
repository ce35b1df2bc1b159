import { createActor, fromPromise } from "xstate";
import { describe, expect, test } from "vitest";
import { isAllowed, requirementOf, type Visitor } from "../../../src/domain/shell/access.ts";
import { landingPath, routes, type Route } from "../../../src/domain/shell/routes.ts";
import { routeGuardMachine } from "../../../src/machines/shell/route-guard.machine.ts";
import { demoPeople, visitorOf } from "../../support/portal/demo-visitors.ts";

const allRoutes: readonly Route[] = Object.values(routes);

/** The target of the guard's redirect; undefined where it shows the screen. */
const ledTo = (route: Route, visitor: Visitor | undefined): string => {
  let leads = "shown";
  const navigate = fromPromise<void, { readonly to: string; readonly replace: boolean }>(({ input }) => {
    leads = input.to.replace(/\?.*/, "");
    return new Promise(() => {});
  });
  const actor = createActor(routeGuardMachine.provide({ actors: { navigate } })).start();
  actor.send({ type: "session.changed", visitor });
  actor.send({ type: "route.entered", route, path: route.path, search: "" });
  actor.stop();
  return leads;
};

const tableOf = (leadOf: (route: Route) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(allRoutes.map((route) => [route.name, leadOf(route)]));

describe("the access rules of every screen", () => {
  test("a visitor without a session is shown only the public screens", () => {
    expect(tableOf((route) => ledTo(route, undefined))).toEqual(
      tableOf(({ access }) => (requirementOf(access).open ? "shown" : "/login/")),
    );
  });
  test.each(demoPeople.map((account) => [account.id, account] as const))("%s", (_id, account) => {
    const visitor = visitorOf(account);
    expect(tableOf((route) => ledTo(route, visitor))).toEqual(
      tableOf(({ access, name }) =>
        // A person who is signed in does not see the login.
        name === "login"
          ? landingPath(visitor.groups)
          : isAllowed(requirementOf(access), visitor)
            ? "shown"
            : "/no-access/",
      ),
    );
  });
});
