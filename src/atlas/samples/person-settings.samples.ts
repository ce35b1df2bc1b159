import type { MachineSamples } from "../walk/walk.ts"

const mine = { salutation: "ms", firstname: "Grace", lastname: "Gold", phone: "+4315550100", locale: "dede", version: 1 }
const theirs = { ...mine, firstname: "Ada", version: 2 }
const answers = [
  { output: { _tag: "Answered", answer: { _tag: "Saved", saved: { ...mine, version: 2 } } } },
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
