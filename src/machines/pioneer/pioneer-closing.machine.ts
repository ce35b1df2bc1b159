/** Staff close a submission with its outcome, which issues its voucher (decisions/pioneer). */
import { problemBy } from "../../domain/kit/checked.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { checkPioneerClosing, type PioneerClosing } from "../../domain/pioneer/pioneer-form.ts";
import { closingCodes, pioneerRefusals } from "../../domain/pioneer/pioneer.refusals.ts";
import type { PioneerCase } from "../../domain/pioneer/pioneer.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const pioneerClosingMachine = createFormMachine<PioneerClosing, PioneerCase>({
  id: "pioneerClosing",
  description: "Closes a submission with its outcome",
  spec: "decisions/pioneer",
  screen: "pioneer review",
  afterwards: "keep",
  fields: ["outcome"],
  problemOf: problemBy(checkPioneerClosing),
  refusals: pick(pioneerRefusals, closingCodes),
});

export type PioneerClosingRef = FormRef<PioneerClosing, PioneerCase>;
