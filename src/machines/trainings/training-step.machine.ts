/** Books or cancels a training: one step that a person confirms (business §3, decisions/trainings). */
import { assign, emit, sendTo, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import type { TrainingBooking } from "../../domain/trainings/training.ts";
import { trainingRefusals, type TrainingRefusal } from "../../domain/trainings/trainings.refusals.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";

export interface TrainingStepInput {
  /** The list's resource: loaded again when the step is done, and when a refusal means that it is outdated. */
  readonly list: ParentRef<{ readonly type: "resource.refresh" }>;
}

export interface TrainingStepContext<Request> extends TrainingStepInput {
  /** What is sent. */
  readonly request: Request | undefined;
  readonly booking: TrainingBooking | undefined;
  /** Why it was not done. */
  readonly failure: CallFailure | undefined;
}

/** Emitted when the step is done. */
export interface TrainingStepDone {
  readonly type: "training.done";
  readonly booking: TrainingBooking;
}

const meta: MachineMeta = { spec: "business §3", screen: "trainings" };

/** Creates the machine for one kind of request; the app provides its `send` actor. */
export const createTrainingStepMachine = <Request, Code extends TrainingRefusal = TrainingRefusal>() => {
  type Context = TrainingStepContext<Request>;
  const stepSetup = setup({
    types: {
      context: {} as Context,
      input: {} as TrainingStepInput,
      events: {} as { readonly type: "training.send"; readonly request: Request },
      emitted: {} as TrainingStepDone,
      tags: {} as "busy" | "failed",
      meta: {} as MachineMeta,
    },
    actors: {
      send: toBeProvided<Outcome<TrainingBooking, Code>, { readonly request: Request }>("send"),
    },
    actions: {
      setRequest: assign((_, { request }: { request: Request }): Partial<Context> => ({ request })),
      clearRequest: assign((): Partial<Context> => ({ request: undefined })),
      refreshList: sendTo(({ context }) => context.list, { type: "resource.refresh" }),
      reportDone: emit(({ context }: { context: Context }): TrainingStepDone => ({
        type: "training.done",
        booking: required(context.booking, "The booking"),
      })),
    },
  });
  const request = requestsOf<typeof stepSetup>({ meta, refusals: trainingRefusals });

  const send = {
    "training.send": {
      target: "sending",
      actions: {
        type: "setRequest",
        params: ({ event }: { event: { readonly request: Request } }) => ({ request: event.request }),
      },
      description: "The person confirms it",
      meta,
    },
  } as const;

  const sending = stepSetup.createStateConfig({
    ...request("send", {
      input: ({ context }) => ({ request: required(context.request, "The request") }),
      limit: WRITE_LIMIT,
      answered: {
        target: "done",
        assign: ({ answer }) => ({ booking: answer }),
        actions: ["clearRequest", "refreshList"],
        description: "It is done",
      },
      refusedOtherwise: {
        name: "refused",
        target: "failed",
        actions: "refreshList",
        description: "The server refused it: what is shown may be outdated",
      },
      failed: "failed",
    }),
    description: "Waits for the response; a second press is ignored",
  });

  return stepSetup.createMachine({
    id: "trainingStep",
    description: "Books or cancels a training",
    meta,
    context: ({ input: { list } }) => ({ list, request: undefined, booking: undefined, failure: undefined }),
    initial: "idle",
    states: {
      idle: { description: "Nothing was sent", meta, on: send },
      sending,
      done: { description: "It is done", meta, entry: "reportDone", on: send },
      failed: {
        description: "It was not done; `failure` has the reason",
        meta: { ...meta, code: "CALL_FAILED" },
        tags: ["failed"],
        on: send,
      },
      crashed: {
        description: "A defect; a retry may help",
        meta: { ...meta, code: "DEFECT" },
        tags: ["failed"],
        on: send,
      },
    },
  });
};

/** The untyped machine for the atlas and the tests; the area uses `createTrainingStepMachine`. */
export const trainingStepMachine = createTrainingStepMachine<unknown>();

export type TrainingStepLogic<Request, Code extends TrainingRefusal> = ReturnType<
  typeof createTrainingStepMachine<Request, Code>
>;
export type TrainingStepRef<Request, Code extends TrainingRefusal> = ActorRefFrom<
  TrainingStepLogic<Request, Code>
>;
