import { fromPromise } from "xstate";
import { getCountries } from "../../api/countries.calls.ts";
import {
  createKnownIssue,
  getErrorCodes,
  getKnownIssues,
  updateKnownIssue,
} from "../../api/known-issues.calls.ts";
import { knownIssueFormMachine } from "../../machines/known-issues/known-issue-form.machine.ts";
import {
  knownIssueSettingsForm,
  knownIssueSettingsMachine,
} from "../../machines/known-issues/known-issue-settings.machine.ts";
import type { KnownIssueValues } from "../../domain/known-issues/known-issue-rules.ts";
import { knownIssueSettingsOf } from "../../ui/screens/known-issues/known-issue-values.ts";
import {
  KnownIssuesActorsProvider,
  type KnownIssuesActors,
} from "../../ui/screens/known-issues/known-issues-actors.ts";
import { KnownIssuesScreen } from "../../ui/screens/known-issues/known-issues-screen.tsx";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

/** The days as the calls have them: the machine sends none that is not a day. */
const daysOf = ({ from, until }: KnownIssueValues) => ({
  from: new Date(from),
  ...(until !== "" && { until: new Date(until) }),
});

export const screens: ScreenEntry["screens"] = ({ resource, resourceBeside, run }) => {
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const actors: KnownIssuesActors = {
    knownIssues: resource(getKnownIssues),
    codes: resourceBeside(getErrorCodes),
    countries: resourceBeside(getCountries),
    issueForm: knownIssueFormMachine.provide({
      actors: {
        submit: fromPromise(({ input: { values }, signal }) => {
          const { until: _, ...rest } = values;
          return run(createKnownIssue, { ...rest, ...daysOf(values) }, signal, key());
        }),
      },
    }),
    issueSettings: saves(knownIssueSettingsForm, knownIssueSettingsMachine, async (values, signal) => {
      const { until: _, ...rest } = values;
      const outcome = await run(updateKnownIssue, { ...rest, ...daysOf(values) }, signal, key());
      return savedFrom(outcome, values, knownIssueSettingsOf);
    }),
  };
  return { "known-issues": withActors(KnownIssuesActorsProvider, actors, KnownIssuesScreen) };
};
