import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import {
  createDraftMachine,
  SAVE_AFTER,
  type UnsavedEvent,
} from "../../../src/machines/kit/draft.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { fromCallback } from "xstate";
import { submitError } from "../../../src/machines/kit/form.machine.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { settle } from "../../support/due-work.ts";
import { listener, portalBeside, scripted } from "../../support/machines/scripted.ts";

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
  finished: (revision) => ({ type: "note.finished", revision }),
  fields: ["name"],
  problemOf: (field, { name }) => (field === "name" && name === "" ? "MISSING" : undefined),
  refusals: { GONE: { spec: "decisions/references", means: "It is gone", outdated: true } },
});

const start = (...outcomes: readonly (Saved | "never" | "defect")[]) => {
  const clock = new SimulatedClock();
  const save = scripted<Saved, { readonly values: Note }>(...outcomes);
  const holder = listener();
  const actor = createActor(
    machine.provide({ actors: { save: save.logic, holdPage: fromCallback(() => undefined) } }),
    {
      clock,
      input: {
        values: { name: "Ada", version: 1 },
        limit: 90_000,
        parent: holder.ref,
        receiver: "publication",
      },
    },
  );
  const told = portalBeside(actor);
  actor.start();
  return {
    actor,
    clock,
    /** What the portal is to tell the receiver. */
    finished: () => told.map(({ key, event }) => [key, event]),
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

  it("says when it is saved, and is saved at once on request after a defect", async () => {
    const { actor, clock, type, sent, snapshot } = start("defect", saved("Adam", 2));
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    expect([snapshot().hasTag("crashed"), snapshot().hasTag("saved")]).toEqual([true, false]);
    actor.send({ type: "draft.save" });
    await settle();
    expect(sent().map(({ name }) => name)).toEqual(["Adam", "Adam"]);
    expect([snapshot().hasTag("crashed"), snapshot().hasTag("saved")]).toEqual([false, true]);
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
    const { actor, clock, type, sent, finished, snapshot } = start(saved("", 2));
    type("");
    actor.send({ type: "form.submit" });
    expect(snapshot().context.focus).toEqual({ field: "name" });
    clock.increment(SAVE_AFTER);
    await settle();
    expect([sent(), finished(), snapshot().value]).toEqual([[{ name: "", version: 1 }], [], "saved"]);
  });

  it("saves what is typed before it is reported as ready", async () => {
    const { actor, type, finished, sent } = start(saved("Adam", 2));
    type("Adam");
    actor.send({ type: "form.submit" });
    expect(finished()).toEqual([]);
    await settle();
    expect([sent(), finished()]).toEqual([
      [{ name: "Adam", version: 1 }],
      [["publication", { type: "note.finished", revision: 2 }]],
    ]);
    actor.send({ type: "form.submit" });
    expect(finished()).toEqual([
      ["publication", { type: "note.finished", revision: 2 }],
      ["publication", { type: "note.finished", revision: 2 }],
    ]);
  });

  it("keeps what was typed where it cannot be saved, and is not reported as ready later by itself", async () => {
    const { actor, type, finished, snapshot } = start(failed({ _tag: "Offline" }), saved("Adam", 2));
    type("Adam");
    actor.send({ type: "form.submit" });
    await settle();
    expect([snapshot().hasTag("failed"), snapshot().context.failure]).toEqual([true, { _tag: "Offline" }]);
    actor.send({ type: "screen.retry" });
    await settle();
    expect([snapshot().value, snapshot().context.values, finished()]).toEqual([
      "saved",
      { name: "Adam", version: 2 },
      [],
    ]);
  });

  it.each(everyFailure)(
    "says why it is not saved, keeps what was typed, and saves it again: %j",
    async (failure) => {
      const { actor, clock, type, sent, snapshot } = start(failed(failure), saved("Adam", 2));
      type("Adam");
      clock.increment(SAVE_AFTER);
      await settle();
      expect([snapshot().value, submitError(snapshot())]).toEqual([{ unsaved: "failed" }, failure]);
      expect(snapshot().context.values).toEqual({ name: "Adam", version: 1 });
      actor.send({ type: "draft.save" });
      await settle();
      expect([snapshot().value, submitError(snapshot()), sent()]).toEqual([
        "saved",
        undefined,
        [
          { name: "Adam", version: 1 },
          { name: "Adam", version: 1 },
        ],
      ]);
    },
  );

  it("says that a save takes too long, and keeps what was typed", () => {
    const { clock, type, snapshot } = start("never");
    type("Adam");
    clock.increment(SAVE_AFTER);
    clock.increment(90_000);
    expect([snapshot().value, submitError(snapshot()), snapshot().context.values.name]).toEqual([
      { unsaved: "failed" },
      { _tag: "TimedOut", limit: 90_000 },
      "Adam",
    ]);
  });

  it("is given up by the person, who then has what is saved", async () => {
    const { actor, clock, type, sent, snapshot } = start(failed({ _tag: "Refused", code: "GONE" }));
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    actor.send({ type: "draft.discard", values: { name: "Eve", version: 7 } });
    clock.increment(SAVE_AFTER);
    expect([snapshot().value, snapshot().context.values, sent().length]).toEqual([
      "saved",
      { name: "Eve", version: 7 },
      1,
    ]);
    expect(submitError(snapshot())).toBeUndefined();
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

  it("tells a refused save at the field that the server names, and leads there whoever has finished", async () => {
    const gone: Saved = failed({ _tag: "Refused", code: "GONE", field: "name" });
    const { actor, clock, type, snapshot } = start(gone, gone);
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    const told = () => [snapshot().context.refused, snapshot().context.focus, submitError(snapshot())];
    const refusal = { _tag: "Refused", code: "GONE", field: "name" };
    expect(told()).toEqual([{ name: "GONE" }, { field: undefined }, refusal]);
    actor.send({ type: "form.submit" });
    await settle();
    expect(told()).toEqual([{ name: "GONE" }, { field: "name" }, refusal]);
    type("Eve");
    expect(snapshot().context.refused).toEqual({});
  });

  it("asks its holder to load again where a refusal says that it is outdated", async () => {
    const { clock, type, holder, snapshot } = start(failed({ _tag: "Refused", code: "GONE" }));
    type("Adam");
    clock.increment(SAVE_AFTER);
    await settle();
    expect([snapshot().hasTag("failed"), holder.types()]).toEqual([true, ["resource.refresh"]]);
  });
});

interface Card {
  readonly name: string;
  readonly city: string;
  readonly version: number;
}
type CardSaved = Outcome<SaveAnswer<Card>>;

const cardMachine = createDraftMachine<Card>({
  id: "card",
  description: "A card that several people change",
  spec: "decisions/website",
  screen: "card",
  finished: (revision) => ({ type: "card.finished", revision }),
  fields: ["name", "city"],
  problemOf: () => undefined,
  merges: true,
  keeps: true,
});

const first: Card = { name: "Ada", city: "Wien", version: 1 };

const startCard = (found: { base: Card; values: Card } | undefined, ...outcomes: readonly CardSaved[]) => {
  const clock = new SimulatedClock();
  const save = scripted<CardSaved, { readonly values: Card }>(...outcomes);
  const kept: UnsavedEvent<Card>[] = [];
  const actor = createActor(
    cardMachine.provide({
      actors: {
        save: save.logic,
        holdPage: fromCallback(() => undefined),
        unsaved: fromCallback<UnsavedEvent<Card>, { readonly values: Card }>(({ sendBack, receive }) => {
          if (found !== undefined) sendBack({ type: "draft.found", ...found });
          receive((event) => kept.push(event));
        }),
      },
    }),
    { clock, input: { values: first, limit: 90_000, receiver: "publication" } },
  ).start();
  const type = (change: Partial<Card>) => actor.send({ type: "form.changed", change });
  const pause = async () => {
    clock.increment(SAVE_AFTER);
    await settle();
  };
  return {
    actor,
    type,
    pause,
    kept,
    sent: () => save.inputs.map(({ values }) => values),
    snapshot: () => actor.getSnapshot(),
  };
};

const collided = (theirs: Card): CardSaved => answered({ _tag: "Collided", theirs, mine: first });
const stored = (card: Card): CardSaved => answered({ _tag: "Saved", saved: card });

describe("a draft that several people change", () => {
  it("keeps both changes where they changed different fields, and tells what the other changed", async () => {
    const theirs = { ...first, city: "Graz", version: 5 };
    const both = { name: "Adam", city: "Graz", version: 5 };
    const { actor, type, pause, sent, snapshot } = startCard(
      undefined,
      collided(theirs),
      stored({ ...both, version: 6 }),
    );
    type({ name: "Adam" });
    await pause();
    expect(snapshot().context.values).toEqual(both);
    expect(snapshot().context.told).toEqual({ before: first, after: theirs });
    await pause();
    expect(sent().at(-1)).toEqual(both);
    expect(snapshot().value).toBe("saved");
    actor.send({ type: "draft.toldSeen" });
    expect(snapshot().context.told).toBeUndefined();
  });

  it.each([
    ["settings.keepMine", { name: "Adam", city: "Linz", version: 5 }],
    ["settings.takeTheirs", { name: "Eva", city: "Linz", version: 5 }],
  ] as const)(
    "asks where both changed one field; %s decides about this field alone",
    async (choice, then) => {
      const { actor, type, pause, sent, snapshot } = startCard(
        undefined,
        collided({ name: "Eva", city: "Wien", version: 5 }),
        stored({ ...then, version: 6 }),
      );
      type({ name: "Adam", city: "Linz" });
      await pause();
      expect(snapshot().value).toBe("collided");
      expect(sent()).toHaveLength(1);
      actor.send({ type: choice });
      await settle();
      expect(sent().at(-1)).toEqual(then);
      expect(snapshot().context.values).toEqual({ ...then, version: 6 });
    },
  );

  it("does not ask where both changed a field to the same value", async () => {
    const theirs = { name: "Adam", city: "Graz", version: 5 };
    const { type, pause, snapshot } = startCard(undefined, collided(theirs));
    type({ name: "Adam" });
    await pause();
    expect([snapshot().value, snapshot().context.values]).toEqual([{ unsaved: "changed" }, theirs]);
  });

  it("is kept in the tab until the server has it", async () => {
    const { type, pause, kept } = startCard(undefined, stored({ ...first, name: "Adam", version: 2 }));
    type({ name: "Adam" });
    expect(kept.at(-1)).toEqual({ type: "unsaved.keep", base: first, values: { ...first, name: "Adam" } });
    await pause();
    expect(kept.at(-1)).toEqual({ type: "unsaved.forget" });
  });

  it("goes on with what the tab has kept, and with what others have changed since", async () => {
    const before = { ...first, city: "Linz", version: 0 };
    const { pause, sent, snapshot } = startCard(
      { base: before, values: { ...before, name: "Adam" } },
      stored({ name: "Adam", city: "Wien", version: 2 }),
    );
    await pause();
    expect(sent()).toEqual([{ name: "Adam", city: "Wien", version: 1 }]);
    expect(snapshot().value).toBe("saved");
  });

  it("asks where others have changed since what the tab has kept", () => {
    const before = { ...first, name: "Eva", version: 0 };
    const { snapshot, sent } = startCard({ base: before, values: { ...before, name: "Adam" } });
    expect([snapshot().value, sent()]).toEqual(["collided", []]);
  });

  it("takes the pictures of a field from their own machine", async () => {
    const { actor, pause, sent } = startCard(undefined, stored(first));
    actor.send({ type: "pictures.changed", field: "gallery", pictures: [] });
    await pause();
    expect(sent()).toEqual([{ ...first, gallery: [] }]);
  });

  it("shows what somebody else saves while nothing is typed, and tells it until it was seen", async () => {
    const { actor, type, pause, snapshot } = startCard(
      undefined,
      stored({ name: "Adam", city: "Graz", version: 3 }),
    );
    const graz = { ...first, city: "Graz", version: 2 };
    actor.send({ type: "settings.loaded", values: graz });
    expect([snapshot().context.values, snapshot().context.told]).toEqual([
      graz,
      { before: first, after: graz },
    ]);
    type({ name: "Adam" });
    await pause();
    // What was told is not seen yet, and the person's own change is not told to them.
    const linz = { name: "Adam", city: "Linz", version: 4 };
    actor.send({ type: "settings.loaded", values: linz });
    expect(snapshot().context.told).toMatchObject({ before: { name: "Adam", city: "Wien" }, after: linz });
    actor.send({ type: "settings.loaded", values: { name: "Adam", city: "Wien", version: 5 } });
    expect(snapshot().context.told).toBeUndefined();
  });

  it("tells nothing of what the person asked for, and keeps what was typed from newer values of others", () => {
    const { actor, type, snapshot } = startCard(undefined);
    const back = { ...first, city: "Graz", version: 2 };
    actor.send({ type: "settings.loaded", values: back, own: true });
    expect([snapshot().context.values, snapshot().context.told]).toEqual([back, undefined]);
    type({ name: "Adam" });
    actor.send({ type: "settings.loaded", values: { ...first, name: "Eva", version: 3 } });
    expect(snapshot().context.values).toMatchObject({ name: "Adam", version: 2 });
  });

  it("tells the server's refusal at the field that it names, until that field is changed", () => {
    const { actor, type, snapshot } = startCard(undefined);
    const refuse = (field?: string) =>
      actor.send({
        type: "draft.refused",
        refusal: { _tag: "Refused", code: "TAKEN", ...(field !== undefined && { field }) },
      });
    refuse();
    refuse("unknown");
    expect([snapshot().context.focus, snapshot().context.refused]).toEqual([{ field: undefined }, {}]);
    refuse("city");
    expect([snapshot().context.focus, snapshot().context.refused]).toEqual([
      { field: "city" },
      { city: "TAKEN" },
    ]);
    type({ city: "Graz" });
    expect(snapshot().context.refused).toEqual({});
  });

  it("names the field that is chosen in a list, and shows its problem", () => {
    const { actor, snapshot } = startCard(undefined);
    actor.send({ type: "draft.show", field: "city" });
    expect([snapshot().context.focus, snapshot().context.touched]).toEqual([{ field: "city" }, ["city"]]);
  });
});
