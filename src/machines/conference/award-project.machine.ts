/** Saves a company's project in a category of the award as a draft, or submits it; what a colleague has saved since is shown beside it (business §5, §9, decisions/conference). */
import {
  projectFields,
  projectProblem,
  type AwardCategoryId,
  type ProjectContent,
} from "../../domain/conference/award.ts";
import type { ConferenceId } from "../../domain/conference/conference.ts";
import { awardCodes, conferenceRefusals } from "../../domain/conference/conference.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import type { ReferenceId } from "../../domain/references/reference-id.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

export interface AwardProjectSettings extends ProjectContent {
  readonly conference: ConferenceId;
  readonly category: AwardCategoryId;
  /** Whether it takes part, or is a draft. */
  readonly submitted: boolean;
  /** The reference that is taken over; empty for none. */
  readonly reference: ReferenceId | "";
  /** 0 before the first save. */
  readonly version: number;
}

export const { form: awardProjectForm, machine: awardProjectMachine } =
  createSettingsFormMachine<AwardProjectSettings>({
    id: "awardProject",
    description: "Saves a project for the award, or submits it",
    spec: "business §5",
    screen: "award",
    fields: projectFields,
    problemOf: (field, values) => {
      const filled = projectFields.find((known) => known === field);
      return filled && projectProblem(filled, values, values.submitted);
    },
    pictures: true,
    refusals: pick(conferenceRefusals, awardCodes),
  });
