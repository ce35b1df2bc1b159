/** The draft of a reference project, saved as one types; several colleagues may work on it (business §3, §5). */
import { referenceProblem, type ReferenceValues } from "../../domain/references/reference-form.ts";
import { referenceFields } from "../../domain/references/reference.ts";
import { referencesRefusals, savingCodes } from "../../domain/references/references.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createDraftMachine, type DraftRef } from "../kit/draft.machine.ts";
import type { ReferenceLifeEvent } from "./reference-life.machine.ts";

export const referenceDraftMachine = createDraftMachine<ReferenceValues>({
  id: "referenceDraft",
  description: "Keeps the draft of a reference project on the server",
  spec: "business §3",
  screen: "reference",
  finished: (revision): ReferenceLifeEvent => ({ type: "reference.submit", revision }),
  fields: referenceFields,
  problemOf: (field, values) =>
    field === "version" || field === "id" || field === "thumbnail"
      ? undefined
      : referenceProblem(field, values),
  refusals: pick(referencesRefusals, savingCodes),
  merges: true,
  keeps: true,
});

export type ReferenceDraftRef = DraftRef<ReferenceValues>;
