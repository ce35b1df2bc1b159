import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import {
  createSettingsFormMachine,
  type SaveAnswer,
  type SettingsKind,
} from "../../../src/machines/kit/settings-form.machine.ts";
import { createTab } from "../../support/tab.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

interface Values {
  readonly name: string;
  readonly version: number;
}

const start = (more: Pick<SettingsKind<Values>, "keeps"> = {}, tab = createTab<Values>()) => {
  const saves = pendingCalls<SaveAnswer<Values>, { readonly values: Values }>();
  const overwrites = pendingCalls<SaveAnswer<Values>, { readonly mine: Values; readonly theirs: Values }>();
  const { form, machine } = createSettingsFormMachine<Values>({
    id: "test",
    description: "Settings",
    spec: "business §3",
    screen: "test",
    fields: ["name"],
    problemOf: (_, { name }) => (name === "" ? "MISSING" : undefined),
    ...more,
  });
  const logic = machine.provide({
    actors: {
      form: form.provide({ actors: { submit: saves.logic } }),
      overwrite: overwrites.logic,
      unsaved: tab.unsaved,
    },
  });
  const actor = createActor(logic, {
    input: { values: { name: "Gold", version: 1 }, limit: 90_000 },
  }).start();
  const fields = () => actor.getSnapshot().children.form!;
  const save = (name: string) => {
    fields().send({ type: "form.changed", change: { name } });
    fields().send({ type: "form.submit" });
  };
  /** Saves "Mine" after another person has saved "Theirs". */
  const collide = async () => {
    save("Mine");
    await saves.sent[0]!.end(
      answered({
        _tag: "Collided",
        theirs: { name: "Theirs", version: 5 },
        mine: { name: "Mine", version: 1 },
      }),
    );
  };
  return { actor, saves: saves.sent, overwrites: overwrites.sent, fields, save, collide };
};

describe("the form of saved settings", () => {
  it("continues from the server's present values and version after a save", async () => {
    const { actor, saves, fields, save } = start();
    save("Mine");
    await saves[0]!.end(answered({ _tag: "Saved", saved: { name: "Mine", version: 2 } }));
    expect(actor.getSnapshot().context).toMatchObject({ saved: true, base: { name: "Mine", version: 2 } });
    save("Mine again");
    expect(saves[1]!.input.values).toEqual({ name: "Mine again", version: 2 });
    expect(fields().getSnapshot().hasTag("busy")).toBe(true);
  });

  it("ignores loaded values that are not newer, and keeps the typed values when newer ones are loaded", () => {
    const { actor, fields } = start();
    actor.send({ type: "settings.loaded", values: { name: "As old", version: 1 } });
    expect(fields().getSnapshot().context.values.name).toBe("Gold");
    fields().send({ type: "form.changed", change: { name: "Typed" } });
    actor.send({ type: "settings.loaded", values: { name: "Newer", version: 3 } });
    expect(fields().getSnapshot().context.values).toEqual({ name: "Typed", version: 1 });
    fields().send({ type: "form.changed", change: { name: "Gold" } });
    actor.send({ type: "settings.loaded", values: { name: "Newer", version: 3 } });
    expect(fields().getSnapshot(), "typed back: nothing is lost").toMatchObject({
      value: "editing",
      context: { values: { name: "Newer", version: 3 } },
    });
  });
});

describe("settings whose typed values the tab keeps", () => {
  const startIn = (tab: ReturnType<typeof createTab<Values>>) => start({ keeps: true }, tab);

  it("have them in the form again after a reload, with the version that they began with", () => {
    const tab = createTab<Values>();
    startIn(tab)
      .fields()
      .send({ type: "form.changed", change: { name: "Mine" } });
    const { fields } = startIn(tab);
    expect(fields().getSnapshot().context).toMatchObject({
      values: { name: "Mine", version: 1 },
      isDirty: true,
      restored: true,
    });
    fields().send({ type: "form.reset" });
    expect(tab.kept()).toBeUndefined();
    expect(startIn(tab).fields().getSnapshot().context.values.name).toBe("Gold");
  });

  it("are kept while they are not saved, also in a conflict, and forgotten once they are saved or given up", async () => {
    const tab = createTab<Values>();
    const mine = { name: "Mine", version: 1 };
    const { actor, collide, overwrites, save, saves } = startIn(tab);
    await collide();
    expect(tab.kept()).toEqual(mine);
    actor.send({ type: "settings.keepMine" });
    expect(tab.kept()).toEqual(mine);
    await overwrites[0]!.end(answered({ _tag: "Saved", saved: { name: "Mine", version: 6 } }));
    expect(tab.kept()).toBeUndefined();
    save("Again");
    await saves[1]!.end(failed({ _tag: "Offline" }));
    expect(tab.kept()).toEqual({ name: "Again", version: 6 });
    const other = startIn(tab);
    await other.collide();
    other.actor.send({ type: "settings.takeTheirs" });
    expect(tab.kept()).toBeUndefined();
  });
});
