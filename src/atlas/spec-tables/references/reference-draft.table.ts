import { createEmptyActor } from "xstate";
import type { referenceDraftMachine } from "../../../machines/references/reference-draft.machine.ts";
import { complete } from "../../samples/references.samples.ts";
import { submit, typed } from "../form-words.ts";
import { fails, passes, tableOf } from "../spec-table.ts";

const input = { values: complete, limit: 45_000, parent: createEmptyActor() };
const park = typed({ title: "Villa am Park" });

export const table = tableOf<typeof referenceDraftMachine>()({
  situations: {
    "a reference's draft": { input, steps: [] },
    "the title is being saved": { input, steps: [park, passes(800)] },
  },
  steps: {
    "the person finishes": submit,
    "29 characters are typed as title": typed({ title: "t".repeat(29) }),
    "the city is emptied": typed({ city: "" }),
    "0.8 seconds pass": passes(800),
    "it is no draft any more": fails("save", { _tag: "Refused", code: "REFERENCE_MOVED" }),
    "a picture of it is gone": fails("save", {
      _tag: "Refused",
      code: "REFERENCE_PICTURE_GONE",
      field: "gallery",
    }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/references", given: "a reference's draft", when: "the person finishes", must: "saved", tells: [["draft.ready", { version: 1 }]] },
    { spec: "decisions/references", given: "a reference's draft", when: ["29 characters are typed as title", "0.8 seconds pass"], must: "unsaved.saving", calls: ["save"] },
    { spec: "business §5", given: "a reference's draft", when: ["29 characters are typed as title", "the person finishes"], must: "unsaved.changed", sees: { focus: { field: "title" } }, not: ["draft.ready", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["the city is emptied", "the person finishes"], must: "unsaved.changed", sees: { focus: { field: "city" } }, not: ["draft.ready", "save"] },
    { spec: "business §4", given: "the title is being saved", when: "it is no draft any more", must: "unsaved.failed", sees: { values: { title: "Villa am Park" }, failure: { code: "REFERENCE_MOVED" } }, tells: ["resource.refresh"], not: ["saved"] },
    { spec: "decisions/references", given: "the title is being saved", when: "a picture of it is gone", must: "unsaved.failed", sees: { values: { title: "Villa am Park" }, failure: { code: "REFERENCE_PICTURE_GONE" } }, not: ["saved"] },
  ],
});
