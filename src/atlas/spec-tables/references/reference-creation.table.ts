import type { referenceCreationMachine } from "../../../machines/references/reference-creation.machine.ts";
import { accepted, submit, typed } from "../form-words.ts";
import { tableOf } from "../spec-table.ts";

const input = { values: { title: "", type: "" }, limit: 90_000 };
const villa = typed({ title: "Villa am See", type: "smart_home" });

export const table = tableOf<typeof referenceCreationMachine>()({
  situations: {
    "the form of a new reference": { input, steps: [] },
    "the reference is being begun": { input, steps: [villa, submit] },
    "the reference was begun": { input, steps: [villa, submit, accepted()] },
  },
  steps: {
    "it is sent": submit,
    "title and type are given": villa,
    "28 characters are typed": typed({ title: "t".repeat(28), type: "hotel" }),
    "29 characters are typed": typed({ title: "t".repeat(29), type: "hotel" }),
    "the server has begun it": accepted({ id: "RP-000001" }),
    "28 characters between blanks are typed": typed({ title: `  ${"t".repeat(28)}  `, type: "hotel" }),
    "28 letters with accents of their own are typed": typed({ title: "e\u0301".repeat(28), type: "hotel" }),
    "a title is given, and no type": typed({ title: "Villa am See" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/references", given: "the form of a new reference", when: "it is sent", must: "editing", sees: { problems: { title: "MISSING", type: "MISSING" }, focus: { field: "title" } }, not: ["submit"] },
    { spec: "business §5", given: "the form of a new reference", when: ["28 characters are typed", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "business §5", given: "the form of a new reference", when: ["29 characters are typed", "it is sent"], must: "editing", sees: { problems: { title: "TOO_LONG" }, focus: { field: "title" } }, not: ["submit"] },
    { spec: "decisions/references", given: "the form of a new reference", when: ["28 characters between blanks are typed", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "decisions/references", given: "the form of a new reference", when: ["28 letters with accents of their own are typed", "it is sent"], must: "sending", calls: ["submit"] },
    { spec: "decisions/references", given: "the form of a new reference", when: ["a title is given, and no type", "it is sent"], must: "editing", sees: { problems: { type: "MISSING" }, focus: { field: "type" } }, not: ["submit"] },
    { spec: "business §2", given: "the form of a new reference", when: ["title and type are given", "it is sent"], must: "sending", calls: [["submit", { values: { title: "Villa am See", type: "smart_home" } }]] },
    { spec: "business §2", given: "the reference is being begun", when: "the server has begun it", must: "done", sees: { values: { title: "", type: "" } }, tells: [["form.sent", { answer: { id: "RP-000001" } }]] },
    { spec: "decisions/calls", given: "the reference is being begun", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "business §2", given: "the reference was begun", when: "it is sent", must: "editing", not: ["submit"] },
  ],
});
