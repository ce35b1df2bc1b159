import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type {
  CloudDnsCode,
  TestCode,
  UnblockCode,
} from "../../../src/domain/products/remote-connect.refusals.ts";
import type { CloudDns } from "../../../src/domain/products/cloud-dns.ts";
import type {
  RemoteConnectOutcome,
  RemoteConnectResult,
} from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { remoteConnectMachine } from "../../../src/machines/products/remote-connect.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { listener } from "../../support/machines/scripted.ts";

const serial = "504F94D00001" as SerialNumber;
const dns: CloudDns = {
  status: { _tag: "Known", code: "ok" },
  ipAddress: "203.0.113.1",
  ports: { http: 80, https: 443 },
  reason: null,
  timestamp: new Date(0),
};
const result = (outcome: RemoteConnectOutcome): RemoteConnectResult => ({
  id: "R-1",
  testedAt: new Date(0),
  by: "Eva Huber",
  outcome,
  took: 900,
});
const blockedBy = (code: "471" | "472" | "473" | "474"): RemoteConnectOutcome => ({
  _tag: "Blocked",
  reason: { _tag: "Known", code },
  until: null,
});

interface Asked<Answer, Code extends string> {
  readonly signal: AbortSignal;
  readonly end: (outcome: Outcome<Answer, Code>) => Promise<void>;
}

/** An actor whose runs a test completes, each once. */
const asked = <Answer, Code extends string>() => {
  const runs: Asked<Answer, Code>[] = [];
  const logic = fromPromise<Outcome<Answer, Code>, { readonly serial: SerialNumber }>(({ signal }) => {
    const { promise, settle } = deferred<Outcome<Answer, Code>>();
    runs.push({ signal, end: settle });
    return promise;
  });
  return { logic, runs };
};

const start = () => {
  const clock = new SimulatedClock();
  const [target, test, unblock] = [
    asked<CloudDns, CloudDnsCode>(),
    asked<RemoteConnectResult, TestCode>(),
    asked<unknown, UnblockCode>(),
  ];
  const results = listener();
  const machine = remoteConnectMachine.provide({
    actors: { findTarget: target.logic, test: test.logic, unblock: unblock.logic },
  });
  const actor = createActor(machine, { input: { serial, results: results.ref }, clock }).start();
  /** Advances the clock second by second, so that timers that are set meanwhile run too. */
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };
  return {
    actor,
    pass,
    target: target.runs,
    test: test.runs,
    unblock: unblock.runs,
    results,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

const testing = async () => {
  const all = start();
  all.actor.send({ type: "remoteConnect.test" });
  await all.target[0]!.end(answered(dns));
  return all;
};
const ended = async (outcome: Outcome<RemoteConnectResult, TestCode>) => {
  const all = await testing();
  await all.test[0]!.end(outcome);
  return all;
};

describe("a remote-connect test", () => {
  it("looks up the address first, and shows what it connects to", async () => {
    const { actor, target, test, value, context } = start();
    actor.send({ type: "remoteConnect.test" });
    expect([value(), test.length]).toEqual(["preparing", 0]);
    await target[0]!.end(answered(dns));
    expect([value(), test.length]).toEqual([{ testing: "counting" }, 1]);
    expect(context().cloudDns).toEqual(dns);
  });

  it("aborts the request when it is cancelled, and keeps no result", async () => {
    const { actor, test, value, context, results } = await testing();
    actor.send({ type: "remoteConnect.cancel" });
    expect([value(), test[0]!.signal.aborted]).toEqual(["cancelled", true]);
    await test[0]!.end(answered(result({ _tag: "Connected" })));
    expect([value(), context().result, results.heard]).toEqual(["cancelled", undefined, []]);
  });
});

describe("the unblocking of an address", () => {
  const unblocking = async () => {
    const all = await ended(answered(result(blockedBy("471"))));
    all.actor.send({ type: "remoteConnect.unblock" });
    return all;
  };

  it("is not offered where only support can remove the block", async () => {
    const { actor, unblock } = await ended(answered(result(blockedBy("473"))));
    actor.send({ type: "remoteConnect.unblock" });
    expect([actor.getSnapshot().hasTag("unblockable"), unblock.length]).toEqual([false, 0]);
  });

  it("keeps the test's result together with its own failure, and can be retried", async () => {
    const { actor, unblock, value, context } = await unblocking();
    await unblock[0]!.end(failed({ _tag: "Offline" }));
    expect([value(), context().result?.outcome._tag, context().failure]).toEqual([
      { blocked: "liftable" },
      "Blocked",
      { _tag: "Offline" },
    ]);
    actor.send({ type: "remoteConnect.unblock" });
    expect([unblock.length, context().failure]).toEqual([2, undefined]);
  });

  it("counts the waiting time down in minutes, and is offered again", async () => {
    const { actor, unblock, value, pass, context } = await unblocking();
    await unblock[0]!.end(failed({ _tag: "Refused", code: "UNBLOCK_TOO_SOON", retryAfter: 130 }));
    expect([value(), context().wait, actor.getSnapshot().hasTag("unblockable")]).toEqual([
      { blocked: "coolingDown" },
      130,
      false,
    ]);
    pass(60);
    expect(context().wait).toBe(70);
    pass(70);
    expect([value(), context().failure]).toEqual([{ blocked: "liftable" }, undefined]);
  });

  it("is not offered again when only support can remove the block, and when there is none", async () => {
    const refused = await unblocking();
    await refused.unblock[0]!.end(failed({ _tag: "Refused", code: "UNBLOCK_REFUSED" }));
    expect([refused.value(), refused.actor.getSnapshot().hasTag("unblockable")]).toEqual([
      { blocked: "final" },
      false,
    ]);
    const none = await unblocking();
    await none.unblock[0]!.end(failed({ _tag: "Refused", code: "NOT_BLOCKED" }));
    expect(none.value()).toBe("notBlocked");
  });
});
