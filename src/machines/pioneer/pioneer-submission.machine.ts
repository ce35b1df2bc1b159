/** Submits the log file of an air conditioner with its description (business §1, §3). */
import { problemBy } from "../../domain/kit/checked.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { checkPioneer, type PioneerValues } from "../../domain/pioneer/pioneer-form.ts";
import { submissionCodes, submissionRefusals } from "../../domain/pioneer/pioneer.refusals.ts";
import { pioneerLog, type PioneerSubmission } from "../../domain/pioneer/pioneer.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const pioneerSubmissionMachine = createFormMachine<PioneerValues, PioneerSubmission>({
  id: "pioneerSubmission",
  description: "Submits a log file to the pioneer initiative",
  spec: "business §3",
  screen: "pioneer",
  afterwards: "clear",
  fields: ["order", "model", "log", "description", "details"],
  problemOf: problemBy(checkPioneer),
  refusals: pick(submissionRefusals, submissionCodes),
  keeps: true,
  files: { field: "log", rule: pioneerLog, maxFiles: 1 },
});

export type PioneerSubmissionRef = FormRef<PioneerValues, PioneerSubmission>;
