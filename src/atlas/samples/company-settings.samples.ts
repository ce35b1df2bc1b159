import type { MachineSamples } from "../walk/walk.ts"

const mine = { companyName: "Gold Electric", country: "AT", street: "Ring 1", street2: "", zip: "1010", city: "Wien", state: "", vatId: "", website: "", version: 1, countries: [] }
const theirs = { ...mine, companyName: "Gold Systems", version: 2 }
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
