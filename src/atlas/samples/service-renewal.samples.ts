import { renewalCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", service: "caller", licence_code: "" },
  "licence_code",
  { licence_code: "K7" },
  { licence_code: "K7QM-2F9D-XW4T" },
  renewalCodes,
);
