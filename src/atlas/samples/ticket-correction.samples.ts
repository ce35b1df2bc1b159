import { correctionCodes } from "../../domain/tickets/tickets.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { id: "T-1", subject: "", area: "", order: "", invoice: "", serial: "" },
  "subject",
  { subject: "" },
  { subject: "Relay" },
  correctionCodes,
);
