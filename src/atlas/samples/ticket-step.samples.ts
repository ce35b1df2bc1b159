import { reopenRefusals, ticketClosed } from "../../machines/ticket-refusals.ts"
import { formSamples } from "../form-samples.ts"

export const samples = formSamples(
  { id: "T-1", step: "" }, "step", { step: "" }, { step: "close" }, [ticketClosed, ...reopenRefusals].map(({ code }) => code),
)
