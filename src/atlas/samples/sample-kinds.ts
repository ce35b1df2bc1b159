import { createEmptyActor } from "xstate";
import type { MachineSamples, Payload } from "../walk/walk.ts";

/** A call that is answered. */
export const answered = (answer: unknown): Payload => ({ output: { _tag: "Answered", answer } });

/** A call that is refused; `more` is what the refusal says beside its code, such as the field. */
export const refused = (
  code: string,
  more: { readonly field?: string; readonly retryAfter?: number } = {},
): Payload => ({ output: { _tag: "Failed", failure: { _tag: "Refused", code, ...more } } });

/** A call that fails without an answer. */
export const offline: Payload = { output: { _tag: "Failed", failure: { _tag: "Offline" } } };

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
  inputs: [{ values, limit: 90_000 }],
  payloads: {
    "form.changed": [{ change: wrong }, { change: right }],
    "form.left": [{ field }],
    "form.found": [{ values: { ...values, ...right } }],
    "xstate.done.actor.submit": [
      answered({}),
      refused("INVALID_REQUEST", { field }),
      ...refusals.map((code) => refused(code)),
      offline,
    ],
  },
});

/**
 * Samples of settings that are saved: `mine` with its version, and what somebody else has changed in between. `fieldOf` is the field that the form's
 * call names with a refusal.
 */
export const savingSamples = <Values extends { readonly version: number }>(
  mine: Values,
  change: Partial<Values>,
  refusals: readonly string[] = [],
  fieldOf: (code: string) => (keyof Values & string) | undefined = () => undefined,
): MachineSamples => {
  const theirs = { ...mine, ...change, version: mine.version + 1 };
  const answers = [
    answered({ _tag: "Saved", saved: { ...mine, version: theirs.version } }),
    answered({ _tag: "Collided", theirs, mine }),
  ];
  return {
    inputs: [{ values: mine, limit: 90_000 }],
    payloads: {
      "settings.loaded": [{ values: theirs }],
      "xstate.done.actor.form": answers,
      "xstate.done.actor.overwrite": [...answers, ...refusals.map((code) => refused(code)), offline],
    },
    children: {
      form: {
        inputs: [{ values: mine, limit: 90_000 }],
        payloads: {
          "form.changed": [{ change }],
          "form.left": [{ field: Object.keys(change)[0] }],
          "form.loaded": [{ values: theirs }],
          "form.found": [{ values: { ...mine, ...change } }],
          "xstate.done.actor.submit": [
            ...answers,
            ...refusals.map((code) => {
              const field = fieldOf(code);
              return refused(code, field === undefined ? {} : { field });
            }),
            offline,
          ],
        },
      },
    },
  };
};

const formHolds = (values: object, isDirty: boolean): Payload => ({
  snapshot: { status: "active", context: { values, isDirty } },
});

/** Samples of settings whose typed values the tab keeps. */
export const keptSamples = (saving: MachineSamples): MachineSamples => {
  const [{ values } = { values: {} }] = saving.inputs as readonly { readonly values: object }[];
  return {
    ...saving,
    payloads: {
      ...saving.payloads,
      "form.found": [{ values }],
      "xstate.snapshot.form": [formHolds(values, true), formHolds(values, false)],
    },
  };
};

/** Samples of settings with a field for pictures, by its name. */
export const picturedSamples = (saving: MachineSamples, field: string): MachineSamples => ({
  ...saving,
  payloads: { ...saving.payloads, "pictures.changed": [{ field, pictures: [] }] },
});

/**
 * Samples of a draft that is saved as one types: `mine` is complete, `wrong` makes it incomplete, `change` is what is typed, and what somebody else
 * has saved in between.
 */
export const draftSamples = <Values extends { readonly version: number }>(
  mine: Values,
  wrong: Partial<Values>,
  change: Partial<Values>,
  refusals: readonly string[] = [],
): MachineSamples => {
  const theirs = { ...mine, ...change, version: mine.version + 1 };
  return {
    inputs: [{ values: mine, limit: 90_000, parent: createEmptyActor(), receiver: "receiver" }],
    payloads: {
      "form.changed": [{ change: wrong }, { change: { ...mine, ...change, version: mine.version } }],
      "form.left": [{ field: Object.keys(change)[0] }],
      "draft.show": [{ field: Object.keys(change)[0] }],
      "draft.refused": [
        { refusal: { _tag: "Refused", code: "INVALID_REQUEST", field: Object.keys(change)[0] } },
      ],
      "pictures.changed": [{ field: "gallery", pictures: [] }],
      "draft.found": [
        { base: mine, values: { ...mine, ...wrong } },
        { base: theirs, values: { ...mine, ...wrong } },
      ],
      "settings.loaded": [{ values: mine }, { values: theirs }, { values: theirs, own: true }],
      "draft.discard": [{ values: theirs }],
      "xstate.done.actor.save": [
        answered({ _tag: "Saved", saved: theirs }),
        answered({ _tag: "Collided", theirs, mine }),
        ...refusals.map((code) => refused(code)),
        offline,
      ],
    },
    key: ({ context }) => [
      Object.keys(context.problems).length > 0,
      context.values === context.sent,
      context.finishing,
      context.touched.length > 0,
      context.values.version,
      context.base.version,
      context.news !== undefined,
      context.failure,
    ],
  };
};
