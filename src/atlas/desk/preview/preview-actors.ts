import { createActor, type AnyActorRef, type AnyStateMachine } from "xstate";
import { inert } from "../../../machines/kit/inert.ts";
import type { PortalActors } from "../../../ui/actors/portal-actors.ts";
import { isSameFixture, fixtureOfKey } from "../fixtures/screen-fixtures.ts";
import { LOADED_AT } from "../fixtures/samples.ts";
import type { Timeline } from "../simulation/timeline.ts";
import type { Simulation } from "../simulation/simulation.ts";

/** A read-only actor reference: events that screens send are ignored. */
const readOnly = <Ref extends AnyActorRef>(ref: Ref): Ref =>
  Object.create(ref, { send: { value: () => {} } }) as Ref;

/** A substitute for actors that are not in the timeline, in their success state. */
const extra = (key: string, logic: AnyStateMachine, input: unknown): AnyActorRef => {
  const actor = createActor(inert(logic), { input });
  // If the samples do not fit, only this actor fails.
  actor.subscribe({ error: () => {} });
  actor.start();
  const fixture = fixtureOfKey(key);
  if (logic.id === "screenLoading")
    actor.send({
      type: "xstate.done.actor.loadScreen",
      output: { _tag: "Answered", answer: undefined },
    });
  if (logic.id === "resource" && fixture !== undefined) {
    actor.send({
      type: "xstate.done.actor.load",
      output: { _tag: "Answered", answer: { content: fixture.sample, at: LOADED_AT } },
    });
  }
  if (fixture?.begins !== undefined) actor.send(fixture.begins);
  return actor;
};

/** The actors for the real screens: those of the simulation, and substitutes for the others. */
export const previewActors = ({ root, deliver }: Simulation, timeline: Timeline): PortalActors => {
  const childrenOf = () => root.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>;
  const shown = new Map<string, AnyActorRef>();
  const find = (key: string): AnyActorRef | undefined =>
    childrenOf()[key] ?? Object.entries(childrenOf()).find(([other]) => isSameFixture(key, other))?.[1];
  /** Screens open their actors themselves: the timeline's actor is returned if it has one for the key. */
  const openFromTimeline = (key: string): AnyActorRef | undefined => {
    const step = timeline.steps.find(
      ({ event }) =>
        event.type === "screen.opened" && (event["key"] === key || isSameFixture(key, String(event["key"]))),
    );
    if (step !== undefined) deliver(step);
    return step === undefined ? undefined : find(key);
  };
  const of = (id: string): never => {
    const ref = childrenOf()[id];
    if (ref === undefined) throw new Error(`The simulation has no ${id}`);
    return readOnly(ref) as never;
  };
  return {
    session: of("session"),
    language: of("language"),
    endpointHealth: of("endpointHealth"),
    routeGuard: of("routeGuard"),
    accountMenu: of("accountMenu"),
    mobileNavigation: of("mobileNavigation"),
    notificationCentre: of("notificationCentre"),
    open: (key, logic, input) => {
      const ref =
        shown.get(key) ??
        readOnly(
          find(key) ?? openFromTimeline(key) ?? extra(key, logic as unknown as AnyStateMachine, input),
        );
      shown.set(key, ref);
      return ref as never;
    },
    show: () => () => {},
  };
};
