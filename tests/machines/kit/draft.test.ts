import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { createDraftMachine, SAVE_AFTER } from "../../../src/machines/kit/draft.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { fromCallback } from "xstate";
import { listener, scripted, settle } from "../../support/machines/scripted.ts";

interface Note {
  readonly name: string;
  readonly version: number;
}
type Saved = Outcome<SaveAnswer<Note>>;

const saved = (name: string, version: number): Saved => answered({ _tag: "Saved", saved: { name, version } });

const machine = createDraftMachine<Note>({
  id: "note",
  description: "A note",
  spec: "decisions/references",
  screen: "note",
  fields: ["name"],
  problemOf: (field, { name }) => (field === "name" && name === "" ? "MISSING" : undefined),
  refusals: { GONE: { spec: "decisions/references", means: "It is gone", outdated: true } },
});

const start = (...outcomes: readonly (Saved | "never")[]) => {
  const clock = new SimulatedClock();
  const save = scripted<Saved, { readonly values: Note }>(...outcomes);
  const holder = listener();
  const ready: number[] = [];
  const actor = createActor(
    machine.provide({ actors: { save: save.logic, holdPage: fromCallback(() => undefined) } }),
    { clock, input: { values: { name: "Ada", version: 1 }, limit: 45_000, parent: holder.ref } },
  );
  actor.on("draft.ready", ({ version }) => ready.push(version));
  actor.start();
  return {
    actor,
    clock,
    ready,
    holder,
    sent: () => save.inputs.map(({ values }) => values),
    type: (name: string) => actor.send({ type: "form.changed", change: { name } }),
    snapshot: () => actor.getSnapshot(),
  };
};

describe("a draft that is saved as one types", () => {
  it("is saved once nothing is typed for a while, with the version that it was loaded with", async () => {
    const { clock, type, sent, snapshot } = start(saved("Adam", 2));
    type("Ad");
    clock.increment(SAVE_AFTER - 1);
    type("Adam");
    clock.increment(SAVE_AFTER - 1);
    expect(sent()).toEqual([]);
    clock.increment(1);
    await settle();
    expect(sent()).toEqual([{ name: "Adam", version: 1 }]);
    expect([snapshot().value, snapshot().context.values]).toEqual(["saved", { name: "Adam", version: 2 }]);
  });

  it("saves what is typed during a save after it, with the version of that save", async () => {
    const { clock, type, sent, snapshot } = start(saved("Adam", 2), saved("Adam B", 3));
    type("Adam");
    clock.increment(SAVE_AFTER);
    type("Adam B");
    await settle();
    expect(snapshot().value).toEqual({ unsaved: "changed" });
    clock.increment(SAVE_AFTER);
    await settle();
    expect(sent()).toEqual([
      { name: "Adam", version: 1 },
      { name: "Adam B", version: 2 },
    ]);
    expect(snapshot().context.values).toEqual({ name: "Adam B", version: 3 });
  });

  it("is saved although a field is missing, and is not reported as ready then", async () => {
    const { actor, clock, type, sent, ready, snapshot } = start(saved("", 2));
    type("");
    actor.send({ type: "form.submit" });
    expect(snapshot().context.focus).toEqual({ field: "name" });
    clock.increment(SAVE_AFTER);
    await settle();
    expect([sent(), ready, snapshot().value]).toEqual([[{ name: "", version: 1 }], [], "saved"]);
  });

  it("saves what is typed before it is reported as ready", async () => {
    const { actor, type, ready, sent } = start(saved("Adam", 2));
    type("Adam");
    actor.send({ type: "form.submit" });
    expect(ready).toEqual([]);
    await settle();
    expect([sent(), ready]).toEqual([[{ name: "Adam", version: 1 }], [2]]);
    actor.send({ type: "form.submit" });
    expect(ready).toEqual([2, 2]);
  });

  it("keeps what was typed where it cannot be saved, and is not reported as ready later by itself", async () => {
    const { actor, type, ready, snapshot } = start(failed({ _tag: "Offline" }), saved("Adam", 2));
    type("Adam");
    actor.send({ type: "form.submit" });
    await settle();
    expect([snapshot().hasTag("failed"), snapshot().context.failure]).toEqual([true, { _tag: "Offline" }]);
    actor.send({ type: "screen.retry" });
    await settle();
    expect([snapshot().value, snapshot().context.values, ready]).toEqual([
      "saved",
      { name: "Adam", version: 2 },
      [],
    ]);
  });

  it("writes nothing over what somebody else has saved until the person decides", async () => {
    const collided: Saved = answered({
      _tag: "Collided",
      theirs: { name: "Eve", version: 5 },
      mine: { name: "Adam", version: 1 },
    });
    const { actor, clock, type, sent, snapshot } = start(collided, saved("Adam", 6));
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    expect([snapshot().value, snapshot().context.base, snapshot().context.mine]).toEqual([
      "collided",
      { name: "Eve", version: 5 },
      { name: "Adam", version: 1 },
    ]);
    actor.send({ type: "settings.keepMine" });
    await settle();
    expect(sent()[1]).toEqual({ name: "Adam", version: 5 });
    expect(snapshot().context.values).toEqual({ name: "Adam", version: 6 });
  });

  it("shows theirs where the person takes it, and what is newer while nothing is typed", async () => {
    const collided: Saved = answered({
      _tag: "Collided",
      theirs: { name: "Eve", version: 5 },
      mine: { name: "Adam", version: 1 },
    });
    const { actor, clock, type, snapshot } = start(collided);
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    actor.send({ type: "settings.takeTheirs" });
    expect([snapshot().value, snapshot().context.values]).toEqual(["saved", { name: "Eve", version: 5 }]);
    actor.send({ type: "settings.loaded", values: { name: "Old", version: 4 } });
    expect(snapshot().context.values.name).toBe("Eve");
    actor.send({ type: "settings.loaded", values: { name: "New", version: 7 } });
    expect(snapshot().context.values).toEqual({ name: "New", version: 7 });
    type("Mine");
    actor.send({ type: "settings.loaded", values: { name: "Newer", version: 8 } });
    expect(snapshot().context.values.name).toBe("Mine");
  });

  it("asks its holder to load again where a refusal says that it is outdated", async () => {
    const { clock, type, holder, snapshot } = start(failed({ _tag: "Refused", code: "GONE" }));
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    expect([snapshot().hasTag("failed"), holder.types()]).toEqual([true, ["resource.refresh"]]);
  });
});
