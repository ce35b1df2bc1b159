/** The account menu in the header: open or closed (shell §1, §4). */
import { setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";

export type AccountMenuEvent =
  | { readonly type: "accountMenu.toggle" }
  | { readonly type: "accountMenu.close" };

export const accountMenuMachine = setup({
  types: { events: {} as AccountMenuEvent, meta: {} as MachineMeta },
}).createMachine({
  id: "accountMenu",
  description: "The account menu",
  meta: { spec: "shell §4", screen: "account menu" },
  initial: "closed",
  states: {
    closed: {
      description: "Only the menu button is shown",
      on: { "accountMenu.toggle": { target: "open", description: "The menu button was pressed" } },
    },
    open: {
      description: "Company, customer number, name and logout are shown",
      on: {
        "accountMenu.toggle": { target: "closed", description: "The menu button was pressed again" },
        "accountMenu.close": {
          target: "closed",
          description: "A click outside, Escape, or a route change",
          meta: { spec: "shell §1" },
        },
      },
    },
  },
});

export type AccountMenuRef = ActorRefFrom<typeof accountMenuMachine>;
