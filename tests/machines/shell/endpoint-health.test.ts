import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type CallFailure, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { endpointHealthMachine } from "../../../src/machines/shell/endpoint-health.machine.ts";
import { settle } from "../../support/due-work.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { listener } from "../../support/machines/scripted.ts";

const start = () => {
  const clock = new SimulatedClock();
  const probes: ((outcome: Outcome<unknown>) => Promise<void>)[] = [];
  const probe = fromPromise<Outcome<unknown>>(() => {
    const { promise, settle: end } = deferred<Outcome<unknown>>();
    probes.push(end);
    return promise;
  });
  const parent = listener();
  const actor = createActor(endpointHealthMachine.provide({ actors: { probe } }), {
    clock,
    input: { parent: parent.ref },
  }).start();
  actor.send({ type: "endpoint.failed" });
  return {
    actor,
    clock,
    probes,
    reports: parent.types,
    isLimited: () => actor.getSnapshot().hasTag("limited"),
  };
};

const down = failed({ _tag: "EndpointFailure", status: 500 });

describe("endpoint health", () => {
  it("probes after 5, 10, 20 and then every 60 seconds", async () => {
    const { clock, probes } = start();
    for (const [index, wait] of [5000, 10_000, 20_000, 60_000, 60_000].entries()) {
      clock.increment(wait - 1);
      expect(probes).toHaveLength(index);
      clock.increment(1);
      expect(probes).toHaveLength(index + 1);
      await probes[index]!(down);
    }
  });

  it("tells a missing connection apart from a server that fails, and probes nothing without one", async () => {
    const { actor, clock, probes, isLimited, reports } = start();
    const isOffline = () => actor.getSnapshot().hasTag("offline");
    expect([isLimited(), isOffline()]).toEqual([true, false]);
    actor.send({ type: "endpoint.disconnected" });
    expect([isLimited(), isOffline()]).toEqual([true, true]);
    clock.increment(600_000);
    expect(probes).toHaveLength(0);
    actor.send({ type: "endpoint.failed" });
    expect(isOffline()).toBe(true);
    actor.send({ type: "endpoint.connected" });
    expect([probes.length, isOffline()]).toEqual([1, true]);
    await probes[0]!(answered(undefined));
    expect([isLimited(), isOffline()]).toEqual([false, false]);
    expect(reports()).toEqual(["endpoint.recovered"]);
  });

  it.each([
    [[] as const, "offline"],
    [["endpoint.connected"] as const, "limited"],
  ])("tells why a call fails after an answer without a connection, and then %j: %s", (events, told) => {
    const { actor } = start();
    actor.send({ type: "endpoint.disconnected" });
    actor.send({ type: "endpoint.answered" });
    for (const type of events) actor.send({ type });
    actor.send({ type: "endpoint.failed" });
    expect(actor.getSnapshot().value).toHaveProperty(told);
  });

  it("tells the recovery for 6000 ms", async () => {
    const { actor, clock, probes } = start();
    clock.increment(5000);
    await probes[0]!(answered(undefined));
    expect(actor.getSnapshot().children.recovery?.getSnapshot().context.tone).toBe("success");
    clock.increment(5999);
    await settle();
    expect(actor.getSnapshot().matches({ fine: "steady" })).toBe(false);
    clock.increment(1);
    await settle();
    expect(actor.getSnapshot().matches({ fine: "steady" })).toBe(true);
  });

  it("waits longer after an immediate new failure, and starts over after a minute without failure", async () => {
    const { actor, clock, probes } = start();
    clock.increment(5000);
    await probes[0]!(answered(undefined));
    actor.send({ type: "endpoint.failed" });
    clock.increment(9999);
    expect(probes).toHaveLength(1);
    clock.increment(1);
    await probes[1]!(answered(undefined));
    clock.increment(60_000);
    actor.send({ type: "endpoint.failed" });
    clock.increment(5000);
    expect(probes).toHaveLength(3);
  });

  it.each<CallFailure>([
    { _tag: "SessionExpired" },
    { _tag: "NoAccess" },
    { _tag: "Refused", code: "NOT_FOUND" },
  ])("treats $_tag as an answer", async (failure) => {
    const { clock, probes, isLimited } = start();
    clock.increment(5000);
    await probes[0]!(failed(failure));
    expect(isLimited()).toBe(false);
  });

  it("shows its notice until it is dismissed, and again after the next failure", () => {
    const { actor, isLimited } = start();
    const notice = () => actor.getSnapshot().children.notice;
    expect(notice()?.getSnapshot()).toMatchObject({ status: "active", context: { tone: "warning" } });
    notice()?.send({ type: "alert.dismiss" });
    expect([isLimited(), notice()?.getSnapshot().status]).toEqual([true, "done"]);
    actor.send({ type: "endpoint.answered" });
    actor.send({ type: "endpoint.failed" });
    expect(notice()?.getSnapshot().status).toBe("active");
  });
});
