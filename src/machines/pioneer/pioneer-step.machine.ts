/** Staff take a submission into work, and close it with its outcome (decisions/pioneer). */
import { problemBy } from "../../domain/kit/checked.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { checkPioneerStep, type PioneerStepValues } from "../../domain/pioneer/pioneer-form.ts";
import { closingCodes, pioneerRefusals, takingCodes } from "../../domain/pioneer/pioneer.refusals.ts";
import type { PioneerCase } from "../../domain/pioneer/pioneer.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const pioneerStepMachine = createFormMachine<PioneerStepValues, PioneerCase>({
  id: "pioneerStep",
  description: "Takes a submission into work, or closes it",
  spec: "decisions/pioneer",
  screen: "pioneer review",
  afterwards: "keep",
  fields: ["outcome"],
  problemOf: problemBy(checkPioneerStep),
  isShown: (_, { step }) => step === "close",
  refusals: pick(pioneerRefusals, [...takingCodes, ...closingCodes]),
});

export type PioneerStepRef = FormRef<PioneerStepValues, PioneerCase>;
