/** A notice that is there at once, and goes by itself where it was given a time (shell §4). */
import { setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";

export type AlertTone = "success" | "danger" | "warning" | "info";

export interface AlertContext {
  /** How urgent it is, which its icon tells as well. */
  readonly tone: AlertTone;
  /** After how many ms it goes by itself; without it, it stays until it is dismissed. */
  readonly hideAfter?: number;
}

const meta: MachineMeta = { spec: "shell §4", screen: "alert" };

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
  meta,
  context: ({ input }) => input,
  initial: "visible",
  states: {
    visible: {
      description: "The alert is shown",
      meta,
      initial: "choosing",
      on: { "alert.dismiss": { target: "hidden", description: "The person closed it", meta } },
      states: {
        choosing: {
          description: "Does it hide itself?",
          meta,
          always: [
            { guard: "hidesItself", target: "timed", description: "It was given a time", meta },
            { target: "standing", description: "It was given none", meta },
          ],
        },
        timed: {
          description: "Shown for its time",
          meta,
          after: { hideAfter: { target: "#alert.hidden", description: "Its time is over", meta } },
        },
        standing: { description: "Shown until it is closed", meta },
      },
    },
    hidden: { description: "The alert is gone", meta, type: "final" },
  },
});

export type AlertRef = ActorRefFrom<typeof alertMachine>;
