import { formSamples } from "../form-samples.ts";

export const samples = formSamples(
  { serial: "504F94D00001", service: "caller", licence_code: "" },
  "licence_code",
  { licence_code: "K7" },
  { licence_code: "K7QM-2F9D-XW4T" },
  [
    "PRODUCT_NOT_REGISTERED",
    "CLOUD_SERVICE_NOT_ACTIVE",
    "LICENCE_NOT_FOUND",
    "LICENCE_ALREADY_USED",
    "LICENCE_OTHER_SERVICE",
    "TOO_MANY_ATTEMPTS",
  ],
);
