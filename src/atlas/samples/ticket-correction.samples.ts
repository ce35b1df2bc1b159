import { correctionRefusals } from "../../machines/ticket-refusals.ts"
import { formSamples } from "../form-samples.ts"

export const samples = formSamples(
  { about: { id: "T-1" }, first: { subject: "", area: "", order: "", invoice: "", serial: "" } }, { subject: "" }, { subject: "Relay" }, correctionRefusals.map(({ code }) => code),
)
