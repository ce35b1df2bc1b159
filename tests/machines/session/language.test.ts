import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { languageMachine } from "../../../src/machines/session/language.machine.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const there = answered(undefined);
const offline = failed({ _tag: "Offline" });
const fromFrance = {
  type: "language.loggedIn",
  origin: { navInstance: "AT", accountCountry: "FR", shopInstance: undefined },
} as const;

const open = async (chosen: boolean, ...outcomes: readonly (Outcome<unknown> | "never")[]) => {
  const parent = listener();
  const clock = new SimulatedClock();
  const load = scripted<
    Outcome<unknown>,
    { readonly locale: Locale; readonly namespaces: readonly string[] }
  >(there, ...outcomes);
  const remember = scripted<undefined, { readonly locale: Locale; readonly chosen: boolean }>(undefined);
  const actor = createActor(
    languageMachine.provide({ actors: { loadTexts: load.logic, rememberLocale: remember.logic } }),
    {
      input: { locale: "int", chosen, parent: parent.ref },
      clock,
    },
  ).start();
  await settle();
  return {
    actor,
    parent,
    clock,
    load,
    remember,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

describe("the language machine", () => {
  it("shows and stores a chosen language when its texts are loaded, not before", async () => {
    const { actor, load, remember, parent, context } = await open(false, there, there);
    actor.send({ type: "language.textsNeeded", namespace: "orders" });
    await settle();
    actor.send({ type: "language.choose", locale: "dede" });
    expect(context().locale).toBe("int");
    await settle();
    expect(context()).toMatchObject({ locale: "dede", chosen: true });
    expect(load.inputs.slice(1)).toEqual([
      { locale: "int", namespaces: ["orders"] },
      { locale: "dede", namespaces: ["shell", "orders"] },
    ]);
    expect(remember.inputs).toEqual([{ locale: "dede", chosen: true }]);
    expect(parent.heard).toEqual([{ type: "language.changed", locale: "dede", from: "int" }]);
  });

  it("keeps the old texts when the new ones fail to load, and can be tried again", async () => {
    const { actor, value, context, clock, remember } = await open(false, offline, "never", there);
    actor.send({ type: "language.choose", locale: "frfr" });
    await settle();
    expect(value()).toBe("failed");
    expect(context()).toMatchObject({ locale: "int", chosen: false });
    actor.send({ type: "language.choose", locale: "frfr" });
    clock.increment(20_000);
    expect(value()).toBe("failed");
    expect(remember.inputs).toEqual([]);
    actor.send({ type: "language.choose", locale: "frfr" });
    await settle();
    expect(context()).toMatchObject({ locale: "frfr", chosen: true });
  });

  it("tells of a choice whose texts did not come until another choice, also when other texts come meanwhile", async () => {
    const { actor, value, context } = await open(false, offline, there, there);
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

  it("tells of no choice where the texts of a screen, or the login's language, did not come", async () => {
    const { actor, value, context } = await open(false, offline, offline);
    actor.send({ type: "language.textsNeeded", namespace: "orders" });
    await settle();
    expect([value(), context().notLoaded]).toEqual(["failed", undefined]);
    actor.send(fromFrance);
    await settle();
    expect([value(), context().notLoaded]).toEqual(["failed", undefined]);
  });

  it("uses the account's language at login when the person has not chosen one, and writes it down as the login's", async () => {
    const { actor, context, remember } = await open(false, there);
    actor.send(fromFrance);
    await settle();
    expect(context()).toMatchObject({ locale: "frfr", chosen: false });
    expect(remember.inputs).toEqual([{ locale: "frfr", chosen: false }]);
  });

  it("follows another login while the language of the one before is being written down", async () => {
    const { actor, value, context } = await open(false, there, there, there);
    const from = (accountCountry: string) =>
      actor.send({ ...fromFrance, origin: { ...fromFrance.origin, accountCountry } });
    from("FR");
    await settle();
    from("CZ");
    await settle();
    expect(value()).toBe("remembering");
    from("ES");
    await settle();
    expect(context().locale).toBe("eses");
  });

  it("keeps the person's own choice at login, even one that is still loading", async () => {
    const chosen = await open(true);
    chosen.actor.send(fromFrance);
    expect(chosen.context().locale).toBe("int");
    expect(chosen.load.inputs).toHaveLength(1);
    const choosing = await open(false, there);
    choosing.actor.send({ type: "language.choose", locale: "eses" });
    choosing.actor.send(fromFrance);
    await settle();
    expect(choosing.context().locale).toBe("eses");
  });

  it("does not load texts twice", async () => {
    const { actor, load } = await open(false);
    actor.send({ type: "language.textsNeeded", namespace: "shell" });
    expect(load.inputs).toEqual([{ locale: "int", namespaces: ["shell"] }]);
  });
});
