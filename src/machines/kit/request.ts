/** One call of a machine, or one piece of work in the browser, said once: what goes in, how long it may take, and where each outcome leads. */
import {
  assign,
  sendTo,
  type AnyActorRef,
  type AnyEventObject,
  type PromiseActorLogic,
  type SetupReturn,
} from "xstate";
import type { CallFailure, Outcome, Refused } from "../../domain/kit/call-failure.ts";
import type { Refusal, RefusalTable } from "../../domain/kit/refusals.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";

interface AnySetup {
  readonly createStateConfig: (config: never) => unknown;
}
type PartsOf<S> =
  S extends SetupReturn<
    infer Context,
    infer Event,
    infer Actors,
    infer _Children,
    infer Actions,
    infer _Guards,
    infer Delay,
    infer Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _TransitionMeta
  >
    ? {
        readonly context: Context;
        readonly event: Event;
        readonly actors: Actors;
        readonly actions: keyof Actions & string;
        readonly delay: Delay;
        readonly tag: Tag;
      }
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
type OutputOf<Logic> = Logic extends PromiseActorLogic<infer Output, infer _Input> ? Output : never;

/** The actors of a setup that make a call. */
type CallsOf<S> = {
  readonly [Name in keyof ActorsOf<S> & string]: ActorsOf<S>[Name] extends PromiseActorLogic<
    Outcome<infer _Answer, infer _Code>,
    infer _Input
  >
    ? Name
    : never;
}[keyof ActorsOf<S> & string];

/** The actors of a setup that do work in the browser, such as its storage: they resolve to a value, or reject. */
type WorksOf<S> = {
  readonly [Name in keyof ActorsOf<S> & string]: ActorsOf<S>[Name] extends PromiseActorLogic<
    Outcome<infer _Answer, infer _Code>,
    infer _Input
  >
    ? never
    : ActorsOf<S>[Name] extends PromiseActorLogic<infer _Output, infer _Input>
      ? Name
      : never;
}[keyof ActorsOf<S> & string];

/** The delays of a setup that are read from a number of the context with the same name. */
type LimitsOf<S> = {
  readonly [Name in keyof ContextOf<S> & PartsOf<S>["delay"] & string]: ContextOf<S>[Name] extends number
    ? Name
    : never;
}[keyof ContextOf<S> & PartsOf<S>["delay"] & string];

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

interface CommonSpec<S extends AnySetup, Src extends keyof ActorsOf<S>> {
  /** The invoke's id, where it is not the actor's name. */
  readonly id?: string;
  readonly input: (args: {
    readonly context: ContextOf<S>;
    readonly event: PartsOf<S>["event"];
    readonly self: AnyActorRef;
  }) => InputOf<ActorsOf<S>[Src]>;
  /** What else happens as the request begins. */
  readonly entry?: OneOrMore<ActionsOf<S>>;
  /** In place of `busy`. */
  readonly tags?: readonly PartsOf<S>["tag"][];
  /** A defect: the promise was rejected. */
  readonly crashed?: string | Branch<S, unknown>;
}

/** Who is to say why a call failed finds it in the context. */
type Kept<S> =
  ContextOf<S> extends { readonly failure: CallFailure | undefined }
    ? { readonly silent?: true }
    : {
        /** Nobody is told why it failed: its failure is not kept, and one that is kept of another call stays. */
        readonly silent: true;
      };

type CallSpec<S extends AnySetup, Src extends keyof ActorsOf<S>> = CommonSpec<S, Src> &
  Kept<S> &
  Answered<S, AnswerOf<ActorsOf<S>[Src]>> & {
    /** How long it may take, in ms; a name where the context holds the number, which a failure tells, and the setup has a delay of that name. */
    readonly limit: number | LimitsOf<S>;
    /** By the codes that the call declares; one that is left out is a failure like any other. */
    readonly refused?: {
      readonly [Code in CodeOf<ActorsOf<S>[Src]>]?: string | Branch<S, { readonly refusal: Refused<Code> }>;
    };
    /** Any other refusal, such as one that names a field; what is not caught here is a failure like any other. */
    readonly refusedOtherwise?: OneOrMore<Case<S, { readonly refusal: Refused }>>;
    /** Every other failure, no answer in time included. The last case has no condition. */
    readonly failed: OneOrMore<string | Case<S, { readonly failure: CallFailure }>>;
    /** No answer in time, where that does not lead where other failures do. */
    readonly timedOut?: string | Branch<S, { readonly failure: CallFailure }>;
  };

type WorkSpec<S extends AnySetup, Src extends keyof ActorsOf<S>> = CommonSpec<S, Src> & {
  /** How long it may take, in ms, or the name of a delay of the setup. */
  readonly limit: number | (PartsOf<S>["delay"] & string);
  readonly done: OneOrMore<string | Case<S, { readonly output: OutputOf<ActorsOf<S>[Src]> }>>;
  /** It took longer than its limit. */
  readonly failed: string | Branch<S, unknown>;
};

export type RequestSpec<S extends AnySetup, Src extends CallsOf<S> | WorksOf<S>> =
  Src extends WorksOf<S> ? WorkSpec<S, Src> : CallSpec<S, Src>;

export interface RequestState<S extends AnySetup> {
  readonly meta: MachineMeta;
  readonly tags: NonNullable<StateConfigOf<S>["tags"]>;
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
  readonly limit: number | string;
  readonly entry?: OneOrMore<string>;
  readonly tags?: readonly string[];
  readonly done?: OneOrMore<string | PlainCase>;
  readonly answered?: OneOrMore<PlainCase>;
  readonly answeredBy?: Readonly<Record<string, string | PlainCase>>;
  readonly refused?: Readonly<Record<string, string | PlainCase>>;
  readonly refusedOtherwise?: OneOrMore<PlainCase>;
  readonly failed: OneOrMore<string | PlainCase>;
  readonly timedOut?: string | PlainCase;
  readonly crashed?: string | PlainCase;
  readonly silent?: true;
}
/** What a transition is taken with. */
interface Taken {
  readonly context: Facts;
  readonly event: { readonly output?: unknown };
}

/** One kind of outcome: what diagrams call it, when it is one, and what it brings. */
interface TransitionKind {
  readonly name?: string;
  readonly holds: (taken: Taken) => boolean;
  readonly facts: (taken: Taken) => Facts;
  /** What is kept as the context's `failure`, where it is one. */
  readonly failure?: (taken: Taken) => CallFailure | undefined;
  readonly description: string;
  readonly meta?: Partial<MachineMeta>;
}

const outcomeOf = ({ event }: Taken): Outcome<unknown> => event.output as Outcome<unknown>;
const failureOf = (taken: Taken): CallFailure | undefined => {
  const outcome = outcomeOf(taken);
  return outcome._tag === "Failed" ? outcome.failure : undefined;
};
const refusalOf = (taken: Taken): Refused | undefined => {
  const failure = failureOf(taken);
  return failure?._tag === "Refused" ? failure : undefined;
};

const answeredKind: TransitionKind = {
  name: "answered",
  description: "It was answered",
  holds: (taken) => outcomeOf(taken)._tag === "Answered",
  facts: (taken) => {
    const outcome = outcomeOf(taken);
    return outcome._tag === "Answered" ? { answer: outcome.answer } : {};
  },
};
const taggedKind = (tag: string): TransitionKind => ({
  ...answeredKind,
  name: tag,
  holds: (taken) => {
    const outcome = outcomeOf(taken);
    return outcome._tag === "Answered" && (outcome.answer as { readonly _tag?: string })._tag === tag;
  },
});
const refusedKind = (code: string, refusal: Refusal | undefined): TransitionKind => ({
  name: `refused ${code}`,
  description: refusal?.means ?? "It was refused",
  meta: { code, ...(refusal !== undefined && { spec: refusal.spec }) },
  holds: (taken) => refusalOf(taken)?.code === code,
  facts: (taken) => ({ refusal: refusalOf(taken) }),
  failure: refusalOf,
});
const otherRefusalKind: TransitionKind = {
  name: "refused",
  description: "It was refused",
  holds: (taken) => refusalOf(taken) !== undefined,
  facts: (taken) => ({ refusal: refusalOf(taken) }),
  failure: refusalOf,
};
const failedKind: TransitionKind = {
  description: "The call failed",
  holds: () => true,
  facts: (taken) => ({ failure: failureOf(taken) }),
  failure: failureOf,
};
const doneKind: TransitionKind = {
  description: "It was done",
  holds: () => true,
  facts: ({ event }) => ({ output: event.output }),
};
const crashedKind: TransitionKind = {
  description: "A defect in the call",
  holds: () => true,
  facts: () => ({}),
};
const timedOutKind = (limit: number | string): TransitionKind => {
  const failure = ({ context }: Taken): CallFailure => ({
    _tag: "TimedOut",
    limit: typeof limit === "string" ? Number(context[limit]) : limit,
  });
  return {
    description: "No answer in time",
    meta: { spec: "decisions", code: "TIMED_OUT" },
    holds: () => true,
    facts: (taken) => ({ failure: failure(taken) }),
    failure,
  };
};

/** Work that is no call takes too long. */
const tooLongKind: TransitionKind = {
  description: "Not done in time",
  holds: () => true,
  facts: () => ({}),
};

const listOf = <Value>(value: OneOrMore<Value> | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Value];
const caseOf = (branch: string | PlainCase): PlainCase =>
  typeof branch === "string" ? { target: branch } : branch;
const named = <Guard extends (taken: Taken) => boolean>(name: string, guard: Guard): Guard =>
  Object.defineProperty(guard, "name", { value: name });

const transitionOf = (
  base: MachineMeta,
  kind: TransitionKind,
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
      ...(keep === undefined && kind.failure === undefined
        ? []
        : [
            assign((args) => {
              const taken = args as unknown as Taken;
              const failure = kind.failure?.(taken);
              return { ...(failure !== undefined && { failure }), ...keep?.(facts(taken)) };
            }),
          ]),
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
 * A call's failure is kept as the context's `failure`, and forgotten as the next call begins; work that is no call leaves it alone. What the builder
 * gives (`meta`, `tags`, `entry`, `invoke`, `after`) is asked for in the request and never set beside it: it would take the builder's place.
 */
export const requestsOf =
  <S extends AnySetup>({
    meta,
    refusals = {},
  }: {
    readonly meta: MachineMeta;
    readonly refusals?: RefusalTable;
  }) =>
  <Src extends CallsOf<S> | WorksOf<S>>(src: Src, spec: RequestSpec<S, Src>): RequestState<S> => {
    const {
      id = src,
      input,
      limit,
      entry,
      tags = ["busy"],
      answered,
      answeredBy = {},
      done,
      refused = {},
      refusedOtherwise,
      failed,
      timedOut = failed,
      crashed = "crashed",
      silent = false,
    } = spec as unknown as PlainSpec;
    const isCall = done === undefined;
    const transition = ({ failure, ...kind }: TransitionKind, branch: string | PlainCase) =>
      transitionOf(meta, { ...kind, ...(failure !== undefined && !silent && { failure }) }, caseOf(branch));
    const outcomes = isCall
      ? [
          ...listOf(answered).map((one) => transition(answeredKind, one)),
          ...Object.entries(answeredBy).map(([tag, branch]) => transition(taggedKind(tag), branch)),
          ...Object.entries(refused).map(([code, branch]) =>
            transition(refusedKind(code, refusals[code]), branch),
          ),
          ...listOf(refusedOtherwise).map((one) => transition(otherRefusalKind, one)),
          ...listOf(failed).map((one) => transition(failedKind, one)),
        ]
      : listOf(done).map((one) => transition(doneKind, one));
    return {
      meta,
      tags,
      entry: [...(isCall && !silent ? [assign(() => ({ failure: undefined }))] : []), ...listOf(entry)],
      invoke: { id, src, input, onDone: outcomes, onError: transition(crashedKind, crashed) },
      after: {
        [limit]: listOf(timedOut).map((one) => transition(isCall ? timedOutKind(limit) : tooLongKind, one)),
      },
    } as unknown as RequestState<S>;
  };
