/** Cancels a pending change of the e-mail address; the settings show what holds afterwards (business §3, decisions/account). */
import { setup, type ActorRefFrom } from "xstate";
import type { AccountSettings } from "../../domain/account/account-settings.ts";
import { emailCancelRefusals, type EmailCancelCode } from "../../domain/account/account.refusals.ts";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import type { ContentReport } from "../kit/resource.machine.ts";

/** The holder of the settings, which show the pending address. */
interface EmailChangeCancelInput {
  readonly parent: ParentRef<ContentReport<AccountSettings>>;
}

export interface EmailChangeCancelContext extends EmailChangeCancelInput {
  readonly failure: CallFailure | undefined;
}

export type EmailChangeCancelEvent =
  | { readonly type: "emailChange.cancel" }
  /** Another change was requested: what came of the one before is no longer told. */
  | { readonly type: "emailChange.requested" }
  | { readonly type: "screen.returned" };

const meta: MachineMeta = { spec: "business §3", screen: "settings" };

const cancelSetup = setup({
  types: {
    context: {} as EmailChangeCancelContext,
    input: {} as EmailChangeCancelInput,
    events: {} as EmailChangeCancelEvent,
    tags: {} as "busy" | "failed" | "done" | "over",
    meta: {} as MachineMeta,
  },
  actors: {
    cancelChange: toBeProvided<Outcome<AccountSettings, EmailCancelCode>, undefined>("cancelChange"),
  },
});

const request = requestsOf<typeof cancelSetup>({ meta, refusals: emailCancelRefusals });

const cancel = { target: "cancelling", description: "The person cancels the change", meta } as const;
const told = {
  "emailChange.cancel": cancel,
  "emailChange.requested": {
    target: "idle",
    description: "Another change was requested: the result is no longer shown",
    meta,
  },
  "screen.returned": {
    target: "idle",
    description: "The person returns to the screen: the result is no longer shown",
    meta,
  },
} as const;

const cancelling = cancelSetup.createStateConfig({
  ...request("cancelChange", {
    input: () => undefined,
    limit: WRITE_LIMIT,
    answered: {
      target: "cancelled",
      tell: ({ answer }) => ({ type: "resource.changed", content: answer }),
      description: "The change is over; the settings are those of the answer",
    },
    refused: {
      EMAIL_CHANGE_OVER: {
        target: "over",
        tell: () => ({ type: "resource.refresh" }),
      },
    },
    failed: "failed",
  }),
  description: "Waits for the response",
});

export const emailChangeCancelMachine = cancelSetup.createMachine({
  id: "emailChangeCancel",
  description: "Cancels a pending change of the e-mail address",
  meta,
  context: ({ input: { parent } }) => ({ parent, failure: undefined }),
  initial: "idle",
  states: {
    idle: { description: "Nothing was cancelled", meta, on: { "emailChange.cancel": cancel } },
    cancelling,
    cancelled: { description: "The change was cancelled", meta, tags: ["done"], on: told },
    over: {
      description: "There was nothing to cancel any more; the settings are loaded again",
      meta: { ...meta, code: "CALL_FAILED" },
      tags: ["over"],
      on: told,
    },
    failed: {
      description: "Nothing was cancelled; `failure` has the reason",
      meta: { ...meta, code: "CALL_FAILED" },
      tags: ["failed"],
      on: told,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...meta, code: "DEFECT" },
      tags: ["failed"],
      on: told,
    },
  },
});

export type EmailChangeCancelRef = ActorRefFrom<typeof emailChangeCancelMachine>;
