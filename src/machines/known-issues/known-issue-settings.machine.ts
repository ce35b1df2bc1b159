/** Changes a known issue; what somebody else has changed since is shown beside it (decisions/known-issues, decisions/forms). */
import {
  knownIssueFields,
  knownIssueProblem,
  type KnownIssueValues,
} from "../../domain/known-issues/known-issue-rules.ts";
import type { KnownIssueId } from "../../domain/known-issues/known-issue.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

export interface KnownIssueSettings extends KnownIssueValues {
  readonly id: KnownIssueId;
  readonly version: number;
}

/** The key of the settings of a known issue. */
export const issueKeyOf = (id: KnownIssueId) => `known-issue:${id}` as const;

export const { form: knownIssueSettingsForm, machine: knownIssueSettingsMachine } =
  createSettingsFormMachine<KnownIssueSettings>({
    id: "knownIssueSettings",
    description: "Changes a known issue of an error code",
    spec: "decisions/known-issues",
    screen: "known issues",
    fields: knownIssueFields,
    problemOf: (field, values) =>
      field === "id" || field === "version" ? undefined : knownIssueProblem(field, values),
    keeps: true,
  });
