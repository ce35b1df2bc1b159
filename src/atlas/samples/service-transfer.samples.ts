import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", service: "weather", to_serial: "" },
  "to_serial",
  { to_serial: "504F94D00001" },
  { to_serial: "504F94D00002" },
  [
    "PRODUCT_NOT_REGISTERED",
    "TEST_SERVICE_NOT_TRANSFERABLE",
    "CLOUD_SERVICE_EXPIRED",
    "CLOUD_SERVICE_NOT_ACTIVE",
    "TRANSFER_TO_ITSELF",
  ],
);
