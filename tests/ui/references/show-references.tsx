import type { ReactNode } from "react";
import { fromCallback } from "xstate";
import { createUnsavedReference } from "../../../src/app/browser/unsaved-reference.ts";
import { callSamples } from "../../../src/atlas/samples/references.samples.ts";
import type { Reference } from "../../../src/domain/references/reference.ts";
import type { ReferenceValues } from "../../../src/domain/references/reference-form.ts";
import { inert } from "../../../src/machines/kit/inert.ts";
import { picturesMachine } from "../../../src/machines/pictures/pictures.machine.ts";
import { referenceCreationMachine } from "../../../src/machines/references/reference-creation.machine.ts";
import { referenceDraftMachine } from "../../../src/machines/references/reference-draft.machine.ts";
import {
  referenceLifeMachine,
  type ReferenceStep,
} from "../../../src/machines/references/reference-life.machine.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

/** The results of the calls that its views make, and of those of its own machines. */
interface Shown extends Script {
  readonly at: string;
  readonly path?: string;
  readonly staff?: boolean;
  /** True for an employee of a partner without the right to manage references. */
  readonly reader?: boolean;
  readonly created?: readonly StubResult<Reference>[];
  readonly saved?: readonly StubResult<SaveAnswer<ReferenceValues>>[];
  readonly moved?: readonly StubResult<Reference>[];
  /** The account whose typed text the tab keeps. */
  readonly keptFor?: string;
}

/** Shows a screen of reference projects whose calls end as the test says; what was asked is collected. */
export const showReferences = (
  screen: ReactNode,
  {
    at,
    path,
    staff = false,
    reader = false,
    created = ["never"],
    saved = ["never"],
    moved = ["never"],
    keptFor,
    ...calls
  }: Shown,
) => {
  const saves: ReferenceValues[] = [];
  const steps: ReferenceStep[] = [];
  const machines = [
    referenceCreationMachine.provide({ actors: { submit: stubResults(created) } }),
    referenceDraftMachine.provide({
      actors: {
        holdPage: fromCallback(() => undefined),
        unsaved:
          keptFor === undefined ? fromCallback(() => undefined) : createUnsavedReference(() => keptFor),
        save: stubResults(saved, ({ values }: { readonly values: ReferenceValues }) => saves.push(values)),
      },
    }),
    inert(picturesMachine),
    referenceLifeMachine.provide({
      actors: { move: stubResults(moved, (step: ReferenceStep) => steps.push(step)) },
    }),
  ];
  const view = renderScreen(screen, {
    at,
    ...(path !== undefined && { path }),
    actors: pageActors({ account: knownAccount(staff ? "ma" : "gold", reader ? ["tickets"] : undefined) })
      .actors,
    calls: { ...sampled(callSamples.countries), ...calls },
    session: { machines },
  });
  return { ...view, saves, steps };
};
