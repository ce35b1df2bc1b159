import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import { createUndoMachine, UNDO_OFFERED } from "../../../src/machines/kit/undo.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const start = () => {
  const { sent, logic } = pendingCalls<unknown, { readonly what: string }>();
  const { sent: looks, logic: look } = pendingCalls<boolean, { readonly what: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(createUndoMachine<string>().provide({ actors: { undo: logic, look } }), {
    clock,
  }).start();
  return {
    actor,
    clock,
    sent,
    looks,
    offer: (what: string) => actor.send({ type: "undo.offer", what }),
    take: () => actor.send({ type: "undo.take" }),
    has: (tag: "shown" | "offered" | "busy" | "done" | "failed") => actor.getSnapshot().hasTag(tag),
  };
};

describe("an offer to undo", () => {
  it("ends by itself after ten seconds, and sends nothing afterwards", () => {
    const { clock, sent, offer, take, has } = start();
    expect(UNDO_OFFERED).toBe(10_000);
    offer("ticket");
    clock.increment(9_999);
    expect(has("offered")).toBe(true);
    clock.increment(1);
    expect(has("shown")).toBe(false);
    take();
    expect(sent).toEqual([]);
  });

  it("stays while the pointer or the focus is on it, and begins anew when neither is", () => {
    const { actor, clock, offer, has } = start();
    offer("ticket");
    clock.increment(9_000);
    actor.send({ type: "undo.hold", by: "pointer" });
    actor.send({ type: "undo.hold", by: "focus" });
    clock.increment(60_000);
    actor.send({ type: "undo.release", by: "pointer" });
    clock.increment(60_000);
    expect(has("offered")).toBe(true);
    actor.send({ type: "undo.release", by: "focus" });
    clock.increment(9_999);
    expect(has("offered")).toBe(true);
    clock.increment(1);
    expect(has("shown")).toBe(false);
  });

  it("is replaced by the next one, which has its own time", () => {
    const { actor, clock, offer, has } = start();
    offer("first");
    clock.increment(9_000);
    offer("second");
    clock.increment(9_000);
    expect([has("offered"), actor.getSnapshot().context.what]).toEqual([true, "second"]);
  });

  it("begins anew after it was closed under the pointer", () => {
    const { actor, clock, offer, has } = start();
    offer("first");
    actor.send({ type: "undo.hold", by: "pointer" });
    actor.send({ type: "undo.close" });
    expect(has("shown")).toBe(false);
    offer("second");
    clock.increment(UNDO_OFFERED);
    expect(has("shown")).toBe(false);
  });
});

describe("undoing", () => {
  it("is sent once, without an end by time, and says that it was done, for a while", async () => {
    const { actor, clock, sent, offer, take, has } = start();
    offer("ticket");
    take();
    take();
    offer("another");
    clock.increment(UNDO_OFFERED);
    expect([has("busy"), sent.map(({ input }) => input)]).toEqual([true, [{ what: "ticket" }]]);
    await sent[0]!.end(answered(undefined));
    expect([has("done"), has("offered")]).toEqual([true, false]);
    expect(actor.getSnapshot().can({ type: "undo.take" })).toBe(false);
    clock.increment(UNDO_OFFERED);
    expect(has("shown")).toBe(false);
  });

  it("says for a while that it was done, also where the pointer was on the offer and has left", async () => {
    const { actor, clock, sent, offer, take, has } = start();
    offer("ticket");
    actor.send({ type: "undo.hold", by: "pointer" });
    actor.send({ type: "undo.release", by: "pointer" });
    take();
    await sent[0]!.end(answered(undefined));
    clock.increment(UNDO_OFFERED);
    expect(has("shown")).toBe(false);
  });

  it("says why it was not done, stays, and can be tried again", async () => {
    const { actor, clock, sent, offer, take, has } = start();
    offer("ticket");
    take();
    await sent[0]!.end(failed({ _tag: "Refused", code: "REOPEN_TOO_LATE" }));
    clock.increment(60_000);
    expect([has("failed"), actor.getSnapshot().context.failure]).toEqual([
      true,
      { _tag: "Refused", code: "REOPEN_TOO_LATE" },
    ]);
    take();
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    await sent[1]!.end(answered(undefined));
    expect(has("done")).toBe(true);
  });

  it("is looked at where it has failed, and was undone although its answer was lost", async () => {
    const { actor, sent, offer, take, has, looks } = start();
    const changed = { type: "resource.lookAgain", topics: ["tickets"] } as const;
    offer("ticket");
    take();
    actor.send(changed);
    expect(looks).toEqual([]);
    await sent[0]!.end(failed({ _tag: "TimedOut", limit: 30_000, lost: true }));
    expect([has("failed"), looks.map(({ input }) => input)]).toEqual([true, [{ what: "ticket" }]]);
    await looks[0]!.end(answered(true));
    expect([has("done"), has("failed")]).toEqual([true, false]);
    actor.send(changed);
    expect(looks).toHaveLength(1);
  });

  it("fails where nothing answers in time, and another offer takes its place", () => {
    const { actor, clock, offer, take, has } = start();
    offer("ticket");
    take();
    clock.increment(90_000);
    expect(actor.getSnapshot().context.failure?._tag).toBe("TimedOut");
    offer("another");
    expect([has("offered"), has("failed"), actor.getSnapshot().context.failure]).toEqual([
      true,
      false,
      undefined,
    ]);
  });
});
