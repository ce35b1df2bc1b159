import type { MachineSamples } from "../walk/walk.ts"

const mine = { name: "Grace", version: 1 }
const theirs = { name: "Ada", version: 2 }
const answers = [
  { output: { _tag: "Answered", answer: { _tag: "Saved", saved: { name: "Grace", version: 2 } } } },
  { output: { _tag: "Answered", answer: { _tag: "Collided", theirs, mine } } },
]

export const samples: MachineSamples = {
  inputs: [{ values: mine, limit: 45_000 }],
  payloads: {
    "settings.loaded": [{ values: theirs }],
    "xstate.done.actor.form": answers,
    "xstate.done.actor.overwrite": [...answers, { output: { _tag: "Failed", failure: { _tag: "Offline" } } }],
  },
}
