import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, setup } from "xstate";
import { createUnsavedReference } from "../../src/app/browser/unsaved-reference.ts";
import { samplePicture } from "../../src/atlas/samples/pictures.samples.ts";
import type { ReferenceValues } from "../../src/domain/references/reference-form.ts";
import { emptyReference } from "../../src/domain/references/reference.ts";
import type { UnsavedEvent } from "../../src/machines/kit/draft.machine.ts";
import { stubStorage } from "../support/stub-storage.ts";

let stored: Map<string, string>;
beforeEach(() => void (stored = stubStorage("sessionStorage")));
afterEach(() => void vi.unstubAllGlobals());

const base: ReferenceValues = {
  ...emptyReference,
  id: "RP-000001" as ReferenceValues["id"],
  title: "Villa am See",
  type: "smart_home",
  areas: ["lighting"],
  products: [{ number: "100335", name: "Miniserver" }],
  version: 4,
};
const typed: ReferenceValues = {
  ...base,
  city: "Wels",
  country: "AT",
  pictures: [samplePicture("a", { description: "The house", copyright: "Huber" })],
};

/** The draft of an account as it begins on a page; `found` is what the tab had. */
const open = (account: string, values: ReferenceValues = base) => {
  const found: unknown[] = [];
  const actor = createActor(
    setup({
      types: {
        events: {} as {
          readonly type: "draft.found";
          readonly base: ReferenceValues;
          readonly values: ReferenceValues;
        },
      },
      actors: { unsaved: createUnsavedReference(() => account) },
    }).createMachine({
      invoke: { id: "unsaved", src: "unsaved", input: { values } },
      on: {
        "draft.found": { actions: ({ event }) => found.push({ base: event.base, values: event.values }) },
      },
    }),
  ).start();
  const tell = (event: UnsavedEvent<ReferenceValues>) => actor.getSnapshot().children["unsaved"]!.send(event);
  return { found, tell };
};

test("every field comes back to the same draft of the same account, with what it began from", () => {
  open("a").tell({ type: "unsaved.keep", base, values: typed });
  expect(open("a").found).toEqual([{ base, values: typed }]);
  expect(open("b").found).toEqual([]);
  expect(open("a", { ...base, id: "RP-000002" as ReferenceValues["id"] }).found).toEqual([]);
});

test("what the server has is kept no longer", () => {
  const { tell } = open("a");
  tell({ type: "unsaved.keep", base, values: typed });
  tell({ type: "unsaved.forget" });
  expect([stored.size, open("a").found]).toEqual([0, []]);
});
