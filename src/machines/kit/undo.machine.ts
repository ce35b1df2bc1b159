/** Offers to undo what took effect at once, in the place of a question before it (decisions/calls). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { LOAD_LIMIT, WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import { required } from "./required.ts";
import type { Heard } from "./screen-broadcast.ts";

/** How long it is offered, in ms. */
const UNDO_OFFERED = 10_000;

/** What keeps an offer from ending: the pointer on it, or the focus in it. */
export type UndoHold = "pointer" | "focus";

export interface UndoContext<What> {
  /** What can be undone, or was; undefined where nothing is shown. */
  readonly what: What | undefined;
  readonly holds: readonly UndoHold[];
  readonly failure: CallFailure | undefined;
}

export type UndoEvent<What> =
  | { readonly type: "undo.offer"; readonly what: What }
  | { readonly type: "undo.take" }
  | { readonly type: "undo.close" }
  | { readonly type: "undo.hold"; readonly by: UndoHold }
  | { readonly type: "undo.release"; readonly by: UndoHold }
  | Heard<"resource.invalidate">;

/** Creates an undo machine for the kinds of things that can be undone; the app provides `undo`, and `look`, which answers whether it is undone already. */
export const createUndoMachine = <What>() => {
  type Context = UndoContext<What>;
  const undoSetup = setup({
    types: {
      context: {} as Context,
      events: {} as UndoEvent<What>,
      tags: {} as "shown" | "offered" | "busy" | "done" | "failed",
      meta: {} as MachineMeta,
    },
    actors: {
      undo: toBeProvided<Outcome<unknown>, { readonly what: What }>("undo"),
      look: toBeProvided<Outcome<boolean>, { readonly what: What }>("look"),
    },
    guards: {
      /** The app provides which topics tell of what is offered. */
      concerns: (
        _,
        { what, topics }: { readonly what: What | undefined; readonly topics: readonly string[] },
      ) => what !== undefined && topics.length > 0,
      isHeld: ({ context }) => context.holds.length > 0,
      isLastHold: ({ context }, { by }: { by: UndoHold }) => context.holds.every((held) => held === by),
    },
    actions: {
      setWhat: assign((_, { what }: { what: What }): Partial<Context> => ({ what, failure: undefined })),
      hold: assign(({ context }, { by }: { by: UndoHold }): Partial<Context> => ({
        holds: [...context.holds.filter((held) => held !== by), by],
      })),
      release: assign(({ context }, { by }: { by: UndoHold }): Partial<Context> => ({
        holds: context.holds.filter((held) => held !== by),
      })),
      // What is not shown is under no pointer and has no focus.
      forget: assign((): Partial<Context> => ({ what: undefined, holds: [] })),
    },
    delays: { offered: UNDO_OFFERED },
  });
  const request = requestsOf<typeof undoSetup>();

  /** Shown for its time, which stands still while the pointer or the focus is on it (WCAG 2.2.1). */
  const lasting = {
    initial: "choosing",
    states: {
      choosing: {
        description: "Looks whether the pointer or the focus is on it already",
        always: [
          { guard: "isHeld", target: "held", description: "It is" },
          { target: "counting", description: "It is not" },
        ],
      },
      counting: {
        description: "Ends by itself",
        after: { offered: { target: "#undo.gone", description: "Its time is over" } },
        on: {
          "undo.hold": {
            target: "held",
            actions: { type: "hold", params: ({ event }: { event: { readonly by: UndoHold } }) => event },
            description: "The pointer or the focus comes to it",
          },
        },
      },
      held: {
        description: "Does not end as long as the pointer or the focus is on it",
        on: {
          "undo.hold": {
            actions: { type: "hold", params: ({ event }: { event: { readonly by: UndoHold } }) => event },
            description: "The other one comes to it, too",
          },
          "undo.release": [
            {
              guard: {
                type: "isLastHold",
                params: ({ event }: { event: { readonly by: UndoHold } }) => event,
              },
              target: "counting",
              actions: {
                type: "release",
                params: ({ event }: { event: { readonly by: UndoHold } }) => event,
              },
              description: "Neither is on it any more: its time begins anew",
            },
            {
              actions: {
                type: "release",
                params: ({ event }: { event: { readonly by: UndoHold } }) => event,
              },
              description: "One of them is still on it",
            },
          ],
        },
      },
    },
  } as const;

  const offer = {
    target: "#undo.offered",
    actions: {
      type: "setWhat",
      params: ({ event }: { event: { readonly what: What } }) => ({ what: event.what }),
    },
    description: "Something took effect that can be undone; it takes the place of what was offered before",
  } as const;
  const take = { target: "undoing", description: "The person undoes it" } as const;
  const close = { target: "gone", description: "Closed" } as const;

  const undoing = undoSetup.createStateConfig({
    ...request("undo", {
      input: ({ context }) => ({ what: required(context.what, "What is undone") }),
      limit: WRITE_LIMIT,
      tags: ["shown", "busy"],
      answered: { target: "undone", description: "It is as it was before" },
      failed: "failed",
    }),
    description: "Waits for the response; another offer is not shown meanwhile",
  });

  const looking = undoSetup.createStateConfig({
    ...request("look", {
      input: ({ context }) => ({ what: required(context.what, "What was done") }),
      limit: LOAD_LIMIT,
      // Nobody waits for it.
      tags: [],
      silent: true,
      answered: [
        {
          name: "undone",
          when: ({ answer }) => answer,
          target: "#undo.undone",
          description:
            "It was undone already: in another tab, by somebody else, or by a call whose answer was lost",
        },
        { target: "resting", description: "It still can be undone" },
      ],
      failed: "resting",
      crashed: "resting",
    }),
    description: "Looks whether it is undone already; what could not be looked at stays as it is",
  });
  const looks = {
    states: { resting: { description: "Nothing has changed since" }, looking },
    on: {
      "resource.invalidate": {
        guard: {
          type: "concerns",
          params: ({
            context: { what },
            event: { topics },
          }: {
            context: Context;
            event: { readonly topics: readonly string[] };
          }) => ({ what, topics }),
        },
        target: ".looking",
        description: "What was done may have been undone elsewhere",
      },
    },
  } as const;

  const standing = { "undo.take": take, "undo.close": close } as const;
  /** Its call may have done it all the same, or somebody else while it ran. */
  const notUndone = {
    ...looks,
    initial: "looking",
    tags: ["shown", "failed"],
    on: { ...looks.on, ...standing, "undo.offer": offer },
  } as const;

  return undoSetup.createMachine({
    id: "undo",
    description: "Offers to undo what took effect at once",
    meta: { spec: "decisions/calls", screen: "undo" },
    context: { what: undefined, holds: [], failure: undefined },
    initial: "gone",
    states: {
      gone: {
        description: "Nothing is offered",
        entry: "forget",
        on: { "undo.offer": offer },
      },
      offered: {
        description: "It can be undone",
        tags: ["shown", "offered"],
        type: "parallel",
        states: {
          time: { ...lasting, description: "How long it is offered" },
          look: { ...looks, description: "Whether it is undone already", initial: "resting" },
        },
        on: { ...standing, "undo.offer": { ...offer, reenter: true } },
      },
      undoing,
      undone: {
        ...lasting,
        description: "It was undone",
        tags: ["shown", "done"],
        on: { "undo.offer": offer, "undo.close": close },
      },
      failed: {
        ...notUndone,
        description: "It was not undone as far as is known; `failure` has the reason",
        meta: { code: "CALL_FAILED" },
      },
      crashed: {
        ...notUndone,
        description: "A defect; a retry may help",
        meta: { code: "DEFECT" },
      },
    },
  });
};

/** The untyped machine for the atlas and the tests; the app uses `createUndoMachine`. */
export const undoMachine = createUndoMachine<unknown>();

export type UndoLogic<What> = ReturnType<typeof createUndoMachine<What>>;
export type UndoRef<What> = ActorRefFrom<UndoLogic<What>>;
