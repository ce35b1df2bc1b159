/** One write that a person starts: sent once however often it is pressed, its result is kept, and what it concerns follows (decisions/calls). */
import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome, Refused } from "../../domain/kit/call-failure.ts";
import { livingOf, refreshContent } from "./living-of.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import { forwardAll, type Forwarded } from "./screen-forwarded.ts";
import type { ContentChanged, ContentOutdated, ItemChanged } from "./resource.machine.ts";

/** What becomes of content that an answer concerns. */
export type Concerned<Answer> =
  /** It is loaded again. */
  | { readonly _tag: "Outdated"; readonly content: ParentRef<ContentOutdated> }
  /** The answer is the new content; null says nothing of it, and it is loaded again. */
  | {
      readonly _tag: "Replaced";
      readonly content: ParentRef<ContentChanged<NonNullable<Answer>> | ContentOutdated>;
    }
  /** The answer is the list: one item is taken over, because the answers of two writes can arrive in either order. */
  | {
      readonly _tag: "Item";
      readonly content: ParentRef<ItemChanged<Answer> | ContentOutdated>;
      readonly id: unknown;
    };

export interface ActionInput {
  /** Time limit for the response, in ms. */
  readonly limit: number;
  /** The refusals after which what is shown is outdated. */
  readonly outdating?: readonly string[];
}

export interface ActionContext<Request, Answer, Code extends string = string> extends Required<ActionInput> {
  /** The last request. */
  readonly request: Request | undefined;
  /** What it concerns of that which was shown as it was pressed: content that is no longer shown may have another actor when it is shown again. */
  readonly concerned: readonly Concerned<Answer>[];
  /** What others are told once it is done. */
  readonly forwards: readonly Forwarded[];
  /** The answer while the state is `done`. */
  readonly answer: Answer | undefined;
  readonly failure: CallFailure<Code> | undefined;
}

export interface ActionSend<Request, Answer = unknown> {
  readonly type: "action.send";
  readonly request: Request;
  readonly concerned?: readonly Concerned<Answer>[];
  readonly forwards?: readonly Forwarded[] | undefined;
}

/** What came of the last press is no longer shown. */
export interface ActionForget {
  readonly type: "action.forget";
}

/** Emitted for each answer. */
export interface ActionDone<Request, Answer> {
  readonly type: "action.done";
  readonly request: Request;
  readonly answer: Answer;
}

/** Creates the machine for one type of request, answer and refusals; its `submit` actor is provided with the call. */
export const createActionMachine = <Request, Answer, Code extends string = string>() => {
  type Context = ActionContext<Request, Answer, Code>;
  const actionSetup = setup({
    types: {
      context: {} as Context,
      input: {} as ActionInput,
      events: {} as ActionSend<Request, Answer> | ActionForget,
      emitted: {} as ActionDone<Request, Answer>,
      tags: {} as "busy" | "failed" | "done" | "refused",
      meta: {} as MachineMeta,
    },
    actors: { submit: toBeProvided<Outcome<Answer, Code>, { readonly request: Request }>("submit") },
    actions: {
      want: assign(
        (
          _,
          { request, concerned = [], forwards = [] }: Omit<ActionSend<Request, Answer>, "type">,
        ): Partial<Context> => ({ request, concerned, forwards, answer: undefined }),
      ),
      forget: assign((): Partial<Context> => ({
        request: undefined,
        concerned: [],
        forwards: [],
        answer: undefined,
        failure: undefined,
      })),
      report: enqueueActions(({ context: { request, answer, concerned, forwards }, enqueue, system }) => {
        // `answered` has set the answer, `action.send` the request.
        const done = { request: request as Request, answer: answer as Answer };
        for (const one of concerned) {
          if (one._tag === "Outdated" || (one._tag === "Replaced" && done.answer === null))
            refreshContent(enqueue, one.content);
          else if (one._tag === "Replaced")
            enqueue.sendTo(livingOf(one.content), {
              type: "resource.changed",
              content: done.answer as NonNullable<Answer>,
            });
          else
            enqueue.sendTo(livingOf(one.content), {
              type: "resource.itemChanged",
              id: one.id,
              content: done.answer,
            });
        }
        forwardAll({ enqueue, system }, forwards);
        enqueue.emit({ type: "action.done", ...done });
      }),
      refresh: enqueueActions(({ context: { concerned }, enqueue }) => {
        for (const { content } of concerned) refreshContent(enqueue, content);
      }),
    },
    delays: { limit: ({ context }) => context.limit },
  });
  const request = requestsOf<typeof actionSetup>();
  const outdates = ({ context, refusal }: { readonly context: Context; readonly refusal: Refused }) =>
    context.outdating.includes(refusal.code);

  const send = {
    target: "sending",
    actions: { type: "want", params: ({ event }: { event: ActionSend<Request, Answer> }) => event },
    description: "The person wants it",
  } as const;

  const ended = {
    "action.send": send,
    "action.forget": {
      target: "idle",
      actions: "forget",
      description: "The result is no longer shown",
    },
  } as const;

  const sending = actionSetup.createStateConfig({
    ...request("submit", {
      // `action.send` has set it.
      input: ({ context }) => ({ request: context.request as Request }),
      limit: "limit",
      answered: {
        target: "done",
        assign: ({ answer }) => ({ answer }),
        actions: "report",
        description: "It is done",
      },
      refusedOtherwise: [
        {
          name: "outdated",
          when: outdates,
          target: "refused",
          actions: "refresh",
          description: "The server refused it: what is shown is outdated",
        },
        { target: "refused", description: "The server refused it" },
      ],
      failed: "failed",
    }),
    description: "Waits for the response; a second press is ignored",
  });

  return actionSetup.createMachine({
    id: "action",
    description: "Sends what a person wants, and keeps its result",
    meta: { spec: "decisions/calls" },
    context: ({ input: { limit, outdating = [] } }) => ({
      limit,
      outdating,
      request: undefined,
      concerned: [],
      forwards: [],
      answer: undefined,
      failure: undefined,
    }),
    initial: "idle",
    states: {
      idle: { description: "Nothing was sent yet", on: { "action.send": send } },
      sending,
      done: { description: "It is done", tags: ["done"], on: ended },
      refused: {
        description: "The server refused it; `failure` has the code",
        meta: { code: "CALL_FAILED" },
        tags: ["failed", "refused"],
        on: ended,
      },
      failed: {
        description: "Whether it was done is not known, or it was not; `failure` has the reason",
        meta: { code: "CALL_FAILED" },
        tags: ["failed"],
        on: ended,
      },
      crashed: {
        description: "A defect; a retry may help",
        meta: { code: "DEFECT" },
        tags: ["failed"],
        on: ended,
      },
    },
  });
};

/** The untyped machine for the atlas and the tests; the app uses `createActionMachine`. */
export const actionMachine = createActionMachine<unknown, unknown>();

export type ActionLogic<Request, Answer, Code extends string = string> = ReturnType<
  typeof createActionMachine<Request, Answer, Code>
>;
export type ActionRef<Request, Answer, Code extends string = string> = ActorRefFrom<
  ActionLogic<Request, Answer, Code>
>;
