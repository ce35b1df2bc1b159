import { createActor, fromCallback } from "xstate";
import { expect, it } from "vitest";
import { failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { ReferenceValues } from "../../../src/domain/references/reference-form.ts";
import { emptyReference } from "../../../src/domain/references/reference.ts";
import type { UnsavedEvent } from "../../../src/machines/kit/draft.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { referenceDraftMachine } from "../../../src/machines/references/reference-draft.machine.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

type Saved = Outcome<SaveAnswer<ReferenceValues>>;

const base: ReferenceValues = {
  ...emptyReference,
  id: "RP-000001" as ReferenceValues["id"],
  title: "Villa am See",
  version: 4,
};

/** A page with the draft; `found` is what the tab had of it. */
const open = (found: { readonly base: ReferenceValues; readonly values: ReferenceValues } | undefined) => {
  const save = scripted<Saved, { readonly values: ReferenceValues }>(failed({ _tag: "Offline" }));
  const told: UnsavedEvent<ReferenceValues>[] = [];
  const draft = createActor(
    referenceDraftMachine.provide({
      delays: { pause: 0 },
      actors: {
        save: save.logic,
        holdPage: fromCallback(() => undefined),
        unsaved: fromCallback<UnsavedEvent<ReferenceValues>, { readonly values: ReferenceValues }>(
          ({ sendBack, receive }) => {
            if (found !== undefined) sendBack({ ...found, type: "draft.found" });
            receive((event) => told.push(event));
          },
        ),
      },
    }),
    { input: { values: base, limit: 90_000, receiver: "reference-life:RP-000001" } },
  ).start();
  return { draft, told, values: () => draft.getSnapshot().context.values };
};

it("what is typed without a connection is still there after a reload, until the person discards it", async () => {
  const before = open(undefined);
  before.draft.send({ type: "form.changed", change: { city: "Wels" } });
  await settle();
  const kept = before.told.at(-1);
  expect(kept).toMatchObject({ type: "unsaved.keep", base, values: { city: "Wels" } });
  const after = open(kept?.type === "unsaved.keep" ? kept : undefined);
  expect(after.values().city).toBe("Wels");
  after.draft.send({ type: "draft.discard", values: base });
  expect(after.told.at(-1)).toEqual({ type: "unsaved.forget" });
  expect(after.values()).toEqual(base);
});
