import { ownProductCodes } from "../../domain/products/products.refusals.ts";
import { formSamples } from "../form-samples.ts";

const values = {
  serial: "504F94D00001",
  name: "Villa",
  project: "",
  purchase_date: "",
  external_address: "",
  mailer: true,
  push: false,
};

export const samples = formSamples(values, "name", { name: " " }, { name: "Villa Moser" }, ownProductCodes);
