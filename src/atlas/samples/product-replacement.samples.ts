import { replacementCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", new_serial: "", licence_code: "" },
  "new_serial",
  { new_serial: "504F94D00001" },
  { new_serial: "504F94D00041", licence_code: "K7QM-2F9D-XW4T" },
  replacementCodes,
);
