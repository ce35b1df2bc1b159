import type { MachineSamples, Payload } from "./walk/walk.ts"

const refused = (code: string): Payload => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code } } })

/** What walks a form: fields that are wrong and fields that are right, an answer, every refusal, and a failure that is none of them. */
export const formSamples = (input: { readonly about: object; readonly first: object }, wrong: object, right: object, refusals: readonly string[]): MachineSamples => ({
  inputs: [{ ...input, limit: 30_000, parent: undefined }],
  payloads: {
    "form.changed": [{ change: wrong }, { change: right }],
    "xstate.done.actor.send": [{ output: { _tag: "Answered", answer: {} } }, ...refusals.map(refused), { output: { _tag: "Failed", failure: { _tag: "Offline" } } }],
  },
})
