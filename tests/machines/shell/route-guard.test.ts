import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../../../src/domain/shell/access.ts";
import { routes, type Route } from "../../../src/domain/shell/routes.ts";
import { routeGuardMachine } from "../../../src/machines/shell/route-guard.machine.ts";

const start = () => {
  const led: { readonly to: string; readonly replace: boolean }[] = [];
  const navigate = fromPromise<void, { readonly to: string; readonly replace: boolean }>(({ input }) => {
    led.push(input);
    return new Promise(() => {});
  });
  const actor = createActor(routeGuardMachine.provide({ actors: { navigate } }), {
    clock: new SimulatedClock(),
  }).start();
  const enter = (route: Route, path: string, search = "") =>
    actor.send({ type: "route.entered", route, path, search });
  const setVisitor = (visitor: Visitor | undefined) => actor.send({ type: "session.changed", visitor });
  return { actor, led, enter, setVisitor, isShown: () => actor.getSnapshot().hasTag("allowed") };
};

const partner: Visitor = { groups: ["partner"], rights: undefined };
const starting: Visitor = { groups: ["partner", "startingPartner"], rights: undefined };

describe("the route guard", () => {
  it("leads to the login with the whole address to come back to", () => {
    const { enter, setVisitor, led } = start();
    setVisitor(undefined);
    enter(routes.order, "/order/4711/", "?from=mail&x=a%20b");
    expect(led).toEqual([
      { to: "/login/?redirect=%2Forder%2F4711%2F%3Ffrom%3Dmail%26x%3Da%2520b", replace: true },
    ]);
    expect(new URL(led[0]!.to, "http://localhost").searchParams.get("redirect")).toBe(
      "/order/4711/?from=mail&x=a%20b",
    );
  });

  it("asks for no way back to the home page: the login has its own landing page", () => {
    const { enter, setVisitor, led } = start();
    setVisitor(undefined);
    enter(routes.dashboard, "/");
    expect(led.map(({ to }) => to)).toEqual(["/login/"]);
  });

  it("keeps what is shown while the session is checked again, and leads to the bare login when it has ended", () => {
    const { actor, enter, setVisitor, led, isShown } = start();
    setVisitor(partner);
    enter(routes.orders, "/orders/", "?page=2");
    actor.send({ type: "session.restoring" });
    expect(isShown()).toBe(true);
    setVisitor(undefined);
    expect(led.map(({ to }) => to)).toEqual(["/login/"]);
  });

  it("stays on the login when the person signs out there", () => {
    const { actor, enter, led, isShown } = start();
    enter(routes.login, "/login/", "?id=1");
    actor.send({ type: "session.loggedOut" });
    expect([isShown(), led]).toEqual([true, []]);
  });
});

describe("the redirect after a sign-in", () => {
  it.each([
    ["", "/"],
    ["?redirect=%2Forders%2F", "/orders/"],
    ["?redirect=https%3A%2F%2Fevil.test%2F", "/"],
  ])("leads on from %s to %s", (search, to) => {
    const { enter, setVisitor, led } = start();
    enter(routes.login, "/login/", search);
    setVisitor(partner);
    expect(led).toEqual([{ to, replace: true }]);
  });

  it("of another account in place, on that account's landing page, stays there", () => {
    const { actor, enter, setVisitor, led, isShown } = start();
    setVisitor(starting);
    enter(routes.dashboard, "/");
    actor.send({ type: "session.takenOver", visitor: partner });
    expect([isShown(), led]).toEqual([true, []]);
  });
});
