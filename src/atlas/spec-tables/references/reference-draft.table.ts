import { createEmptyActor } from "xstate";
import type { referenceDraftMachine } from "../../../machines/references/reference-draft.machine.ts";
import { samplePicture } from "../../samples/pictures.samples.ts";
import { complete } from "../../samples/references.samples.ts";
import { submit, typed } from "../form-words.ts";
import { answers, breaks, fails, passes, tableOf } from "../spec-table.ts";

const input = { values: complete, limit: 90_000, parent: createEmptyActor(), receiver: "receiver" };
const park = typed({ title: "Villa am Park" });

const nothing = {
  title: "",
  language: "",
  type: "",
  areas: [],
  challenge: "",
  solution: "",
  country: "",
  city: "",
  year: "",
} as const;
const missing = {
  title: "MISSING",
  language: "MISSING",
  type: "MISSING",
  areas: "MISSING",
  challenge: "MISSING",
  solution: "MISSING",
  country: "MISSING",
  city: "MISSING",
  year: "MISSING",
} as const;
const voluntary = {
  size: "",
  quote: "",
  quoteName: "",
  quotePosition: "",
  products: [],
  pictures: [],
} as const;

/** What the receiver is sent by the portal. */
const finished = (revision: number) =>
  ["screen.forwarded", { key: "receiver", event: { type: "reference.submit", revision } }] as const;

export const table = tableOf<typeof referenceDraftMachine>()({
  situations: {
    "a reference's draft": { input, steps: [] },
    "the title is typed": { input, steps: [park] },
    "the title is being saved": { input, steps: [park, passes(800)] },
    "the title was not saved": { input, steps: [park, passes(800), fails("save", { _tag: "Offline" })] },
    "saving the title has broken": { input, steps: [park, passes(800), breaks("save")] },
  },
  steps: {
    "the person finishes": submit,
    "29 characters are typed as title": typed({ title: "t".repeat(29) }),
    "the city is emptied": typed({ city: "" }),
    "a picture is added": { type: "pictures.changed", field: "pictures", pictures: [samplePicture("1")] },
    "0.8 seconds pass": passes(800),
    "it is no draft any more": fails("save", { _tag: "Refused", code: "REFERENCE_MOVED" }),
    "a picture of it is gone": fails("save", {
      _tag: "Refused",
      code: "REFERENCE_PICTURE_GONE",
      field: "pictures",
    }),
    "everything that is required is emptied": typed(nothing),
    "what may be left out is left out": typed(voluntary),
    "28 letters with accents of their own are typed as title": typed({ title: "e\u0301".repeat(28) }),
    "a year of three digits is typed": typed({ year: "202" }),
    "a quote is typed, and nobody who said it": typed({ quote: "It simply works." }),
    "who said it is typed, and no quote": typed({ quoteName: "Eva Huber" }),
    "a quote and who said it are typed": typed({ quote: "It simply works.", quoteName: "Eva Huber" }),
    "a picture without a copyright is added": typed({
      pictures: [samplePicture("1", { description: "The house" })],
    }),
    "a picture without a description is added": typed({
      pictures: [samplePicture("1", { copyright: "Gold" })],
    }),
    "a picture of another shape with both texts is added": typed({
      pictures: [samplePicture("1", { description: "The house", copyright: "Gold" })],
    }),
    "the server has saved it": answers("save", {
      _tag: "Saved",
      saved: { ...complete, title: "Villa am Park", version: 2 },
    }),
    "a colleague has changed the town": answers("save", {
      _tag: "Collided",
      theirs: { ...complete, city: "Graz", version: 2 },
      mine: { ...complete, title: "Villa am Park" },
    }),
    "the person discards what is not saved": { type: "draft.discard", values: complete },
    "the tab has kept the title before a reload": {
      type: "draft.found",
      base: complete,
      values: { ...complete, title: "Villa am Park" },
    },
    "a colleague has changed the title": answers("save", {
      _tag: "Collided",
      theirs: { ...complete, title: "Villa am Berg", version: 2 },
      mine: { ...complete, title: "Villa am Park" },
    }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/references", given: "a reference's draft", when: "the person finishes", must: "saved", tells: [finished(1)] },
    { spec: "decisions/references", given: "a reference's draft", when: ["29 characters are typed as title", "0.8 seconds pass"], must: "unsaved.saving", calls: ["save"] },
    { spec: "business §5", given: "a reference's draft", when: ["29 characters are typed as title", "the person finishes"], must: "unsaved.changed", sees: { problems: { title: "TOO_LONG" }, focus: { field: "title" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["the city is emptied", "the person finishes"], must: "unsaved.changed", sees: { problems: { city: "MISSING" }, focus: { field: "city" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["everything that is required is emptied", "the person finishes"], must: "unsaved.changed", sees: { problems: missing, focus: { field: "title" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["what may be left out is left out", "the person finishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["28 letters with accents of their own are typed as title", "the person finishes"], must: "unsaved.saving", sees: { finishing: true }, calls: ["save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["a year of three digits is typed", "the person finishes"], must: "unsaved.changed", sees: { problems: { year: "NOT_A_YEAR" }, focus: { field: "year" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["a quote is typed, and nobody who said it", "the person finishes"], must: "unsaved.changed", sees: { problems: { quoteName: "MISSING" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["who said it is typed, and no quote", "the person finishes"], must: "unsaved.changed", sees: { problems: { quote: "MISSING" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["a quote and who said it are typed", "the person finishes"], must: "unsaved.saving", calls: ["save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["a picture without a copyright is added", "the person finishes"], must: "unsaved.changed", sees: { problems: { pictures: "MISSING" } }, not: ["screen.forwarded", "save"] },
    { spec: "decisions/references", given: "a reference's draft", when: ["a picture without a description is added", "the person finishes"], must: "unsaved.changed", sees: { problems: { pictures: "MISSING" } }, not: ["screen.forwarded", "save"] },
    { spec: "business §5", given: "a reference's draft", when: ["a picture of another shape with both texts is added", "the person finishes"], must: "unsaved.saving", calls: ["save"] },
    { spec: "business §4", given: "the title is being saved", when: "it is no draft any more", must: "unsaved.failed", sees: { values: { title: "Villa am Park" }, failure: { code: "REFERENCE_MOVED" } }, tells: ["resource.refresh"], not: ["saved"] },
    { spec: "decisions/references", given: "the title is being saved", when: "a picture of it is gone", must: "unsaved.failed", sees: { values: { title: "Villa am Park" }, refused: { pictures: "REFERENCE_PICTURE_GONE" }, focus: { field: undefined } }, not: ["saved"] },
    { spec: "decisions/references", given: "the title is being saved", when: "the server has saved it", must: "saved", tells: ["unsaved.forget"], not: ["screen.forwarded"] },
    { spec: "decisions/references", given: "the title is being saved", when: ["the person finishes", "the server has saved it"], must: "saved", tells: [finished(2)] },
    { spec: "decisions/references", given: "the title is being saved", when: "a colleague has changed the town", must: "unsaved.changed", sees: { values: { title: "Villa am Park", city: "Graz", version: 2 }, news: { before: { city: "Linz" }, after: { city: "Graz" } } }, not: ["collided"] },
    { spec: "decisions/references", given: "the title is being saved", when: "a colleague has changed the title", must: "collided", sees: { mine: { title: "Villa am Park" }, base: { title: "Villa am Berg" } }, not: ["saved"] },
    { spec: "decisions/references", given: "the title is being saved", when: ["the person finishes", "a picture of it is gone"], must: "unsaved.failed", sees: { refused: { pictures: "REFERENCE_PICTURE_GONE" }, focus: { field: "pictures" }, finishing: false }, not: ["screen.forwarded", "saved"] },
    { spec: "decisions/website", given: "the title is being saved", when: ["the person finishes", "a colleague has changed the town"], must: "unsaved.changed", sees: { finishing: false, halted: true, news: { after: { city: "Graz" } } }, not: ["save", "screen.forwarded"] },

    // What is not saved is kept in the tab
    { spec: "decisions/references", given: "a reference's draft", when: "the tab has kept the title before a reload", must: "unsaved.changed", sees: { values: { title: "Villa am Park" }, news: undefined }, tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title was not saved", when: "the person discards what is not saved", must: "saved", sees: { values: complete }, tells: ["unsaved.forget"] },
    { spec: "decisions/references", given: "a reference's draft", when: "the city is emptied", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "a reference's draft", when: "a picture is added", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title is typed", when: "the city is emptied", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title is typed", when: "a picture is added", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title is being saved", when: "the city is emptied", must: "unsaved.saving", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title is being saved", when: "a picture is added", must: "unsaved.saving", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title was not saved", when: "the city is emptied", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "the title was not saved", when: "a picture is added", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "saving the title has broken", when: "the city is emptied", must: "unsaved.changed", tells: ["unsaved.keep"] },
    { spec: "decisions/references", given: "saving the title has broken", when: "a picture is added", must: "unsaved.changed", tells: ["unsaved.keep"] },
  ],
});
