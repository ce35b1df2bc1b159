import { createActor, fromCallback, SimulatedClock } from "xstate";
import { expect, it } from "vitest";
import { answered, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { createDraftMachine, SAVE_AFTER } from "../../../src/machines/kit/draft.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

interface Card {
  readonly name: string;
  readonly city: string;
  readonly version: number;
}

const machine = createDraftMachine<Card>({
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

const start = (saved: Card, loaded = first) => {
  const clock = new SimulatedClock();
  const save = scripted<Outcome<SaveAnswer<Card>>, { readonly values: Card }>(
    answered({ _tag: "Saved", saved }),
  );
  const actor = createActor(
    machine.provide({
      actors: {
        save: save.logic,
        holdPage: fromCallback(() => undefined),
        unsaved: fromCallback(() => undefined),
      },
    }),
    { clock, input: { values: loaded, limit: 90_000, receiver: "publication" } },
  ).start();
  return {
    type: (change: Partial<Card>) => actor.send({ type: "form.changed", change }),
    load: (values: Card) => actor.send({ type: "settings.loaded", values }),
    find: (kept: { readonly base: Card; readonly values: Card }) =>
      actor.send({ type: "draft.found", ...kept }),
    pause: async () => {
      clock.increment(SAVE_AFTER);
      await settle();
    },
    context: () => actor.getSnapshot().context,
  };
};

it("what several others save one after the other is shown together until it was seen, without one's own changes", async () => {
  const { type, load, pause, context } = start({ name: "Adam", city: "Graz", version: 3 });
  const graz = { ...first, city: "Graz", version: 2 };
  load(graz);
  expect([context().values, context().news]).toEqual([graz, { before: first, after: graz }]);
  type({ name: "Adam" });
  await pause();
  const linz = { name: "Adam", city: "Linz", version: 4 };
  load(linz);
  expect(context().news).toMatchObject({ before: { name: "Adam", city: "Wien" }, after: linz });
  load({ name: "Adam", city: "Wien", version: 5 });
  expect(context().news).toBeUndefined();
});

it("what the page before had saved of the person's own is no change of somebody else", () => {
  const saved = { name: "Adam", city: "Graz", version: 2 };
  const { find, context } = start(saved, saved);
  find({ base: first, values: { ...first, name: "Adam" } });
  expect([context().values.name, context().news]).toEqual([
    "Adam",
    { before: { ...first, name: "Adam", version: 2 }, after: saved },
  ]);
});
