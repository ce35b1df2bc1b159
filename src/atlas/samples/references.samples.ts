import { createEmptyActor } from "xstate";
import { emptyReference } from "../../domain/references/reference.ts";
import { referenceActors, referenceStatuses } from "../../domain/references/reference-life.ts";
import type { ReferenceValues } from "../../domain/references/reference-form.ts";
import { moveCodes, savingCodes } from "../../domain/references/references.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, draftSamples, formSamples, offline, refused } from "./sample-kinds.ts";

/** A reference that can be submitted. */
export const complete: ReferenceValues = {
  ...emptyReference,
  id: "RP-000001" as ReferenceValues["id"],
  title: "Villa am See",
  language: "en",
  type: "smart_home",
  areas: ["lighting"],
  challenge: "One house, many wishes.",
  solution: "One system.",
  country: "AT",
  city: "Linz",
  year: "2025",
  version: 1,
};

export const samples = {
  "reference-creation": formSamples(
    { title: "", type: "" },
    "title",
    { title: "" },
    { title: "Villa am See", type: "smart_home" },
  ),
  "reference-draft": draftSamples(complete, { title: "" }, { title: "Villa am Park" }, savingCodes),
  "reference-life": {
    inputs: referenceActors.map((actor) => ({
      id: "RP-000001",
      status: "draft",
      revision: 1,
      actor,
      parent: createEmptyActor(),
    })),
    payloads: {
      "form.changed": [
        { change: { decision: "approve", reason: "" } },
        { change: { decision: "decline", reason: "Pictures are missing" } },
      ],
      "form.left": [{ field: "reason" }],
      "reference.loaded": referenceStatuses.map((status) => ({ status, revision: 1 })),
      "xstate.done.actor.move": [
        ...referenceStatuses.map((code) => answered({ status: { _tag: "Known", code }, revision: 1 })),
        ...moveCodes.map((code) => refused(code)),
        offline,
      ],
    },
    key: ({ context }) => [
      context.status,
      context.actor,
      context.values.decision,
      context.touched.length > 0,
      context.step?.action,
      context.failure,
    ],
  },
} satisfies AreaSamples;
