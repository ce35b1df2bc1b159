import type { MachineSamples } from "../../support/walk.ts"

export const samples: MachineSamples = {
  inputs: [{ tone: "info" }, { tone: "warning", icon: "cloud-off", hideAfter: 3000 }],
  payloads: {},
}
