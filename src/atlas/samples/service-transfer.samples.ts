import { transferCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", service: "weather", to_serial: "" },
  "to_serial",
  { to_serial: "504F94D00001" },
  { to_serial: "504F94D00002" },
  transferCodes,
);
