/** One write that a person asks for: sent once however often it is pressed, and its answer or failure kept (decisions). */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

export type SubmissionResult<Answer> =
  | { readonly _tag: "None" }
  | { readonly _tag: "Answered"; readonly answer: Answer }
  | { readonly _tag: "Failed"; readonly failure: CallFailure };

export interface SubmissionContext<Request, Answer> {
  /** How long an answer may take, in ms. */
  readonly limit: number;
  /** What was sent last. */
  readonly request: Request | undefined;
  readonly result: SubmissionResult<Answer>;
}

export type SubmissionEvent<Request> =
  | { readonly type: "submission.submit"; readonly request: Request }
  | { readonly type: "submission.reset" }
  | { readonly type: "submission.cancel" };

const meta: MachineMeta = { spec: "decisions" };

/** A submission of one kind of request and answer; the app gives it its `submit` actor. */
export const createSubmissionMachine = <Request, Answer>() => {
  const submissionSetup = setup({
    types: {
      context: {} as SubmissionContext<Request, Answer>,
      input: {} as { readonly limit: number },
      events: {} as SubmissionEvent<Request>,
      tags: {} as "busy" | "failed" | "done",
      meta: {} as MachineMeta,
    },
    actors: { submit: provided<Outcome<Answer>, { readonly request: Request }>("submit") },
    guards: { isAnswered: (_, params: { outcome: Outcome<Answer> }) => params.outcome._tag === "Answered" },
    actions: {
      keepRequest: assign((_, params: { request: Request }): Partial<SubmissionContext<Request, Answer>> => ({
        request: params.request,
        result: { _tag: "None" },
      })),
      keepResult: assign(
        (_, params: { outcome: Outcome<Answer> }): Partial<SubmissionContext<Request, Answer>> => ({
          result: params.outcome,
        }),
      ),
      keepTimeout: assign(({ context }): Partial<SubmissionContext<Request, Answer>> => ({
        result: { _tag: "Failed", failure: { _tag: "TimedOut", limit: context.limit } },
      })),
      forget: assign((): Partial<SubmissionContext<Request, Answer>> => ({
        request: undefined,
        result: { _tag: "None" },
      })),
    },
    delays: { limit: ({ context }) => context.limit },
  });

  const submit = {
    target: "sending",
    actions: {
      type: "keepRequest",
      params: ({ event }: { event: { readonly request: Request } }) => ({ request: event.request }),
    },
    description: "Asked to send",
    meta,
  } as const;
  const reset = { target: "idle", actions: "forget", description: "Back to the beginning", meta } as const;

  const sending = submissionSetup.createStateConfig({
    description: "Waits for the answer; a second submit is ignored, not queued",
    meta,
    tags: ["busy"],
    invoke: {
      id: "submit",
      src: "submit",
      input: ({ event }) => {
        assertEvent(event, "submission.submit");
        return { request: event.request };
      },
      onDone: [
        {
          guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) },
          target: "done",
          actions: { type: "keepResult", params: ({ event }) => ({ outcome: event.output }) },
          description: "It was done",
          meta,
        },
        {
          target: "failed",
          actions: { type: "keepResult", params: ({ event }) => ({ outcome: event.output }) },
          description: "The call failed",
          meta,
        },
      ],
      onError: { target: "crashed", description: "A defect in the call", meta },
    },
    after: {
      limit: {
        target: "failed",
        actions: "keepTimeout",
        description: "No answer in time",
        meta: { ...meta, code: "TIMED_OUT" },
      },
    },
    on: { "submission.cancel": { ...reset, description: "The person stopped it" } },
  });

  return submissionSetup.createMachine({
    id: "submission",
    description: "Sends one request and keeps what came of it",
    meta,
    context: ({ input }) => ({ limit: input.limit, request: undefined, result: { _tag: "None" } }),
    initial: "idle",
    states: {
      idle: { description: "Nothing sent yet", meta, on: { "submission.submit": submit } },
      sending,
      done: {
        description: "It was done",
        meta,
        tags: ["done"],
        on: { "submission.submit": submit, "submission.reset": reset },
      },
      failed: {
        description: "It was not done, and why",
        meta: { ...meta, code: "CALL_FAILED" },
        tags: ["failed"],
        on: { "submission.submit": submit, "submission.reset": reset },
      },
      crashed: {
        description: "A defect; sending again may help",
        meta: { ...meta, code: "DEFECT" },
        tags: ["failed"],
        on: { "submission.submit": submit, "submission.reset": reset },
      },
    },
  });
};

/** The machine as the atlas and the tests know it; screens take one typed by `createSubmissionMachine`. */
export const submissionMachine = createSubmissionMachine<unknown, unknown>();

export type SubmissionLogic<Request, Answer> = ReturnType<typeof createSubmissionMachine<Request, Answer>>;
export type SubmissionRef<Request, Answer> = ActorRefFrom<SubmissionLogic<Request, Answer>>;
