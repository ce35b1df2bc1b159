import type { ActorRefFrom, AnyActorLogic, AnyStateMachine } from "xstate";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import type { OpenActor, PortalActors } from "./portal-actors.ts";

type Children = Omit<PortalActors, "open" | "show">;

/** The root's children by the names under which it spawned them. */
const childrenOf = (root: PortalRef): Children => {
  const { session, language, endpointHealth, routeGuard, accountMenu, mobileNavigation, notificationCentre } =
    root.getSnapshot().children;
  if (
    !session ||
    !language ||
    !endpointHealth ||
    !routeGuard ||
    !accountMenu ||
    !mobileNavigation ||
    !notificationCentre
  ) {
    throw new Error("The root has not started its actors");
  }
  return { session, language, endpointHealth, routeGuard, accountMenu, mobileNavigation, notificationCentre };
};

/** Gives a machine that a view opens what it needs: live in the app, inert in the desk. What a view makes of calls needs nothing. */
export type ProvideMachine = <Logic extends AnyActorLogic>(logic: Logic) => Logic;

/** Finds the provided machine by its id. */
export const providedBy =
  (machines: ReadonlyMap<string, AnyStateMachine>): ProvideMachine =>
  <Logic extends AnyActorLogic>(logic: Logic) =>
    (machines.get((logic as { readonly id?: string }).id ?? "") as Logic | undefined) ?? logic;

/** Opens a screen's actor, a child of the root: the running one of its key, or a new one. */
const openIn =
  (root: PortalRef, provide: ProvideMachine): OpenActor =>
  <Logic extends AnyActorLogic>(key: string, logic: Logic, input: unknown) => {
    const find = (): unknown => (root.getSnapshot().children as Readonly<Record<string, unknown>>)[key];
    if (find() === undefined) root.send({ type: "screen.opened", key, logic: provide(logic), input });
    return find() as ActorRefFrom<Logic>;
  };

/** The actors of a root that has started, as views take them. */
export const portalActorsOf = (root: PortalRef, provide: ProvideMachine): PortalActors => ({
  ...childrenOf(root),
  open: openIn(root, provide),
  show: (key) => {
    root.send({ type: "screen.entered", key });
    return () => root.send({ type: "screen.left", key });
  },
});
