import { registrationCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "", licence_code: "" },
  "serial",
  { serial: "504F" },
  { serial: "504f 94d0 0041", licence_code: "k7qm2f9dxw4t" },
  registrationCodes,
);
