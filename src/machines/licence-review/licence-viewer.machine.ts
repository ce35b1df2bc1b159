/** The pages of a trade licence: beside the decision, or one of them enlarged (decisions/sign-up). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { MachineMeta } from "../kit/machine-meta.ts";

export type LicenceViewerEvent =
  /** `pages` is the number of pages that are shown. */
  | { readonly type: "document.enlarge"; readonly page: number; readonly pages: number }
  | { readonly type: "document.next" }
  | { readonly type: "document.previous" }
  | { readonly type: "document.close" };

export interface LicenceViewerContext {
  /** The enlarged page, from 1. */
  readonly page: number;
  readonly pages: number;
}

export const licenceViewerMachine = setup({
  types: {
    context: {} as LicenceViewerContext,
    events: {} as LicenceViewerEvent,
    meta: {} as MachineMeta,
  },
  actions: {
    choosePage: assign(({ context, event }) =>
      event.type === "document.enlarge" ? { page: event.page, pages: event.pages } : context,
    ),
    nextPage: assign(({ context: { page } }) => ({ page: page + 1 })),
    previousPage: assign(({ context: { page } }) => ({ page: page - 1 })),
  },
  guards: {
    hasNext: ({ context: { page, pages } }) => page < pages,
    hasPrevious: ({ context: { page } }) => page > 1,
  },
}).createMachine({
  id: "licenceViewer",
  description: "Shows the pages of a trade licence, one of them enlarged on request",
  meta: { spec: "decisions/sign-up", screen: "licence review" },
  context: { page: 1, pages: 1 },
  initial: "beside",
  states: {
    beside: {
      description: "The pages are beside the decision, as wide as their column",
      on: {
        "document.enlarge": {
          target: "enlarged",
          actions: "choosePage",
          description: "A page is to be read closely",
        },
      },
    },
    enlarged: {
      description: "One page covers the window",
      on: {
        "document.next": {
          guard: "hasNext",
          actions: "nextPage",
          description: "The next page is enlarged instead",
        },
        "document.previous": {
          guard: "hasPrevious",
          actions: "previousPage",
          description: "The page before is enlarged instead",
        },
        "document.close": {
          target: "beside",
          description: "It was closed: the focus returns to the page's button",
        },
      },
    },
  },
});

export type LicenceViewerRef = ActorRefFrom<typeof licenceViewerMachine>;
