import { fromPromise } from "xstate";
import type { AnyCall, Call, FileAnswer } from "../../api/call.ts";
import type { CallOptions } from "../../api/client.ts";
import { linkTo } from "../../api/download-link.ts";
import { createResourceMachine, type ResourceLogic } from "../../machines/kit/resource.machine.ts";
import { createActionMachine, type ActionLogic } from "../../machines/kit/action.machine.ts";
import { answered, failed, type Outcome } from "../../domain/kit/call-failure.ts";
import { codeFailure } from "../../domain/kit/code-failure.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { importOrGone } from "../../ui/code/import-or-gone.ts";
import type { RunCall } from "./run-call.ts";
import { createRunningLoads } from "./running-loads.ts";

/** Fills the generic machines with calls. A machine's request may have more fields than the call. */
export interface Live {
  /** A resource loaded by a read. */
  readonly resource: <Asked, Value, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
  ) => ResourceLogic<Request, Value>;
  /** A resource beside a screen's main content: it loads after the loads that are already running. */
  readonly resourceBeside: <Asked, Value, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
  ) => ResourceLogic<Request, Value>;
  /** A part of a read's answer as a resource. */
  readonly partOf: <Asked, Value, Content, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
    take: (answer: Value) => Content,
  ) => ResourceLogic<Request, Content>;
  /** A write, or a read that a person starts. */
  readonly action: <Request, Value>(call: Call<Request, Value>) => ActionLogic<Request, Value>;
  /** Asks for the link to a call's file, and lets the browser load the file and save it by itself. Fails also where the link leads to no file. */
  readonly load: <Asked, Refusal extends string>(
    call: Call<Asked, FileAnswer, Refusal>,
    request: Asked,
    signal: AbortSignal,
  ) => Promise<Outcome<undefined, Refusal>>;
  /** A file that the browser loads and saves by itself, in the displayed language where its call asks for one: done once it has begun. */
  readonly download: <Asked, Request extends Asked = Asked>(
    call: Call<Asked, FileAnswer>,
  ) => ActionLogic<Request, undefined>;
  readonly run: RunCall;
  /** The displayed language, sent with calls that make the server write to the person. */
  readonly locale: () => Locale;
  /** The origin of the calls, where public pages and previews are too. */
  readonly base: string;
  /** The key of the signed-in account, under which drafts are stored. */
  readonly accountKey: () => string | undefined;
}

const mapOutcome = <From, To, Code extends string>(
  outcome: Outcome<From, Code>,
  change: (answer: From) => To,
): Outcome<To, Code> => (outcome._tag === "Answered" ? answered(change(outcome.answer)) : outcome);

/** `base` is the origin of the calls. */
export const createLive = (
  run: RunCall,
  { accountKey, locale }: Pick<Live, "accountKey" | "locale">,
  base: string,
): Live => {
  const loads = createRunningLoads();
  const loading = <Request, Content>(
    { topics = [] }: Pick<AnyCall, "topics">,
    load: (request: Request, signal: AbortSignal, options: CallOptions) => Promise<Outcome<Content>>,
  ): ResourceLogic<Request, Content> =>
    createResourceMachine<Request, Content>().provide({
      guards: { concerns: (_, changed) => topics.some((topic) => changed.topics.includes(topic)) },
      actors: {
        load: fromPromise(async ({ input: { request, unattended }, signal }) =>
          mapOutcome(await load(request, signal, { unattended }), (content) => ({ content, at: Date.now() })),
        ),
      },
    });
  const partOf = <Asked, Value, Content, Request extends Asked = Asked>(
    call: Call<Asked, Value>,
    take: (answer: Value) => Content,
  ): ResourceLogic<Request, Content> =>
    loading(call, async (request, signal, options) =>
      mapOutcome(await loads.note(run(call, request, signal, options)), take),
    );
  const load: Live["load"] = async (call, request, signal) => {
    const link = await run(linkTo(call), request, signal);
    if (link._tag === "Failed") return link;
    try {
      const { followLink } = await importOrGone(() => import("./follow-link.ts"));
      return await followLink(`${base}${link.answer.path}`);
    } catch (error) {
      return failed(codeFailure(error));
    }
  };
  return {
    run,
    base,
    locale,
    accountKey,
    partOf,
    resource: (call) => partOf(call, (answer) => answer),
    resourceBeside: (call) =>
      loading(call, async (request, signal, options) => {
        await loads.drawn();
        return run(call, request, signal, options);
      }),
    action: <Request, Value>(call: Call<Request, Value>) =>
      createActionMachine<Request, Value>().provide({
        actors: {
          submit: fromPromise(({ input, signal, self }) => run(call, input.request, signal, { by: self })),
        },
      }),
    load,
    download: <Asked, Request extends Asked = Asked>(call: Call<Asked, FileAnswer>) =>
      createActionMachine<Request, undefined>().provide({
        actors: {
          submit: fromPromise(({ input, signal }) =>
            load(call, { instance: locale(), ...input.request }, signal),
          ),
        },
      }),
  };
};
