/** The atlas search: the typed text, and whether the results are open. */
import { assign, setup } from "xstate";

type SearchEvent =
  | { readonly type: "search.asked" }
  | { readonly type: "search.typed"; readonly text: string }
  | { readonly type: "search.left" }
  | { readonly type: "search.chosen" };

const meta = { spec: "atlas" } as const;

export const searchMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as SearchEvent,
    meta: {} as { readonly spec: string },
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    forgetText: assign({ text: "" }),
  },
}).createMachine({
  id: "search",
  description: "Finds anything in the atlas",
  meta,
  context: { text: "" },
  initial: "closed",
  on: {
    "search.typed": {
      target: ".open",
      actions: { type: "keepText", params: ({ event }) => ({ text: event.text }) },
      description: "Typing shows what it finds",
    },
  },
  states: {
    closed: {
      description: "Only the field is shown",
      on: {
        "search.asked": {
          target: "open",
          description: "Came back to the field: what was found is shown again",
        },
      },
    },
    open: {
      description: "The results are shown",
      on: {
        "search.left": {
          target: "closed",
          description: "Escape, or the focus is elsewhere; the text stays",
        },
        "search.chosen": {
          target: "closed",
          actions: "forgetText",
          description: "A result was opened",
        },
      },
    },
  },
});
