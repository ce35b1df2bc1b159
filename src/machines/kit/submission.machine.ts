/** One write that a person triggers: repeated presses send it once, and its answer or failure is kept (decisions/calls). */
import { assertEvent, assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import type { ItemChanged } from "./resource.machine.ts";

export interface SubmissionContext<Request, Answer> {
  /** Time limit for the response, in ms. */
  readonly limit: number;
  /** The actor that holds the list with the item, if any: the write answers with the list, and the actor takes over the item. */
  readonly parent: ParentRef<ItemChanged<Answer>> | undefined;
  /** The item's id in that list. */
  readonly itemId: unknown;
  /** The last request. */
  readonly request: Request | undefined;
  /** The answer while the state is `done`. */
  readonly answer: Answer | undefined;
  readonly failure: CallFailure | undefined;
}

export interface SubmissionEvent<Request> {
  readonly type: "submission.submit";
  readonly request: Request;
}

/** Emitted for each answer. */
export interface SubmissionSent<Request, Answer> {
  readonly type: "submission.sent";
  readonly request: Request;
  readonly answer: Answer;
}

const meta: MachineMeta = { spec: "decisions/calls" };

export interface SubmissionInput<Request, Answer> extends Partial<
  Pick<SubmissionContext<Request, Answer>, "parent" | "itemId">
> {
  readonly limit: number;
}

/** Creates a submission machine for one type of request and answer; the app provides its `submit` actor. */
export const createSubmissionMachine = <Request, Answer>() => {
  type Context = SubmissionContext<Request, Answer>;
  const submissionSetup = setup({
    types: {
      context: {} as Context,
      input: {} as SubmissionInput<Request, Answer>,
      events: {} as SubmissionEvent<Request>,
      emitted: {} as SubmissionSent<Request, Answer>,
      tags: {} as "busy" | "failed" | "done",
      meta: {} as MachineMeta,
    },
    actors: { submit: toBeProvided<Outcome<Answer>, { readonly request: Request }>("submit") },
    actions: {
      setRequest: assign((_, params: { request: Request }): Partial<Context> => ({
        request: params.request,
        answer: undefined,
      })),
      report: enqueueActions(({ context: { request, answer, parent, itemId }, enqueue }) => {
        // `answered` has set the answer, `submission.submit` the request.
        const sent = { request: request as Request, answer: answer as Answer };
        if (parent !== undefined)
          enqueue.sendTo(parent, { type: "resource.itemChanged", id: itemId, content: sent.answer });
        enqueue.emit({ type: "submission.sent", ...sent });
      }),
    },
    delays: { limit: ({ context }) => context.limit },
  });
  const request = requestsOf<typeof submissionSetup>({ meta });

  const submit = {
    target: "sending",
    actions: {
      type: "setRequest",
      params: ({ event }: { event: { readonly request: Request } }) => ({ request: event.request }),
    },
    description: "A submit is requested",
    meta,
  } as const;

  const sending = submissionSetup.createStateConfig({
    ...request("submit", {
      input: ({ event }) => {
        assertEvent(event, "submission.submit");
        return { request: event.request };
      },
      limit: "limit",
      answered: {
        target: "done",
        assign: ({ answer }) => ({ answer }),
        actions: "report",
        description: "The write succeeded",
      },
      failed: "failed",
    }),
    description: "Waits for the response; a second submit is ignored",
  });

  return submissionSetup.createMachine({
    id: "submission",
    description: "Sends one request and keeps its result",
    meta,
    context: ({ input: { limit, parent, itemId } }) => ({
      limit,
      parent,
      itemId,
      request: undefined,
      answer: undefined,
      failure: undefined,
    }),
    initial: "idle",
    states: {
      idle: { description: "Nothing was sent yet", meta, on: { "submission.submit": submit } },
      sending,
      done: {
        description: "The write succeeded",
        meta,
        tags: ["done"],
        on: { "submission.submit": submit },
      },
      failed: {
        description: "The write failed; `failure` has the reason",
        meta: { ...meta, code: "CALL_FAILED" },
        tags: ["failed"],
        on: { "submission.submit": submit },
      },
      crashed: {
        description: "A defect; a retry may help",
        meta: { ...meta, code: "DEFECT" },
        tags: ["failed"],
        on: { "submission.submit": submit },
      },
    },
  });
};

/** The untyped machine for the atlas and the tests; screens use `createSubmissionMachine`. */
export const submissionMachine = createSubmissionMachine<unknown, unknown>();

export type SubmissionLogic<Request, Answer> = ReturnType<typeof createSubmissionMachine<Request, Answer>>;
export type SubmissionRef<Request, Answer> = ActorRefFrom<SubmissionLogic<Request, Answer>>;
