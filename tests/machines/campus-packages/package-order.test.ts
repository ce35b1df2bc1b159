import { createActor, createMachine, SimulatedClock, type AnyEventObject } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import {
  packageOrderMachine,
  type PackageOrdered,
  type PackageRequest,
} from "../../../src/machines/campus-packages/package-order.machine.ts";
import { packageOrderCodes } from "../../../src/domain/campus-packages/campus-packages.refusals.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const request: PackageRequest = { id: "starter" as PackageRequest["id"], total: 75_600, instance: "int" };
const ordered: PackageOrdered = { orderId: "CP-2026-000001" as PackageOrdered["orderId"] };

const start = () => {
  const { sent, logic } = pendingCalls<PackageOrdered, PackageRequest>();
  const heard: string[] = [];
  const parent = createActor(
    createMachine({
      on: { "*": { actions: ({ event }: { event: AnyEventObject }) => heard.push(event.type) } },
    }),
  ).start();
  const clock = new SimulatedClock();
  const actor = createActor(packageOrderMachine.provide({ actors: { order: logic } }), {
    input: { parent },
    clock,
  }).start();
  const send = (type: "package.confirm" | "package.cancel") => actor.send({ type });
  return {
    sent,
    clock,
    heard,
    send,
    ask: () => actor.send({ type: "package.ask", request: { ...request } }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    has: (tag: "open" | "busy" | "failed" | "done") => actor.getSnapshot().hasTag(tag),
  };
};

describe("the order of a campus package", () => {
  it("sends nothing before it is confirmed, and nothing after it is cancelled", () => {
    const { sent, ask, send, has } = start();
    send("package.confirm");
    ask();
    expect([has("open"), sent.length]).toEqual([true, 0]);
    send("package.cancel");
    send("package.confirm");
    expect([has("open"), sent.length]).toEqual([false, 0]);
  });

  it("sends once, however often it is confirmed, and keeps the order's number", async () => {
    const { sent, ask, send, has, context } = start();
    ask();
    send("package.confirm");
    send("package.confirm");
    send("package.cancel");
    ask();
    expect(sent.map(({ input }) => input)).toEqual([request]);
    await sent[0]!.end(answered(ordered));
    expect([has("done"), has("open"), context().ordered]).toEqual([true, false, ordered]);
  });

  it("is another order when the person orders the package again", async () => {
    const { sent, ask, send } = start();
    ask();
    send("package.confirm");
    await sent[0]!.end(answered(ordered));
    ask();
    send("package.confirm");
    expect(sent).toHaveLength(2);
    // The key belongs to the object.
    expect(sent[1]!.input).not.toBe(sent[0]!.input);
  });

  it("repeats the same order after an answer that was lost, also when the dialog was closed meanwhile", async () => {
    const { sent, ask, send, value, context } = start();
    ask();
    send("package.confirm");
    await sent[0]!.end(failed({ _tag: "Offline" }));
    send("package.cancel");
    expect(value()).toBe("unsure");
    ask();
    expect([value(), context().failure]).toEqual(["failed", { _tag: "Offline" }]);
    send("package.confirm");
    expect(sent[1]!.input).toBe(sent[0]!.input);
    await sent[1]!.end(answered(ordered));
    expect(context().ordered).toEqual(ordered);
  });

  it("does not know what became of an order without an answer in time", () => {
    const { clock, ask, send, value } = start();
    ask();
    send("package.confirm");
    clock.increment(60_000);
    expect(value()).toBe("failed");
  });

  it.each(packageOrderCodes)("orders nothing with %s, and has the packages loaded again", async (code) => {
    const { sent, ask, send, value, heard, context } = start();
    ask();
    send("package.confirm");
    await sent[0]!.end(failed({ _tag: "Refused", code }));
    expect([value(), heard, context().failure]).toEqual([
      "refused",
      ["resource.refresh"],
      { _tag: "Refused", code },
    ]);
    send("package.confirm");
    send("package.cancel");
    ask();
    send("package.confirm");
    expect(sent).toHaveLength(2);
    expect(sent[1]!.input).not.toBe(sent[0]!.input);
  });
});
