import { closeCodes, reopenCodes } from "../../domain/tickets/tickets.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples({ id: "T-1", step: "" }, "step", { step: "" }, { step: "close" }, [
  ...closeCodes,
  ...reopenCodes,
]);
