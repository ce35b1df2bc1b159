import type { MachineSamples } from "../../support/walk.ts"

export const samples: MachineSamples = { inputs: [undefined], payloads: {} }
