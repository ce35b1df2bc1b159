import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import { GO_PAUSE, keysMachine } from "../../../src/machines/shell/keys.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const start = (on = true) => {
  const { sent, logic } = pendingCalls<unknown, { readonly on: boolean }>();
  const clock = new SimulatedClock();
  const actor = createActor(keysMachine.provide({ actors: { keep: logic } }), { input: { on }, clock });
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    sent,
    emitted,
    press: (...keys: readonly string[]) => {
      for (const key of keys) actor.send({ type: "keys.pressed", key });
    },
    isListed: () => actor.getSnapshot().hasTag("shown"),
  };
};

describe("the keys", () => {
  it("list themselves, search, and go to a screen", () => {
    const { actor, emitted, press, isListed } = start();
    press("?");
    expect(isListed()).toBe(true);
    actor.send({ type: "keys.close" });
    press("/", "g", "o", "g", "t", "g", "p");
    expect(emitted).toEqual([
      { type: "keys.search" },
      { type: "keys.go", to: "orders" },
      { type: "keys.go", to: "tickets" },
      { type: "keys.go", to: "products" },
    ]);
  });

  it("go nowhere without the letter in time, nor after another key", () => {
    const { clock, emitted, press } = start();
    press("o", "g", "x", "o", "g");
    clock.increment(GO_PAUSE - 1);
    press("x", "g");
    clock.increment(GO_PAUSE);
    press("o");
    expect(emitted).toEqual([]);
  });

  it("do nothing while they are listed, and take nothing that is no key of theirs", () => {
    const { actor, emitted, press } = start();
    expect(actor.getSnapshot().can({ type: "keys.pressed", key: "x" })).toBe(false);
    press("?", "/", "g", "o");
    expect(emitted).toEqual([]);
  });

  it("do nothing where they are turned off, but can be listed by the button", () => {
    const { actor, emitted, press, isListed } = start(false);
    for (const key of ["?", "/", "g"])
      expect(actor.getSnapshot().can({ type: "keys.pressed", key }), key).toBe(false);
    press("?", "/", "g", "o");
    expect([emitted, isListed()]).toEqual([[], false]);
    actor.send({ type: "keys.list" });
    expect(isListed()).toBe(true);
    actor.send({ type: "help.close" });
    expect(isListed()).toBe(false);
  });
});

describe("the switch", () => {
  it("takes effect at once, and is kept by the account even when the list is closed", async () => {
    const { actor, sent, emitted, press } = start();
    actor.send({ type: "keys.list" });
    actor.send({ type: "keys.toggle" });
    actor.send({ type: "keys.toggle" });
    actor.send({ type: "keys.close" });
    press("/");
    expect(sent.map(({ input }) => input)).toEqual([{ on: false }]);
    await sent[0]!.end(answered({ on: false }));
    expect([emitted, actor.getSnapshot().context.on]).toEqual([[{ type: "keys.kept" }], false]);
  });
});
