import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = {
  inputs: [{ tone: "warning" }, { tone: "danger", hideAfter: 3000 }],
  payloads: {},
};
