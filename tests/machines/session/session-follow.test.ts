import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { CheckResult } from "../../../src/domain/session/session.ts";
import type { UserData } from "../../../src/domain/session/user.ts";
import { sessionFollowMachine } from "../../../src/machines/session/session-follow.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";
import { listener } from "../../support/machines/scripted.ts";

const user = { id: "u-1" } as unknown as UserData;
const signedIn = answered<CheckResult>({ _tag: "SignedIn", user });
const signedOut = answered<CheckResult>({ _tag: "SignedOut" });

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

/** What the end of the session means after each news. */
const news = [
  ["signOn.signedOutElsewhere", "session.endedElsewhere"],
  ["signOn.ended", "session.expired"],
  ["tabs.loggedIn", "session.expired"],
  ["session.dataSaved", "session.expired"],
] as const;

describe.each(news)("after %s", (type, gone) => {
  it("the session hears who is signed in", async () => {
    const { actor, looks, heard, isIdle } = start();
    actor.send({ type });
    expect([isIdle(), looks.length]).toEqual([false, 1]);
    await looks[0]!.end(signedIn);
    expect([isIdle(), heard]).toEqual([true, [{ type: "session.found", user }]]);
  });

  it(`the session hears that it is gone: ${gone}`, async () => {
    const { actor, looks, heard, isIdle } = start();
    actor.send({ type });
    await looks[0]!.end(signedOut);
    expect([isIdle(), looks.length, heard]).toEqual([true, 1, [{ type: gone }]]);
  });

  it("a look that fails or takes too long tells nothing and is not repeated", async () => {
    const { actor, clock, looks, heard, isIdle } = start();
    actor.send({ type });
    await looks[0]!.end(failed({ _tag: "Offline" }));
    expect([isIdle(), looks.length]).toEqual([true, 1]);
    actor.send({ type });
    clock.increment(9999);
    expect(isIdle()).toBe(false);
    clock.increment(1);
    expect([isIdle(), looks.length, heard]).toEqual([true, 2, []]);
  });
});
