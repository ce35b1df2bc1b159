import { activationCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", service: "weather", mode: "test", licence_code: "" },
  "licence_code",
  { mode: "code" },
  { licence_code: "K7QM-2F9D-XW4T" },
  activationCodes,
);
