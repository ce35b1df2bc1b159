import { getKnownIssues } from "../../api/known-issues.calls.ts";
import type { KnownIssue } from "../../domain/known-issues/known-issue.ts";
import { knownIssueList } from "../../domain/known-issues/known-issues.lists.ts";
import { knownIssueCodes } from "../../domain/known-issues/known-issues.refusals.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { LOADED_AT, day, known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, keptSamples, offline, refused, savingSamples } from "./sample-kinds.ts";

export const issue: KnownIssue = {
  id: "I-1" as KnownIssue["id"],
  version: 1,
  code: "418",
  status: known("current"),
  from: day("02-03"),
  until: null,
  countries: ["AT", "DE"],
  texts: { int: "Cloud DNS answers slowly.", dede: "Das Cloud-DNS antwortet langsam." },
  inPortal: true,
  changedAt: new Date(LOADED_AT),
  changedBy: "Martina Pichler",
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  knownIssues: sampleOf(getKnownIssues, requestAt(knownIssueList), pageOf(issue)),
};

const nothing = { code: "", from: "", until: "", countries: [], texts: {}, inPortal: false };
const noted = { ...nothing, code: "418", from: "2026-11-01", texts: { int: "Cloud DNS answers slowly." } };
/** The field that each refusal concerns. */
const fieldOf = { CODE_UNKNOWN: "code", UNTIL_BEFORE_FROM: "until", TEXT_MISSING: "texts" } as const;

export const samples = {
  "known-issue-form": {
    inputs: [{ values: nothing, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { code: noted.code, from: noted.from, texts: noted.texts } },
        { change: { code: "" } },
      ],
      "form.left": [{ field: "code" }],
      "form.found": [{ values: noted }],
      "xstate.done.actor.submit": [
        answered({ ...noted, id: "I-1", version: 1 }),
        ...knownIssueCodes.map((code) => refused(code, { field: fieldOf[code] })),
        offline,
      ],
    },
  },
  "known-issue-settings": keptSamples(
    savingSamples(
      { ...noted, id: "I-1", version: 1 },
      { until: "2026-11-30" },
      knownIssueCodes,
      () => "until",
    ),
  ),
} satisfies AreaSamples;
