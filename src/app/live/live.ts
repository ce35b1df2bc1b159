import { fromPromise } from "xstate";
import type { Call, FileAnswer } from "../../api/call.ts";
import { createResourceMachine, type ResourceLogic } from "../../machines/kit/resource.machine.ts";
import { createSubmissionMachine, type SubmissionLogic } from "../../machines/kit/submission.machine.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { saveFile } from "../../ui/kit/files/save-file.ts";
import type { RunCall } from "./run-call.ts";
import { createRunningLoads } from "./running-loads.ts";

/** Fills the generic machines with calls. A machine's requests may say more than the call asks for. */
export interface Live {
  /** What a read loads. */
  readonly resource: <Asked, Value, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
  ) => ResourceLogic<Request, Value>;
  /** What a read loads that stands beside a screen's main content: it waits until what has begun to load is there. */
  readonly resourceBeside: <Asked, Value, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
  ) => ResourceLogic<Request, Value>;
  /** A part of what a read loads. */
  readonly partOf: <Asked, Value, Content, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
    take: (answer: Value) => Content,
  ) => ResourceLogic<Request, Content>;
  /** One write, or one read that a person asks for. */
  readonly submission: <Request, Value>(call: Call<Request, Value>) => SubmissionLogic<Request, Value>;
  /** A file that is saved when it has come. */
  readonly download: <Asked, Request extends Asked = Asked>(
    call: Call<Asked, FileAnswer>,
  ) => SubmissionLogic<Request, undefined>;
  readonly run: RunCall;
  /** The language that is shown, for what the server writes to the person. */
  readonly locale: () => Locale;
  /** Whose drafts are kept: the account that is signed in. */
  readonly accountKey: () => string | undefined;
}

const mapOutcome = <From, To>(outcome: Outcome<From>, change: (answer: From) => To): Outcome<To> =>
  outcome._tag === "Answered" ? answered(change(outcome.answer)) : outcome;

/** Each submission is a write of its own: a key tells the server where the same one comes twice. */
const newKey = (): string => crypto.randomUUID();

export const createLive = (
  run: RunCall,
  { accountKey, locale }: Pick<Live, "accountKey" | "locale">,
): Live => {
  const loads = createRunningLoads();
  const loading = <Request, Content>(
    load: (request: Request, signal: AbortSignal) => Promise<Outcome<Content>>,
  ): ResourceLogic<Request, Content> =>
    createResourceMachine<Request, Content>().provide({
      actors: {
        load: fromPromise(async ({ input, signal }) =>
          mapOutcome(await load(input.request, signal), (content) => ({ content, at: Date.now() })),
        ),
      },
    });
  const partOf = <Asked, Value, Content, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
    take: (answer: Value) => Content,
  ): ResourceLogic<Request, Content> =>
    loading(async (request, signal) => mapOutcome(await loads.note(run(call, request, signal)), take));
  return {
    run,
    locale,
    accountKey,
    partOf,
    resource: (call) => partOf(call, (answer) => answer),
    resourceBeside: (call) =>
      loading(async (request, signal) => {
        await loads.drawn();
        return run(call, request, signal);
      }),
    submission: <Request, Value>(call: Call<Request, Value>) =>
      createSubmissionMachine<Request, Value>().provide({
        actors: {
          submit: fromPromise(({ input, signal }) =>
            run(call, input.request, signal, call.kind === "write" ? { idempotencyKey: newKey() } : {}),
          ),
        },
      }),
    download: <Asked, Request extends Asked = Asked>(call: Call<Asked, FileAnswer>) =>
      createSubmissionMachine<Request, undefined>().provide({
        actors: {
          submit: fromPromise(async ({ input, signal }) =>
            mapOutcome(await run(call, input.request, signal), (answer) => {
              saveFile(answer);
              return undefined;
            }),
          ),
        },
      }),
  };
};
