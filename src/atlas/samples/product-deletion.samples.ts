import { deletionCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", confirmation: "" },
  "confirmation",
  { confirmation: "504F" },
  { confirmation: "504F 94D0 0001" },
  deletionCodes,
);
