import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../../../src/domain/shell/access.ts";
import { routes, type Route } from "../../../src/domain/shell/routes.ts";
import { routeGuardMachine } from "../../../src/machines/shell/route-guard.machine.ts";

const start = () => {
  const led: { readonly to: string; readonly replace: boolean }[] = [];
  const clock = new SimulatedClock();
  const navigate = fromPromise<void, { readonly to: string; readonly replace: boolean }>(({ input }) => {
    led.push(input);
    return new Promise(() => {});
  });
  const actor = createActor(routeGuardMachine.provide({ actors: { navigate } }), { clock }).start();
  const enter = (route: Route, path: string, search = "") =>
    actor.send({ type: "route.entered", route, path, search });
  const setVisitor = (visitor: Visitor | undefined) => actor.send({ type: "session.changed", visitor });
  return { actor, clock, led, enter, setVisitor, isShown: () => actor.getSnapshot().hasTag("allowed") };
};

const partner: Visitor = { groups: ["partner"], rights: undefined };
const starting: Visitor = { groups: ["partner", "startingPartner"], rights: undefined };
const ticketClerk: Visitor = { groups: ["partner"], rights: ["tickets"] };

describe("the route guard", () => {
  it("shows no protected route before the session is known", () => {
    const { actor, enter, setVisitor, isShown, led } = start();
    enter(routes.orders, "/orders/");
    expect(actor.getSnapshot().value).toBe("waitingForSession");
    setVisitor(partner);
    expect([isShown(), led]).toEqual([true, []]);
  });

  it("shows an open route at once", () => {
    const { enter, isShown } = start();
    enter(routes.messages, "/messages/");
    expect(isShown()).toBe(true);
  });

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

  it.each([
    {
      who: "a partner without the group",
      visitor: partner,
      route: routes.firstSteps,
      path: "/first-steps/",
      shown: false,
    },
    {
      who: "a starting partner",
      visitor: starting,
      route: routes.firstSteps,
      path: "/first-steps/",
      shown: true,
    },
    {
      who: "an employee without the right",
      visitor: ticketClerk,
      route: routes.orders,
      path: "/orders/",
      shown: false,
    },
    {
      who: "an employee with the right",
      visitor: ticketClerk,
      route: routes.tickets,
      path: "/tickets/",
      shown: true,
    },
  ])("decides on groups and rights: $who at $path", ({ visitor, route, path, shown }) => {
    const { enter, setVisitor, led, isShown } = start();
    setVisitor(visitor);
    enter(route, path, "?shop=eu&page=2");
    expect(isShown()).toBe(shown);
    expect(led.map(({ to }) => to)).toEqual(shown ? [] : ["/no-access/?shop=eu&page=2"]);
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

  it.each([
    [routes.orders, "/orders/"],
    [routes.messages, "/messages/"],
  ])("leads to the login when the person signs out, from any screen", (route, path) => {
    const { actor, enter, setVisitor, led } = start();
    setVisitor(partner);
    enter(route, path);
    actor.send({ type: "session.loggedOut" });
    expect(led.map(({ to }) => to)).toEqual(["/login/"]);
  });

  it("stays on the login when the person signs out there", () => {
    const { actor, enter, led, isShown } = start();
    enter(routes.login, "/login/", "?id=1");
    actor.send({ type: "session.loggedOut" });
    expect([isShown(), led]).toEqual([true, []]);
  });

  it("decides anew when another visitor comes to the same page", () => {
    const { enter, setVisitor, led } = start();
    setVisitor(partner);
    enter(routes.orders, "/orders/");
    setVisitor(ticketClerk);
    expect(led.map(({ to }) => to)).toEqual(["/no-access/"]);
  });

  it("waits a minute for the session, then offers the login", () => {
    const { clock, enter, led } = start();
    enter(routes.orders, "/orders/");
    clock.increment(60_000);
    expect(led.map(({ to }) => to)).toEqual(["/login/?redirect=%2Forders%2F"]);
  });
});

describe("a sign-in at the login", () => {
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

  it("of another account in place leads to that account's landing page", () => {
    const { actor, enter, setVisitor, led, isShown } = start();
    setVisitor(partner);
    enter(routes.orders, "/orders/");
    expect(isShown()).toBe(true);
    actor.send({ type: "session.takenOver", visitor: starting });
    expect(led).toEqual([{ to: routes.firstSteps.path, replace: true }]);
  });

  it("of another account in place, on that account's landing page, stays there", () => {
    const { actor, enter, setVisitor, led, isShown } = start();
    setVisitor(starting);
    enter(routes.dashboard, "/");
    actor.send({ type: "session.takenOver", visitor: partner });
    expect([isShown(), led]).toEqual([true, []]);
  });
});
