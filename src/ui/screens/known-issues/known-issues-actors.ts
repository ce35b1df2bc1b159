import type { knownIssueFormMachine } from "../../../machines/known-issues/known-issue-form.machine.ts";
import type { knownIssueSettingsMachine } from "../../../machines/known-issues/known-issue-settings.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the forms of a known issue. */
export interface KnownIssuesActors {
  readonly issueForm: typeof knownIssueFormMachine;
  readonly issueSettings: typeof knownIssueSettingsMachine;
}

export const [KnownIssuesActorsProvider, useKnownIssuesActors] =
  createActorContext<KnownIssuesActors>("known-issues");
