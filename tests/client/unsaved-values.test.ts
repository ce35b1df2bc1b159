import * as Schema from "effect/Schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, setup } from "xstate";
import { clearPortalStorage } from "../../src/app/browser/tab-storage.ts";
import { createUnsavedValues } from "../../src/app/browser/unsaved-values.ts";
import type { UnsavedValues } from "../../src/machines/kit/unsaved.ts";
import { blockStorage, stubStorage } from "../support/stub-storage.ts";

interface Typed {
  readonly id: string;
  readonly text: string;
  readonly files: readonly string[];
}

let kept: Map<string, string>;
beforeEach(() => void (kept = stubStorage("sessionStorage")));
afterEach(() => void vi.unstubAllGlobals());

const begun: Typed = { id: "1", text: "", files: ["log.txt"] };

/** A form of an account, as it begins on a page; `found` is what the tab had. */
const open = (account: string, values: Typed = begun) => {
  const found: unknown[] = [];
  const unsaved = createUnsavedValues(
    () => account,
    Schema.Struct({ text: Schema.String }),
    ({ id }: Typed) => `form-${id}`,
  );
  const actor = createActor(
    setup({
      types: { events: {} as { readonly type: "form.found"; readonly values: Typed } },
      actors: { unsaved },
    }).createMachine({
      invoke: { id: "unsaved", src: "unsaved", input: { values } },
      on: { "form.found": { actions: ({ event }) => found.push(event.values) } },
    }),
  ).start();
  const tell = (event: UnsavedValues<Typed>) => actor.getSnapshot().children["unsaved"]!.send(event);
  return { found, tell };
};

test("what was typed comes back to the same form and account alone, without what is not kept", () => {
  open("a").tell({ type: "unsaved.keep", values: { ...begun, text: "Typed" } });
  expect([...kept.values()]).toEqual(['{"text":"Typed"}']);
  expect(open("b").found).toEqual([]);
  expect(open("a", { ...begun, id: "2" }).found).toEqual([]);
  expect(open("a", { ...begun, files: [] }).found).toEqual([{ id: "1", text: "Typed", files: [] }]);
});

test("it outlives the end of the session, and not a sign-out", () => {
  kept.set("portal.other", "");
  open("a").tell({ type: "unsaved.keep", values: { ...begun, text: "Typed" } });
  clearPortalStorage("silent");
  expect(open("a").found).toHaveLength(1);
  clearPortalStorage("logout");
  expect(open("a").found).toEqual([]);
});

test("what was sent is forgotten, and what cannot be read or kept counts as nothing", () => {
  const { tell } = open("a");
  tell({ type: "unsaved.keep", values: { ...begun, text: "Typed" } });
  tell({ type: "unsaved.forget" });
  expect(kept.size).toBe(0);
  tell({ type: "unsaved.keep", values: begun });
  for (const name of kept.keys()) kept.set(name, "{");
  expect(open("a").found).toEqual([]);
  blockStorage("sessionStorage");
  const blocked = open("a");
  blocked.tell({ type: "unsaved.keep", values: begun });
  expect(blocked.found).toEqual([]);
});
