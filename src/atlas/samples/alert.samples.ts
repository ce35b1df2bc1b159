import type { MachineSamples } from "../walk/walk.ts"

export const samples: MachineSamples = {
  inputs: [{ tone: "info" }, { tone: "warning", icon: "cloud-off", hideAfter: 3000 }],
  payloads: {},
}
