import { savingSamples } from "./saving-samples.ts";

const mine = {
  salutation: "ms",
  firstname: "Grace",
  lastname: "Gold",
  phone: "+4315550100",
  locale: "dede",
  version: 1,
};

export const samples = savingSamples(mine, { firstname: "Ada" });
