import type { knownIssueList } from "../../../domain/known-issues/known-issues.lists.ts";
import type { Country } from "../../../domain/kit/country.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { KnownIssue, KnownIssueId } from "../../../domain/known-issues/known-issue.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { knownIssueFormMachine } from "../../../machines/known-issues/known-issue-form.machine.ts";
import type { knownIssueSettingsMachine } from "../../../machines/known-issues/known-issue-settings.machine.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

export type KnownIssuesRequest = ListRequestOf<typeof knownIssueList>;

/** What ends an issue in the portal. */
export type IssueStep = "end" | "delete";

/** The actor logic of the known issues screen. */
export interface KnownIssuesActors {
  readonly knownIssues: ResourceLogic<KnownIssuesRequest, Page<KnownIssue>>;
  readonly codes: ResourceLogic<object, readonly string[]>;
  readonly countries: ResourceLogic<{ readonly instance: Locale }, readonly Country[]>;
  readonly issueForm: typeof knownIssueFormMachine;
  readonly issueSettings: typeof knownIssueSettingsMachine;
  readonly issueSteps: Readonly<Record<IssueStep, ActionLogic<{ readonly id: KnownIssueId }, object>>>;
}

export const [KnownIssuesActorsProvider, useKnownIssuesActors] =
  createActorContext<KnownIssuesActors>("known-issues");
