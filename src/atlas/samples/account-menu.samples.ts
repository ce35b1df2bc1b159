import type { MachineSamples } from "../walk/walk.ts";

export const samples: MachineSamples = { inputs: [undefined], payloads: {} };
