import { fromPromise } from "xstate";
import { createReference, moveReference, saveReference } from "../../api/references.calls.ts";
import type { Reference } from "../../domain/references/reference.ts";
import type { ReferenceValues } from "../../domain/references/reference-form.ts";
import { referenceCreationMachine } from "../../machines/references/reference-creation.machine.ts";
import { referenceDraftMachine } from "../../machines/references/reference-draft.machine.ts";
import { referenceLifeMachine } from "../../machines/references/reference-life.machine.ts";
import { holdPage } from "../browser/hold-page.ts";
import { createUnsavedReference } from "../browser/unsaved-reference.ts";
import { livePictures } from "../live/pictures.live.ts";
import { onOwnVersion, savedFrom } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

const valuesOf = ({ id, content, revision }: Reference): ReferenceValues => ({
  ...content,
  id,
  version: revision,
});

export const machines: ScreenMachines = (live) => [
  referenceCreationMachine.provide({
    actors: {
      submit: fromPromise(({ input: { values }, signal, self }) =>
        live.run(createReference, values, signal, { by: self }),
      ),
    },
  }),
  referenceDraftMachine.provide({
    actors: {
      holdPage,
      unsaved: createUnsavedReference(live.accountKey),
      save: fromPromise(async ({ input: { values }, signal, self }) => {
        const { id, version, ...content } = values;
        const saved = await live.run(saveReference, { id, content, version }, signal, {
          by: self,
          rebase: onOwnVersion,
        });
        return savedFrom(saved, values, valuesOf);
      }),
    },
  }),
  livePictures(live),
  referenceLifeMachine.provide({
    actors: {
      move: fromPromise(({ input, signal, self }) => live.run(moveReference, input, signal, { by: self })),
    },
  }),
];

export { screens } from "../../ui/screens/references/references.screens.ts";
