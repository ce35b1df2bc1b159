import { savingSamples } from "./saving-samples.ts";

const mine = {
  companyName: "Gold Electric",
  country: "AT",
  street: "Ring 1",
  street2: "",
  zip: "1010",
  city: "Wien",
  state: "",
  vatId: "",
  website: "",
  version: 1,
  countries: [],
};

export const samples = savingSamples(mine, { companyName: "Gold Systems" });
