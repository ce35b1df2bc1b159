/** The navigation of small screens: open or closed (shell §1, §4). */
import { setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";

export type MobileNavigationEvent =
  | { readonly type: "mobileNavigation.toggle" }
  | { readonly type: "mobileNavigation.close" };

export const mobileNavigationMachine = setup({
  types: { events: {} as MobileNavigationEvent, meta: {} as MachineMeta },
}).createMachine({
  id: "mobileNavigation",
  description: "The mobile navigation",
  meta: { spec: "shell §4", screen: "mobile navigation" },
  initial: "closed",
  states: {
    closed: {
      description: "Only the navigation button is shown",
      on: {
        "mobileNavigation.toggle": { target: "open", description: "The navigation button was pressed" },
      },
    },
    open: {
      description: "The entries, the shop and the logout are shown",
      on: {
        "mobileNavigation.toggle": {
          target: "closed",
          description: "The navigation button was pressed again",
        },
        "mobileNavigation.close": {
          target: "closed",
          description: "Escape, or a route change",
          meta: { spec: "shell §1" },
        },
      },
    },
  },
});

export type MobileNavigationRef = ActorRefFrom<typeof mobileNavigationMachine>;
