import * as Schema from "effect/Schema";
import { fromPromise } from "xstate";
import { createKnownIssue, updateKnownIssue } from "../../api/known-issues.calls.ts";
import { Version } from "../../domain/kit/version.ts";
import { IssueTexts } from "../../domain/known-issues/known-issue.ts";
import type { KnownIssueValues } from "../../domain/known-issues/known-issue-rules.ts";
import { knownIssueFormMachine } from "../../machines/known-issues/known-issue-form.machine.ts";
import {
  knownIssueSettingsForm,
  knownIssueSettingsMachine,
  type KnownIssueSettings,
} from "../../machines/known-issues/known-issue-settings.machine.ts";
import { knownIssueSettingsOf } from "../../ui/screens/known-issues/known-issue-values.ts";
import { createUnsavedValues } from "../browser/unsaved-values.ts";
import { savedFrom, saves } from "./saving.ts";
import type { ScreenMachines } from "./screen-entry.ts";

/** The days as the calls have them: the machine sends none that is not a day. */
const daysOf = ({ from, until }: KnownIssueValues) => ({
  from: new Date(from),
  ...(until !== "" && { until: new Date(until) }),
});

/** What the tab keeps of a note that was not saved. */
const unsent = {
  code: Schema.String,
  from: Schema.String,
  until: Schema.String,
  countries: Schema.Array(Schema.String),
  texts: IssueTexts,
  inPortal: Schema.Boolean,
};
const UnsentNote = Schema.Struct(unsent);
const UnsentChange = Schema.Struct({ ...unsent, version: Version });

export const machines: ScreenMachines = ({ run, accountKey }) => [
  // A note whose answer was lost is noted once, however often it is sent.
  knownIssueFormMachine.provide({
    actors: {
      submit: fromPromise(({ input: { values }, signal, self }) => {
        const { until: _, ...rest } = values;
        return run(createKnownIssue, { ...rest, ...daysOf(values) }, signal, { by: self });
      }),
      unsaved: createUnsavedValues(accountKey, UnsentNote, () => "known-issue"),
    },
  }),
  saves(knownIssueSettingsForm, knownIssueSettingsMachine, async (values, signal, by) => {
    const { until: _, ...rest } = values;
    const outcome = await run(updateKnownIssue, { ...rest, ...daysOf(values) }, signal, by);
    return savedFrom(outcome, values, knownIssueSettingsOf);
  }).provide({
    actors: {
      unsaved: createUnsavedValues(
        accountKey,
        UnsentChange,
        ({ id }: KnownIssueSettings) => `known-issue-${id}`,
      ),
    },
  }),
];

export { screens } from "../../ui/screens/known-issues/known-issues.screens.ts";
