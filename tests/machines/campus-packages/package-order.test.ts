import { createActor, createEmptyActor } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import {
  packageOrderMachine,
  type PackageOrdered,
  type PackageRequest,
} from "../../../src/machines/campus-packages/package-order.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const request: PackageRequest = { id: "starter" as PackageRequest["id"], total: 75_600, instance: "int" };
const ordered: PackageOrdered = { orderId: "CP-2026-000001" as PackageOrdered["orderId"] };

const start = () => {
  const { sent, logic } = pendingCalls<PackageOrdered, PackageRequest>();
  const actor = createActor(packageOrderMachine.provide({ actors: { order: logic } }), {
    input: { parent: createEmptyActor() },
  }).start();
  const send = (type: "package.confirm" | "package.cancel") => actor.send({ type });
  return {
    sent,
    send,
    ask: () => actor.send({ type: "package.ask", request: { ...request } }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isOpen: () => actor.getSnapshot().hasTag("open"),
  };
};

// The key belongs to the object.
describe("the order of a campus package", () => {
  it.each([
    { what: "it was ordered", outcome: answered(ordered) },
    { what: "it was refused", outcome: failed({ _tag: "Refused", code: "PACKAGE_WITHDRAWN" }) },
  ])("is another order when the person orders the package again after $what", async ({ outcome }) => {
    const { sent, ask, send } = start();
    ask();
    send("package.confirm");
    await sent[0]!.end(outcome);
    send("package.cancel");
    ask();
    send("package.confirm");
    expect(sent).toHaveLength(2);
    expect(sent[1]!.input).not.toBe(sent[0]!.input);
  });

  it("repeats the same order after an answer that was lost, also when the dialog was closed meanwhile", async () => {
    const { sent, ask, send, value, context, isOpen } = start();
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
    expect([isOpen(), context().ordered]).toEqual([false, ordered]);
  });
});
