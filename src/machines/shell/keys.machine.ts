/** Keys of the whole portal: `?` lists them, `/` searches, `g` and a letter go to a screen; they can be turned off (decisions/search). */
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { goKeyOf, goKeys } from "../../domain/shell/keys.ts";
import type { RouteKey } from "../../domain/shell/routes.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import type { Heard } from "../kit/screen-broadcast.ts";
import { portalOf, type ScreenForwarded } from "../kit/screen-forwarded.ts";
import { ownDataSaved } from "../session/own-data-saved.ts";

export interface KeysInput {
  /** False where the account has turned the keys off. */
  readonly on: boolean;
}

export interface KeysContext extends KeysInput {
  readonly failure: CallFailure | undefined;
}

export type KeysEvent =
  /** A key without Ctrl, Cmd or Alt, outside of fields and dialogs. */
  | { readonly type: "keys.pressed"; readonly key: string }
  | { readonly type: "keys.list" }
  | { readonly type: "keys.close" }
  | { readonly type: "keys.toggle" }
  /** The event that the root sends to overlays on a route change. */
  | Heard<"help.close">;

/** How long the letter after `g` is waited for, in ms. */
const GO_PAUSE = 1500;

const keysSetup = setup({
  types: {
    context: {} as KeysContext,
    input: {} as KeysInput,
    events: {} as KeysEvent,
    emitted: {} as { readonly type: "keys.search" } | { readonly type: "keys.go"; readonly to: RouteKey },
    tags: {} as "shown" | "busy" | "failed",
    meta: {} as MachineMeta,
  },
  actors: { keep: toBeProvided<Outcome<unknown>, { readonly on: boolean }>("keep") },
  guards: {
    lists: ({ context }, { key }: { key: string }) => context.on && key === "?",
    searches: ({ context }, { key }: { key: string }) => context.on && key === "/",
    begins: ({ context }, { key }: { key: string }) => context.on && key === "g",
    leads: ({ context }, { key }: { key: string }) => context.on && goKeyOf(key) !== undefined,
  },
  actions: {
    search: enqueueActions(({ enqueue }) => enqueue.emit({ type: "keys.search" })),
    go: enqueueActions(({ enqueue }, { key }: { key: string }) => {
      const letter = goKeyOf(key);
      if (letter !== undefined) enqueue.emit({ type: "keys.go", to: goKeys[letter] });
    }),
    // Also back, where the account has not kept it.
    toggle: assign(({ context }) => ({ on: !context.on })),
    // The session's data has the choice for the next page.
    report: sendTo(portalOf, { type: "screen.forwarded", ...ownDataSaved } satisfies ScreenForwarded),
  },
  delays: { pause: GO_PAUSE },
});
const request = requestsOf<typeof keysSetup>();

const pressed = ({ event }: { event: { readonly key: string } }) => ({ key: event.key });
const list = { target: "listed", description: "The keys are asked for" } as const;

const set = {
  target: "saving",
  actions: "toggle",
  description: "The keys are turned on or off, at once",
} as const;

const saving = keysSetup.createStateConfig({
  ...request("keep", {
    input: ({ context }) => ({ on: context.on }),
    limit: WRITE_LIMIT,
    answered: { target: "kept", actions: "report", description: "The account keeps the choice" },
    failed: { target: "failed", actions: "toggle" },
    crashed: { target: "crashed", actions: "toggle" },
  }),
  description: "The account keeps the choice; another one waits",
});

export const keysMachine = keysSetup.createMachine({
  id: "keys",
  description: "The keys of the portal",
  meta: { spec: "decisions/search", screen: "keys" },
  context: ({ input }) => ({ ...input, failure: undefined }),
  type: "parallel",
  states: {
    sequence: {
      description: "What is pressed, and the list of the keys",
      initial: "idle",
      states: {
        idle: {
          description: "Waits for a key",
          on: {
            "keys.pressed": [
              {
                guard: { type: "lists", params: pressed },
                target: "listed",
                description: "The keys are asked for",
              },
              {
                guard: { type: "searches", params: pressed },
                actions: "search",
                description: "The search is asked for",
              },
              {
                guard: { type: "begins", params: pressed },
                target: "going",
                description: "A letter follows",
              },
            ],
            "keys.list": list,
          },
        },
        going: {
          description: "`g` was pressed: waits for the letter of a screen",
          on: {
            "keys.pressed": [
              {
                guard: { type: "leads", params: pressed },
                target: "idle",
                actions: { type: "go", params: pressed },
                description: "The letter of a screen",
              },
              { target: "idle", description: "Another key: nothing is opened" },
            ],
            "keys.list": list,
          },
          after: { pause: { target: "idle", description: "No letter came" } },
        },
        listed: {
          description: "Shows the keys and their switch",
          tags: ["shown"],
          on: {
            "keys.close": { target: "idle", description: "Closed" },
            "help.close": { target: "idle", description: "A route change" },
          },
        },
      },
    },
    choice: {
      description: "Whether the keys are on, as the account keeps it",
      initial: "kept",
      states: {
        kept: { description: "The account has the choice", on: { "keys.toggle": set } },
        saving,
        failed: {
          description: "The choice was not kept; `failure` has the reason",
          meta: { code: "CALL_FAILED" },
          tags: ["failed"],
          on: { "keys.toggle": set },
        },
        crashed: {
          description: "A defect; a retry may help",
          meta: { code: "DEFECT" },
          tags: ["failed"],
          on: { "keys.toggle": set },
        },
      },
    },
  },
});

export type KeysRef = ActorRefFrom<typeof keysMachine>;
