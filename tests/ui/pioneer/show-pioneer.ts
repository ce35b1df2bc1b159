import type { ReactNode } from "react";
import type { PioneerCase } from "../../../src/domain/pioneer/pioneer.ts";
import type { PioneerClosing, PioneerValues } from "../../../src/domain/pioneer/pioneer-form.ts";
import type { PioneerSubmission } from "../../../src/domain/pioneer/pioneer.ts";
import { liveFileUpload } from "../../../src/app/live/file-upload.live.ts";
import { pioneerClosingMachine } from "../../../src/machines/pioneer/pioneer-closing.machine.ts";
import { pioneerSubmissionMachine } from "../../../src/machines/pioneer/pioneer-submission.machine.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import type { Script } from "../../support/scripted-run.ts";
import { pageActors, type knownAccount } from "../../support/page-actors.ts";
import { renderScreen } from "../../support/render-screen.tsx";
import { createTab } from "../../support/tab.ts";

/** The submission's form. */
export const formOf = (
  results: readonly StubResult<PioneerSubmission>[],
  seen: (values: PioneerValues) => void = () => {},
  tab = createTab<PioneerValues>(),
) =>
  pioneerSubmissionMachine.provide({
    actors: {
      unsaved: tab.unsaved,
      files: liveFileUpload,
      submit: stubResults<PioneerSubmission, { readonly values: PioneerValues }>(results, ({ values }) =>
        seen(values),
      ),
    },
  });

interface Shown extends PioneerResults {
  readonly at: string;
  readonly path?: string;
  readonly account?: ReturnType<typeof knownAccount>;
}

/** The results of the screens' calls, and their forms. */
export interface PioneerResults {
  readonly form?: typeof pioneerSubmissionMachine;
  readonly calls?: Script;
  readonly close?: readonly StubResult<PioneerCase>[];
}

/** A pioneer screen whose calls never end, but for those that a test gives; `closed` has what was sent to close one. */
export const showPioneer = (
  child: ReactNode,
  { at, path = "*", account, calls = {}, form = formOf(["never"]), close = ["never"] }: Shown,
) => {
  const closed: PioneerClosing[] = [];
  const closing = pioneerClosingMachine.provide({
    actors: {
      submit: stubResults<PioneerCase, { readonly values: PioneerClosing }>(close, ({ values }) =>
        closed.push(values),
      ),
    },
  });
  const view = renderScreen(child, {
    at,
    path,
    calls,
    actors: pageActors(account === undefined ? {} : { account }).actors,
    session: { machines: [form, closing] },
  });
  return { ...view, closed };
};
