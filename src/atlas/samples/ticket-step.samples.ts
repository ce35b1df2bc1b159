import { reopenRefusals, ticketClosed } from "../../machines/ticket-refusals.ts"
import { formSamples } from "../form-samples.ts"

export const samples = formSamples(
  { about: { id: "T-1" }, first: { step: "" } }, { step: "" }, { step: "close" }, [ticketClosed, ...reopenRefusals].map(({ code }) => code),
)
