import type { MachineSamples, Payload } from "./walk/walk.ts";

const refused = (code: string, field?: string): Payload => ({
  output: { _tag: "Failed", failure: { _tag: "Refused", code, ...(field === undefined ? {} : { field }) } },
});

/**
 * Sample payloads of a form machine: invalid and valid values, the blur of the first field, an answer, a refusal of that field, every
 * refusal with its own state, and another failure.
 */
export const formSamples = (
  values: object,
  field: string,
  wrong: object,
  right: object,
  refusals: readonly string[] = [],
): MachineSamples => ({
  inputs: [{ values, limit: 45_000 }],
  payloads: {
    "form.changed": [{ change: wrong }, { change: right }],
    "form.left": [{ field }],
    "xstate.done.actor.submit": [
      { output: { _tag: "Answered", answer: {} } },
      refused("INVALID_REQUEST", field),
      ...refusals.map((code) => refused(code)),
      { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
    ],
  },
});
