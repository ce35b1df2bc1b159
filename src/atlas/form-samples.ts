import type { MachineSamples, Payload } from "./walk/walk.ts";

const refused = (code: string, field?: string): Payload => ({
  output: { _tag: "Failed", failure: { _tag: "Refused", code, ...(field === undefined ? {} : { field }) } },
});

/**
 * What walks a form: values that are wrong and values that are right, the leaving of the field named first, an answer, a word about that field, every
 * refusal that has a state, and a failure that is none of them.
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
