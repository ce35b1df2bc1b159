/** One call of a machine, said once: what is sent, how long it may take, and where each outcome leads. */
import {
  assign,
  sendTo,
  type AnyActorRef,
  type AnyEventObject,
  type PromiseActorLogic,
  type SetupReturn,
} from "xstate";
import type { CallFailure, Outcome, Refused } from "../domain/call-failure.ts";
import type { Refusal, RefusalTable } from "../domain/refusals.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";

interface AnySetup {
  readonly createStateConfig: (config: never) => unknown;
}
type PartsOf<S> =
  S extends SetupReturn<
    infer Context,
    infer _Event,
    infer Actors,
    infer _Children,
    infer Actions,
    infer _Guards,
    infer _Delay,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _TransitionMeta
  >
    ? { readonly context: Context; readonly actors: Actors; readonly actions: keyof Actions & string }
    : never;
type ContextOf<S> = PartsOf<S>["context"];
type ActorsOf<S> = PartsOf<S>["actors"];
type ActionsOf<S> = PartsOf<S>["actions"];
/** What whoever started the machine hears; nothing where the context holds no parent. */
type ReportOf<Context> = Context extends { readonly parent: ParentRef<infer Report> } ? Report : never;
type StateConfigOf<S extends AnySetup> = Parameters<S["createStateConfig"]>[0];

type AnswerOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _Input>
    ? Output extends { readonly _tag: "Answered"; readonly answer: infer Answer }
      ? Answer
      : never
    : never;
type CodeOf<Logic> =
  Logic extends PromiseActorLogic<Outcome<infer _Answer, infer Code>, infer _Input> ? Code : never;
type InputOf<Logic> = Logic extends PromiseActorLogic<infer _Output, infer Input> ? Input : never;

/** The actors of a setup that make a call. */
type CallsOf<S> = {
  readonly [Name in keyof ActorsOf<S> & string]: ActorsOf<S>[Name] extends PromiseActorLogic<
    Outcome<infer _Answer, infer _Code>,
    infer _Input
  >
    ? Name
    : never;
}[keyof ActorsOf<S> & string];

/** Where an outcome leads, and what is kept of it. */
interface Branch<S, Facts> {
  /** Left out where the state stays. */
  readonly target?: string;
  readonly assign?: (facts: Facts & { readonly context: ContextOf<S> }) => Partial<ContextOf<S>>;
  readonly actions?: ActionsOf<S> | readonly ActionsOf<S>[];
  /** What the context's `parent` hears. */
  readonly tell?: (facts: Facts & { readonly context: ContextOf<S> }) => ReportOf<ContextOf<S>>;
  /** Left out where the outcome says it all. */
  readonly description?: string;
  readonly meta?: Partial<MachineMeta>;
}

/** A branch that holds for some outcomes only; `name` is what diagrams and transition ids say of the condition. */
interface Case<S, Facts> extends Branch<S, Facts> {
  readonly name?: string;
  readonly when?: (facts: Facts & { readonly context: ContextOf<S> }) => boolean;
}

type OneOrMore<Value> = Value | readonly Value[];

/** An answer leads to one place, to the first that holds, or by its tag: each tag to one, with the answer narrowed to it. */
type Answered<S, Answer> =
  | { readonly answered: OneOrMore<Case<S, { readonly answer: Answer }>>; readonly answeredBy?: never }
  | {
      readonly answered?: never;
      readonly answeredBy: {
        readonly [Tag in TagOf<Answer>]:
          | string
          | Branch<S, { readonly answer: Extract<Answer, { readonly _tag: Tag }> }>;
      };
    };
type TagOf<Answer> = Answer extends { readonly _tag: infer Tag extends string } ? Tag : never;

export type RequestSpec<S extends AnySetup, Src extends CallsOf<S>> = Answered<
  S,
  AnswerOf<ActorsOf<S>[Src]>
> & {
  /** The invoke's id, where it is not the actor's name. */
  readonly id?: string;
  readonly input: (args: {
    readonly context: ContextOf<S>;
    readonly self: AnyActorRef;
  }) => InputOf<ActorsOf<S>[Src]>;
  /** How long an answer may take, in ms; `limit` where the context holds it and the setup has a delay of that name. */
  readonly limit: number | (ContextOf<S> extends { readonly limit: number } ? "limit" : never);
  /** What else happens as the request begins; the last failure is forgotten anyway. */
  readonly entry?: OneOrMore<ActionsOf<S>>;
  /** By the codes that the call declares; one that is left out is a failure like any other. */
  readonly refused?: {
    readonly [Code in CodeOf<ActorsOf<S>[Src]>]?: string | Branch<S, { readonly refusal: Refused<Code> }>;
  };
  /** Any other refusal, such as one that names a field; what is not caught here is a failure like any other. */
  readonly refusedOtherwise?: Case<S, { readonly refusal: Refused }>;
  /** Every other failure, no answer in time included. The last case has no condition. */
  readonly failed: OneOrMore<string | Case<S, { readonly failure: CallFailure }>>;
  /** A defect in the call. */
  readonly crashed?: string;
};

export interface RequestState<S extends AnySetup> {
  readonly meta: MachineMeta;
  readonly tags: ["busy"];
  readonly entry: NonNullable<StateConfigOf<S>["entry"]>;
  readonly invoke: NonNullable<StateConfigOf<S>["invoke"]>;
  readonly after: NonNullable<StateConfigOf<S>["after"]>;
}

// The types above check what goes in, XState's own what comes out; between them facts are plain records.
type Facts = Readonly<Record<string, unknown>>;
interface PlainCase {
  readonly target?: string;
  readonly name?: string;
  readonly when?: (facts: Facts) => boolean;
  readonly assign?: (facts: Facts) => object;
  readonly actions?: OneOrMore<string>;
  readonly tell?: (facts: Facts) => AnyEventObject;
  readonly description?: string;
  readonly meta?: Partial<MachineMeta>;
}
interface PlainSpec {
  readonly id?: string;
  readonly input: unknown;
  readonly limit: number | "limit";
  readonly entry?: OneOrMore<string>;
  readonly answered?: OneOrMore<PlainCase>;
  readonly answeredBy?: Readonly<Record<string, string | PlainCase>>;
  readonly refused?: Readonly<Record<string, string | PlainCase>>;
  readonly refusedOtherwise?: PlainCase;
  readonly failed: OneOrMore<string | PlainCase>;
  readonly crashed?: string;
}
/** What a transition is taken with. */
interface Taken {
  readonly context: Facts;
  readonly event: { readonly output?: Outcome<unknown> };
}

/** One kind of outcome: what diagrams call it, when it is one, and what it brings. */
interface Kind {
  readonly name?: string;
  readonly holds: (taken: Taken) => boolean;
  readonly facts: (taken: Taken) => Facts;
  /** What is kept as the context's `failure`. */
  readonly failure: (taken: Taken) => CallFailure | undefined;
  readonly description: string;
  readonly meta?: Partial<MachineMeta>;
}

const failureOf = ({ event: { output } }: Taken): CallFailure | undefined =>
  output?._tag === "Failed" ? output.failure : undefined;
const refusalOf = (taken: Taken): Refused | undefined => {
  const failure = failureOf(taken);
  return failure?._tag === "Refused" ? failure : undefined;
};

const answeredKind: Kind = {
  name: "answered",
  description: "It was answered",
  failure: () => undefined,
  holds: ({ event }) => event.output?._tag === "Answered",
  facts: ({ event: { output } }) => (output?._tag === "Answered" ? { answer: output.answer } : {}),
};
const taggedKind = (tag: string): Kind => ({
  ...answeredKind,
  name: tag,
  holds: ({ event: { output } }) =>
    output?._tag === "Answered" && (output.answer as { readonly _tag?: string })._tag === tag,
});
const refusedKind = (code: string, refusal: Refusal | undefined): Kind => ({
  name: `refused ${code}`,
  description: refusal?.means ?? "It was refused",
  meta: { code, ...(refusal !== undefined && { spec: refusal.spec }) },
  holds: (taken) => refusalOf(taken)?.code === code,
  facts: (taken) => ({ refusal: refusalOf(taken) }),
  failure: refusalOf,
});
const otherRefusalKind: Kind = {
  name: "refused",
  description: "It was refused",
  holds: (taken) => refusalOf(taken) !== undefined,
  facts: (taken) => ({ refusal: refusalOf(taken) }),
  failure: refusalOf,
};
const failedKind: Kind = {
  description: "The call failed",
  holds: () => true,
  facts: (taken) => ({ failure: failureOf(taken) }),
  failure: failureOf,
};
const timedOutKind = (limit: number | "limit"): Kind => {
  const failure = ({ context }: Taken): CallFailure => ({
    _tag: "TimedOut",
    limit: limit === "limit" ? Number(context["limit"]) : limit,
  });
  return {
    description: "No answer in time",
    meta: { spec: "decisions", code: "TIMED_OUT" },
    holds: () => true,
    facts: (taken) => ({ failure: failure(taken) }),
    failure,
  };
};

const listOf = <Value>(value: OneOrMore<Value> | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Value];
const caseOf = (branch: string | PlainCase): PlainCase =>
  typeof branch === "string" ? { target: branch } : branch;
const named = <Guard extends (taken: Taken) => boolean>(name: string, guard: Guard): Guard =>
  Object.defineProperty(guard, "name", { value: name });

const transitionOf = (
  base: MachineMeta,
  kind: Kind,
  { target, name, when, assign: keep, actions, tell, description, meta }: PlainCase,
) => {
  const condition = [kind.name, name].filter((part) => part !== undefined).join(" ");
  const facts = (taken: Taken): Facts => ({ ...kind.facts(taken), context: taken.context });
  return {
    ...(target !== undefined && { target }),
    ...(condition !== "" && {
      guard: named(condition, (taken) => kind.holds(taken) && (when?.(facts(taken)) ?? true)),
    }),
    actions: [
      assign((args) => {
        const taken = args as unknown as Taken;
        const failure = kind.failure(taken);
        return { ...(failure !== undefined && { failure }), ...keep?.(facts(taken)) };
      }),
      ...listOf(actions),
      ...(tell === undefined
        ? []
        : [
            sendTo(
              ({ context }: { readonly context: Facts }) => context["parent"] as AnyActorRef,
              (args) => tell(facts(args as unknown as Taken)),
            ),
          ]),
    ],
    description: description ?? kind.description,
    meta: { ...base, ...kind.meta, ...meta },
  };
};

/**
 * The requests of one machine: `const request = requestsOf<typeof theSetup>({ meta, refusals })`, then in a state `...request("load", { … })`.
 * Each failure is kept as the context's `failure`, and forgotten as a request begins.
 */
export const requestsOf =
  <S extends AnySetup>({
    meta,
    refusals = {},
  }: {
    readonly meta: MachineMeta;
    readonly refusals?: RefusalTable;
  }) =>
  <Src extends CallsOf<S>>(src: Src, spec: RequestSpec<S, Src>): RequestState<S> => {
    const {
      id = src,
      input,
      limit,
      entry,
      answered,
      answeredBy = {},
      refused = {},
      refusedOtherwise,
      failed,
      crashed = "crashed",
    } = spec as unknown as PlainSpec;
    const failures = listOf(failed).map(caseOf);
    const outcomes = [
      ...listOf(answered).map((one) => transitionOf(meta, answeredKind, one)),
      ...Object.entries(answeredBy).map(([tag, branch]) =>
        transitionOf(meta, taggedKind(tag), caseOf(branch)),
      ),
      ...Object.entries(refused).map(([code, branch]) =>
        transitionOf(meta, refusedKind(code, refusals[code]), caseOf(branch)),
      ),
      ...listOf(refusedOtherwise).map((one) => transitionOf(meta, otherRefusalKind, one)),
      ...failures.map((one) => transitionOf(meta, failedKind, one)),
    ];
    return {
      meta,
      tags: ["busy"],
      entry: [assign(() => ({ failure: undefined })), ...listOf(entry)],
      invoke: {
        id,
        src,
        input,
        onDone: outcomes,
        onError: { target: crashed, description: "A defect in the call", meta },
      },
      after: { [limit]: failures.map((one) => transitionOf(meta, timedOutKind(limit), one)) },
    } as unknown as RequestState<S>;
  };
