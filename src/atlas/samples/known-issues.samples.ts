import { knownIssueCodes } from "../../domain/known-issues/known-issues.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, keptSamples, offline, refused, savingSamples } from "./sample-kinds.ts";

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
