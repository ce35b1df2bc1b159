import { emptyValues } from "../../domain/sign-up-form.ts"
import type { MachineSamples } from "../walk/walk.ts"

const options = { countries: [{ code: "AT", name: "Austria", states: [] }], businessFields: [{ code: "2", name: "Electrical installation" }], contactTypes: [] }

export const samples: MachineSamples = {
  inputs: [{ values: { ...emptyValues, step: "tradeField", options, licence: "none" }, limit: 60_000 }],
  payloads: {
    "form.changed": [{ change: { businessFields: ["2"] } }, { change: { businessFields: [] } }],
    "form.left": [{ field: "businessFields" }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      { output: { _tag: "Failed", failure: { _tag: "Refused", code: "BUSINESS_FIELD_UNKNOWN", field: "businessFields" } } },
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
}
