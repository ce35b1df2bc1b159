/** The search of all areas: its dialog, what is typed, what the server finds, and where a hit leads (shell §5). */
import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { queryOf } from "../../domain/search/query.ts";
import type { SearchAnswer } from "../../domain/search/hit.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";
import type { Heard } from "../kit/screen-broadcast.ts";

/** A place that was opened from the search. */
export interface Visited {
  readonly address: string;
  readonly title: string;
}

/** How many of them are shown again. */
export const VISITED = 5;

export interface SearchContext {
  /** As it was typed. */
  readonly text: string;
  readonly groups: SearchAnswer["groups"];
  readonly failure: CallFailure | undefined;
  /** What was opened from the search since the person signed in, the latest first; it is kept in memory alone. */
  readonly visited: readonly Visited[];
}

export type SearchEvent =
  | { readonly type: "search.open" }
  | { readonly type: "search.close" }
  | { readonly type: "search.typed"; readonly text: string }
  | { readonly type: "search.retry" }
  | { readonly type: "search.chosen"; readonly address: string; readonly title: string }
  /** The event that the root sends to overlays on a route change. */
  | Heard<"help.close">;

const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as { readonly type: "search.left"; readonly address: string },
    tags: {} as "shown" | "busy" | "failed" | "nothing",
    meta: {} as MachineMeta,
  },
  actors: {
    find: toBeProvided<Outcome<SearchAnswer>, { readonly query: string }>("find"),
  },
  guards: {
    isQuery: (_, { text }: { text: string }) => queryOf(text) !== undefined,
    isSame: ({ context }, { text }: { text: string }) => queryOf(text) === queryOf(context.text),
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text })),
    clear: assign((): Partial<SearchContext> => ({ text: "", groups: [], failure: undefined })),
    clearGroups: assign((): Partial<SearchContext> => ({ groups: [] })),
    clearHits: assign((): Partial<SearchContext> => ({ groups: [], failure: undefined })),
    visit: enqueueActions(({ context, enqueue }, place: Visited) => {
      enqueue.assign({
        visited: [place, ...context.visited.filter(({ address }) => address !== place.address)].slice(
          0,
          VISITED,
        ),
      });
      enqueue.emit({ type: "search.left", address: place.address });
    }),
  },
  delays: {
    /** How long nothing is typed before the server is asked, in ms. */
    pause: 200,
  },
});
const request = requestsOf<typeof searchSetup>();

const again = {
  "search.retry": { target: "searching", description: "A retry is requested" },
} as const;

const searching = searchSetup.createStateConfig({
  ...request("find", {
    input: ({ context }) => ({ query: required(queryOf(context.text), "The query") }),
    limit: 30_000,
    answered: [
      {
        name: "nothing found",
        when: ({ answer }) => answer.groups.length === 0,
        target: "nothing",
        actions: "clearHits",
        description: "The server has nothing that fits",
      },
      {
        target: "found",
        assign: ({ answer }) => ({ groups: answer.groups }),
        description: "The server has found something",
      },
    ],
    failed: { target: "failed", actions: "clearGroups" },
    crashed: { target: "crashed", actions: "clearGroups" },
  }),
  description: "The server searches; what was found before stays until it answers",
});

const open = searchSetup.createStateConfig({
  description: "The dialog is open",
  tags: ["shown"],
  initial: "idle",
  states: {
    idle: { description: "Nothing to search for yet: shows what was opened last" },
    pausing: {
      description: "Something is being typed",
      tags: ["busy"],
      after: { pause: { target: "searching", description: "Nothing more was typed" } },
    },
    searching,
    found: { description: "Shows what was found" },
    nothing: { description: "The server found nothing", tags: ["nothing"] },
    failed: {
      description: "The server did not search",
      meta: { code: "CALL_FAILED" },
      tags: ["failed"],
      on: again,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { code: "DEFECT" },
      tags: ["failed"],
      on: again,
    },
  },
  on: {
    "search.typed": [
      {
        guard: { type: "isSame", params: ({ event }) => ({ text: event.text }) },
        actions: { type: "setText", params: ({ event }) => ({ text: event.text }) },
        description: "Only blanks were typed, or still too little: the search is the same",
      },
      {
        guard: { type: "isQuery", params: ({ event }) => ({ text: event.text }) },
        target: ".pausing",
        actions: { type: "setText", params: ({ event }) => ({ text: event.text }) },
        description: "Another search: an answer to the one before is dropped",
      },
      {
        target: ".idle",
        actions: [{ type: "setText", params: ({ event }) => ({ text: event.text }) }, "clearHits"],
        description: "Too little to search for",
      },
    ],
    "search.chosen": {
      target: "closed",
      actions: {
        type: "visit",
        params: ({ event: { address, title } }) => ({ address, title }),
      },
      description: "A hit was chosen: its address is opened",
    },
    "search.close": { target: "closed", description: "Closed without a choice" },
    "help.close": { target: "closed", description: "A route change", meta: { spec: "shell §1" } },
  },
});

export const searchMachine = searchSetup.createMachine({
  id: "search",
  description: "Searches all areas that the person may see",
  meta: { spec: "decisions/search", screen: "search" },
  context: { text: "", groups: [], failure: undefined, visited: [] },
  initial: "closed",
  states: {
    closed: {
      description: "No dialog; the next search begins anew",
      entry: "clear",
      on: { "search.open": { target: "open", description: "The button or a key was pressed" } },
    },
    open,
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
