import { fromPromise } from "xstate";
import type { ReactNode } from "react";
import type { PioneerCase } from "../../../src/domain/pioneer/pioneer.ts";
import type { PioneerStepValues, PioneerValues } from "../../../src/domain/pioneer/pioneer-form.ts";
import type { PioneerSubmission } from "../../../src/domain/pioneer/pioneer.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";
import { pioneerStepMachine } from "../../../src/machines/pioneer/pioneer-step.machine.ts";
import { pioneerSubmissionMachine } from "../../../src/machines/pioneer/pioneer-submission.machine.ts";
import { PioneerActorsProvider, type PioneerActors } from "../../../src/ui/screens/pioneer/pioneer-actors.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { pageActors, type knownAccount } from "../../support/page-actors.ts";
import { inertResource, inertAction, renderScreen } from "../../support/render-screen.tsx";
import { createTab } from "../../support/tab.ts";

export const known = <Code extends string>(code: Code) => ({ _tag: "Known", code }) as const;
export const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

export const pioneerCase = (more: Partial<PioneerCase> = {}): PioneerCase => ({
  id: "PI-2026-000012" as PioneerCase["id"],
  order: "SO-2026-000540" as PioneerCase["order"],
  model: "Klimara K-35",
  description: "Always 0",
  status: known("received"),
  submittedAt: new Date("2026-02-03T09:00:00Z"),
  followUpOn: day("2026-02-17"),
  returnUntil: day("2026-03-05"),
  details: "One cycle\nof cooling.",
  submittedBy: "Robin Nord",
  log: { name: "cooling.csv", size: 18_240 },
  takenAt: null,
  outcome: null,
  company: "Nordlicht GmbH",
  customer: "10001",
  country: "AT",
  takenBy: "",
  closedBy: "",
  ...more,
});

export const outcome: NonNullable<PioneerCase["outcome"]> = {
  at: new Date("2026-02-10T09:00:00Z"),
  text: "It is supported now.",
  voucher: "PIONEER-2026-000012-K7QM2F",
  value: { _tag: "Amount", amount: { cents: 45_000, currency: "PLN" } },
};

/** The submission's form, with a file field that reads the files' names alone. */
export const formOf = (
  results: readonly StubResult<PioneerSubmission>[],
  seen: (values: PioneerValues) => void = () => {},
  tab = createTab<PioneerValues>(),
): PioneerActors["form"] =>
  pioneerSubmissionMachine.provide({
    actors: {
      unsaved: tab.unsaved,
      files: fileUploadMachine.provide({
        actors: {
          inspectFiles: fromPromise<readonly InspectedFile[], { readonly files: readonly File[] }>(
            async ({ input }) =>
              Promise.all(
                input.files.map(async (file) => ({
                  file,
                  firstBytes: new TextEncoder().encode(await file.slice(0, 16).text()),
                })),
              ),
          ),
        },
      }),
      submit: stubResults<PioneerSubmission, { readonly values: PioneerValues }>(results, ({ values }) =>
        seen(values),
      ),
    },
  });

export const stepOf = (
  results: readonly StubResult<PioneerCase>[],
  seen: (values: PioneerStepValues) => void = () => {},
): PioneerActors["step"] =>
  pioneerStepMachine.provide({
    actors: {
      submit: stubResults<PioneerCase, { readonly values: PioneerStepValues }>(results, ({ values }) =>
        seen(values),
      ),
    },
  });

interface Shown {
  readonly at: string;
  readonly path?: string;
  readonly account?: ReturnType<typeof knownAccount>;
  readonly actors?: Partial<PioneerActors>;
}

/** A pioneer screen whose calls never end, but for those that a test gives. */
export const showPioneer = (child: ReactNode, { at, path = "*", account, actors = {} }: Shown) =>
  renderScreen(child, {
    at,
    path,
    actors: pageActors(account === undefined ? {} : { account }).actors,
    wrap: (screen) => (
      <PioneerActorsProvider
        value={{
          offer: inertResource(["never"]),
          form: formOf(["never"]),
          submissions: inertResource(["never"]),
          submission: inertResource(["never"]),
          log: inertAction(["never"]),
          cases: inertResource(["never"]),
          step: stepOf(["never"]),
          ...actors,
        }}
      >
        {screen}
      </PioneerActorsProvider>
    ),
  });
