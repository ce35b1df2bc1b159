import { createActor, SimulatedClock } from "xstate";
import { expect, it } from "vitest";
import { failed } from "../../../src/domain/kit/call-failure.ts";
import type { CheckResult } from "../../../src/domain/session/session.ts";
import { sessionFollowMachine } from "../../../src/machines/session/session-follow.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";
import { listener } from "../../support/machines/scripted.ts";

const start = () => {
  const { sent, logic } = pendingCalls<CheckResult, unknown>();
  const session = listener();
  const clock = new SimulatedClock();
  const actor = createActor(sessionFollowMachine.provide({ actors: { checkSession: logic } }), {
    input: { parent: session.ref },
    clock,
  }).start();
  return {
    actor,
    clock,
    looks: sent,
    heard: session.heard,
    isIdle: () => actor.getSnapshot().matches("following"),
  };
};

it.each(["signOn.signedOutElsewhere", "signOn.ended", "tabs.loggedIn", "session.dataSaved"] as const)(
  "after %s, a look that fails or takes too long tells nothing and is not repeated",
  async (type) => {
    const { actor, clock, looks, heard, isIdle } = start();
    actor.send({ type });
    await looks[0]!.end(failed({ _tag: "Offline" }));
    expect([isIdle(), looks.length]).toEqual([true, 1]);
    actor.send({ type });
    clock.increment(9999);
    expect(isIdle()).toBe(false);
    clock.increment(1);
    expect([isIdle(), looks.length, heard]).toEqual([true, 2, []]);
  },
);
