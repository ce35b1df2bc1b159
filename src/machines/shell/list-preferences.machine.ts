/** What the person chooses of tables, at once in effect and kept by the account: columns by list, and the height of rows (decisions/shell). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { withChoice, type ListPreferences } from "../../domain/shell/list-preferences.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

export interface ListPreferencesContext {
  /** What was chosen and the account does not keep yet. */
  readonly unsaved: ListPreferences;
  /** True where something was chosen since what is being sent. */
  readonly more: boolean;
  readonly failure: CallFailure | undefined;
}

export type ListPreferencesEvent =
  | { readonly type: "listView.hide"; readonly list: string; readonly columns: readonly string[] }
  | { readonly type: "listView.compact"; readonly compact: boolean }
  /** All columns of a list, and rows of the usual height. */
  | { readonly type: "listView.reset"; readonly list: string }
  | { readonly type: "listView.retry" };

const choiceOf = (event: ListPreferencesEvent): ListPreferences => {
  switch (event.type) {
    case "listView.hide":
      return { hidden: [{ list: event.list, columns: event.columns }] };
    case "listView.compact":
      return { compact: event.compact };
    case "listView.reset":
      return { compact: false, hidden: [{ list: event.list, columns: [] }] };
    case "listView.retry":
      return {};
  }
};

const listPreferencesSetup = setup({
  types: {
    context: {} as ListPreferencesContext,
    events: {} as ListPreferencesEvent,
    tags: {} as "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: { keep: toBeProvided<Outcome<unknown>, ListPreferences>("keep") },
  actions: {
    take: assign(({ context }, { choice }: { choice: ListPreferences }) => ({
      unsaved: withChoice(context.unsaved, choice),
      more: true,
    })),
    begin: assign({ more: false }),
  },
});
const request = requestsOf<typeof listPreferencesSetup>();

const take = {
  type: "take",
  params: ({ event }: { readonly event: ListPreferencesEvent }) => ({ choice: choiceOf(event) }),
} as const;
const chosen = { target: "saving", actions: take } as const;

/** What can be chosen where nothing is being sent. */
const choices = {
  "listView.hide": { ...chosen, description: "Columns of a list were chosen" },
  "listView.compact": { ...chosen, description: "The height of rows was chosen" },
  "listView.reset": { ...chosen, description: "A list is to be as without a choice" },
} as const;

const failed = {
  tags: ["failed" as const],
  on: {
    ...choices,
    "listView.retry": { target: "saving", description: "Sent again" },
  },
};

const saving = listPreferencesSetup.createStateConfig({
  ...request("keep", {
    input: ({ context }) => context.unsaved,
    limit: WRITE_LIMIT,
    entry: "begin",
    answered: [
      {
        name: "more was chosen",
        when: ({ context }) => context.more,
        target: "again",
        description: "The account keeps what was sent; more was chosen meanwhile",
      },
      {
        target: "kept",
        assign: () => ({ unsaved: {} }),
        description: "The account keeps the choice",
      },
    ],
    failed: "failed",
  }),
  description: "The account is to keep the choice, which is in effect already",
  on: {
    "listView.hide": { actions: take, description: "More columns were chosen" },
    "listView.compact": { actions: take, description: "The height of rows was chosen meanwhile" },
    "listView.reset": { actions: take, description: "Reset meanwhile" },
  },
});

export const listPreferencesMachine = listPreferencesSetup.createMachine({
  id: "listView",
  description: "How a person wants to see tables",
  meta: { spec: "decisions/shell", screen: "list view" },
  context: { unsaved: {}, more: false, failure: undefined },
  initial: "kept",
  states: {
    kept: { description: "The account keeps all that was chosen", on: choices },
    saving,
    again: {
      description: "What was chosen meanwhile is sent too",
      always: { target: "saving", description: "At once" },
    },
    failed: {
      ...failed,
      description: "The choice holds in this window, but was not kept; `failure` has the reason",
      meta: { code: "CALL_FAILED" },
    },
    crashed: {
      ...failed,
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
    },
  },
});

export type ListPreferencesRef = ActorRefFrom<typeof listPreferencesMachine>;
