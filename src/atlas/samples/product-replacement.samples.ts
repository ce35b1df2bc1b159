import { notMine, registrationRefusals } from "../../machines/product-refusals.ts";
import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", new_serial: "", licence_code: "" },
  "new_serial",
  { new_serial: "504F94D00001" },
  { new_serial: "504F94D00041", licence_code: "K7QM-2F9D-XW4T" },
  [notMine, ...registrationRefusals].map(({ code }) => code),
);
