/** An alert that is shown immediately and, if it has a duration, hides itself (shell §4). */
import { setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";

/** How long an alert that hides itself is shown, in ms (shell §9). */
export const ALERT_SHOWN = 3000;

export type AlertTone = "success" | "danger" | "warning" | "info";

export interface AlertContext {
  /** Its urgency; the icon depends on it too. */
  readonly tone: AlertTone;
  /** Duration in ms; without it the alert stays until it is dismissed. */
  readonly hideAfter?: number;
}

export const alertMachine = setup({
  types: {
    context: {} as AlertContext,
    input: {} as AlertContext,
    events: {} as { readonly type: "alert.dismiss" },
    meta: {} as MachineMeta,
  },
  guards: { hidesItself: ({ context }) => context.hideAfter !== undefined },
  delays: { hideAfter: ({ context }) => context.hideAfter ?? 0 },
}).createMachine({
  id: "alert",
  description: "An alert",
  meta: { spec: "shell §4", screen: "alert" },
  context: ({ input }) => input,
  initial: "visible",
  states: {
    visible: {
      description: "The alert is shown",
      initial: "choosing",
      on: { "alert.dismiss": { target: "hidden", description: "The person closed it" } },
      states: {
        choosing: {
          description: "Checks whether it has a duration",
          always: [
            { guard: "hidesItself", target: "timed", description: "It has a duration" },
            { target: "standing", description: "It has no duration" },
          ],
        },
        timed: {
          description: "Shown for its duration",
          after: { hideAfter: { target: "#alert.hidden", description: "The duration is over" } },
        },
        standing: { description: "Shown until it is closed" },
      },
    },
    hidden: { description: "The alert was hidden", type: "final" },
  },
});

export type AlertRef = ActorRefFrom<typeof alertMachine>;
