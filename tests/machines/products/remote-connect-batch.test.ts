import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type {
  RemoteConnectOutcome,
  RemoteConnectResult,
} from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import {
  remoteConnectBatchMachine,
  BATCH_LIMIT,
} from "../../../src/machines/products/remote-connect-batch.machine.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

const serials = ["504F94D00001", "504F94D00002", "504F94D00003"] as SerialNumber[];
const found = (outcome: RemoteConnectOutcome): AnyOutcome<RemoteConnectResult> =>
  answered({ id: "R-1", testedAt: new Date(0), by: "Eva Huber", outcome, took: 900 });
const blocked = (code: "472" | "474"): AnyOutcome<RemoteConnectResult> =>
  found({ _tag: "Blocked", reason: { _tag: "Known", code }, until: null });

const run = (...outcomes: readonly (AnyOutcome<RemoteConnectResult> | "never")[]) => {
  const test = scripted<AnyOutcome<RemoteConnectResult>, { readonly serial: SerialNumber }>(...outcomes);
  const actor = createActor(remoteConnectBatchMachine.provide({ actors: { test: test.logic } }), {
    clock: new SimulatedClock(),
  }).start();
  actor.send({ type: "batch.start", serials });
  return {
    actor,
    tested: () => test.inputs.map(({ serial }) => serial),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

describe("a batch of connection tests", () => {
  it("tests one product after the other, and continues after a failed one", async () => {
    const { tested, value, context } = run(
      found({ _tag: "Connected" }),
      failed({ _tag: "Refused", code: "TEST_RUNNING" }),
      blocked("474"),
    );
    expect(tested()).toEqual([serials[0]]);
    await settle();
    expect([value(), tested(), context().entries.map(({ serial }) => serial)]).toEqual([
      "done",
      serials,
      serials,
    ]);
  });

  it("stops when the person's own address is blocked, and keeps that result", async () => {
    const { tested, value, context } = run(found({ _tag: "Connected" }), blocked("472"));
    await settle();
    expect([value(), tested(), context().entries.length]).toEqual(["blocked", serials.slice(0, 2), 2]);
  });

  it("stops when the portal's API fails, and keeps the failure", async () => {
    const { tested, value, context } = run(failed({ _tag: "Offline" }));
    await settle();
    expect([value(), tested().length, context().entries, context().failure]).toEqual([
      "failed",
      1,
      [],
      { _tag: "Offline" },
    ]);
  });

  it("keeps the results so far when it is cancelled", async () => {
    const { actor, value, context } = run(found({ _tag: "Connected" }), "never");
    await settle();
    actor.send({ type: "batch.cancel" });
    expect([value(), context().entries.length]).toEqual(["done", 1]);
  });

  it("tests at most as many products as do not block the address, and no empty batch", () => {
    const actor = createActor(remoteConnectBatchMachine).start();
    actor.send({ type: "batch.start", serials: [] });
    actor.send({ type: "batch.start", serials: Array.from({ length: BATCH_LIMIT + 1 }, () => serials[0]!) });
    expect(actor.getSnapshot().value).toBe("choosing");
  });
});
