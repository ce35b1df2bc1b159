import type { MachineSamples } from "../walk/walk.ts";

/** Samples of settings that are saved: `mine` with its version, and what somebody else has changed in between. */
export const savingSamples = <Values extends { readonly version: number }>(
  mine: Values,
  change: Partial<Values>,
): MachineSamples => {
  const theirs = { ...mine, ...change, version: mine.version + 1 };
  const answers = [
    { output: { _tag: "Answered", answer: { _tag: "Saved", saved: { ...mine, version: theirs.version } } } },
    { output: { _tag: "Answered", answer: { _tag: "Collided", theirs, mine } } },
  ];
  return {
    inputs: [{ values: mine, limit: 45_000 }],
    payloads: {
      "settings.loaded": [{ values: theirs }],
      "xstate.done.actor.form": answers,
      "xstate.done.actor.overwrite": [
        ...answers,
        { output: { _tag: "Failed", failure: { _tag: "Offline" } } },
      ],
    },
  };
};
