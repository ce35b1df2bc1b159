import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", service: "weather", mode: "test", licence_code: "" },
  "licence_code",
  { mode: "code" },
  { licence_code: "K7QM-2F9D-XW4T" },
  [
    "PRODUCT_NOT_REGISTERED",
    "TEST_SERVICE_ALREADY_USED",
    "CLOUD_SERVICE_ALREADY_ACTIVE",
    "LICENCE_NOT_FOUND",
    "LICENCE_ALREADY_USED",
    "LICENCE_OTHER_SERVICE",
    "TOO_MANY_ATTEMPTS",
  ],
);
