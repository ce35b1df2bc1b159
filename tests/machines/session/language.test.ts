import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { languageMachine } from "../../../src/machines/session/language.machine.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const there = answered(undefined);
const offline = failed({ _tag: "Offline" });

const open = async (...outcomes: readonly Outcome<unknown>[]) => {
  const load = scripted<
    Outcome<unknown>,
    { readonly locale: Locale; readonly namespaces: readonly string[] }
  >(there, ...outcomes);
  const remember = scripted<undefined, { readonly locale: Locale; readonly chosen: boolean }>(undefined);
  const actor = createActor(
    languageMachine.provide({ actors: { loadTexts: load.logic, rememberLocale: remember.logic } }),
    { input: { locale: "int", chosen: false, parent: listener().ref }, clock: new SimulatedClock() },
  ).start();
  await settle();
  return {
    actor,
    load,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

describe("the language machine", () => {
  it("tells of a choice whose texts did not come until another choice, also when other texts come meanwhile", async () => {
    const { actor, value, context } = await open(offline, there, there);
    actor.send({ type: "language.choose", locale: "frfr" });
    await settle();
    expect([value(), context().notLoaded]).toEqual(["failed", "frfr"]);
    actor.send({ type: "language.textsNeeded", namespace: "tools" });
    await settle();
    expect([value(), context().notLoaded]).toEqual(["ready", "frfr"]);
    actor.send({ type: "language.choose", locale: "cscz" });
    expect(context().notLoaded).toBeUndefined();
    await settle();
    expect(context()).toMatchObject({ locale: "cscz", notLoaded: undefined });
  });

  it("does not load texts twice", async () => {
    const { actor, load } = await open();
    actor.send({ type: "language.textsNeeded", namespace: "shell" });
    expect(load.inputs).toEqual([{ locale: "int", namespaces: ["shell"] }]);
  });
});
