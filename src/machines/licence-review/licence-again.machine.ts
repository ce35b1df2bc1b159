/** Sends another trade licence after a decline, so that the application for partnership is checked again (decisions/sign-up). */
import {
  licenceAgainProblem,
  type LicenceAgainValues,
  type OwnTradeLicence,
} from "../../domain/licence-review/licence-review.ts";
import { licenceAgainRefusals } from "../../domain/licence-review/application.refusals.ts";
import { tradeLicence } from "../../domain/kit/upload.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const licenceAgainMachine = createFormMachine<LicenceAgainValues, OwnTradeLicence>({
  id: "licenceAgain",
  description: "Sends another trade licence after a decline",
  spec: "decisions/sign-up",
  screen: "company settings",
  afterwards: "clear",
  fields: ["licence"],
  problemOf: (_, values) => licenceAgainProblem(values),
  refusals: licenceAgainRefusals,
  files: { field: "licence", rule: tradeLicence, maxFiles: 1 },
});

export type LicenceAgainRef = FormRef<LicenceAgainValues, OwnTradeLicence>;
