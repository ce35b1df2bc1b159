/** Builds the state config of one call, or of one piece of work in the browser: its input, its time limit, and the branch for each outcome. */
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
import { livingOf } from "./living-of.ts";

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
/** The event type that the context's `parent` receives; `never` without a parent. */
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

/** The actors of a setup that work in the browser, such as its storage: they resolve to a value or reject. */
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

/** The delays of a setup whose value is the context number of the same name. */
type LimitsOf<S> = {
  readonly [Name in keyof ContextOf<S> & PartsOf<S>["delay"] & string]: ContextOf<S>[Name] extends number
    ? Name
    : never;
}[keyof ContextOf<S> & PartsOf<S>["delay"] & string];

/** Where an outcome leads, and what it assigns. */
interface Branch<S, Facts> {
  /** Left out if the state does not change. */
  readonly target?: string;
  readonly assign?: (facts: Facts & { readonly context: ContextOf<S> }) => Partial<ContextOf<S>>;
  readonly actions?: ActionsOf<S> | readonly ActionsOf<S>[];
  /** The event that is sent to the context's `parent`. */
  readonly tell?: (facts: Facts & { readonly context: ContextOf<S> }) => ReportOf<ContextOf<S>>;
  /** Left out if the outcome's default description is enough. */
  readonly description?: string;
  readonly meta?: MachineMeta;
}

/** A conditional branch; `name` is the guard's name in diagrams and transition ids. */
interface Case<S, Facts> extends Branch<S, Facts> {
  readonly name?: string;
  readonly when?: (facts: Facts & { readonly context: ContextOf<S> }) => boolean;
}

type OneOrMore<Value> = Value | readonly Value[];

/** The branches of an answer: one, the first whose condition holds, or one for each `_tag` with the answer narrowed to it. */
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

/** The branches of finished work: one, the first whose condition holds, or those of each `_tag` with the output narrowed to it. */
type Done<S, Output> =
  | { readonly done: OneOrMore<string | Case<S, { readonly output: Output }>>; readonly doneBy?: never }
  | {
      readonly done?: never;
      readonly doneBy: {
        readonly [Tag in TagOf<Output>]: OneOrMore<
          string | Case<S, { readonly output: Extract<Output, { readonly _tag: Tag }> }>
        >;
      };
    };
type TagOf<Answer> = Answer extends { readonly _tag: infer Tag extends string } ? Tag : never;

interface CommonSpec<S extends AnySetup, Src extends keyof ActorsOf<S>> {
  /** The invoke's id, if it differs from the actor's name. */
  readonly id?: string;
  readonly input: (args: {
    readonly context: ContextOf<S>;
    readonly event: PartsOf<S>["event"];
    readonly self: AnyActorRef;
  }) => InputOf<ActorsOf<S>[Src]>;
  /** What else happens as the request begins. */
  readonly entry?: OneOrMore<ActionsOf<S>>;
  /** Replaces the tag `busy`. */
  readonly tags?: readonly PartsOf<S>["tag"][];
  /** A defect: the promise was rejected. */
  readonly crashed?: string | Branch<S, unknown>;
}

/** The failure of a call is assigned to the context's `failure`. */
type Kept<S> =
  ContextOf<S> extends { readonly failure: CallFailure | undefined }
    ? { readonly silent?: true }
    : {
        /** The failure is not assigned; an earlier one stays. */
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
    /** Every other refusal, such as one that names a field; a refusal that no case takes counts as a failure. */
    readonly refusedOtherwise?: OneOrMore<Case<S, { readonly refusal: Refused }>>;
    /** Every other failure, including a timeout. The last case has no condition. */
    readonly failed: OneOrMore<string | Case<S, { readonly failure: CallFailure }>>;
    /** The timeout, if it does not lead to the same target as other failures. */
    readonly timedOut?: string | Branch<S, { readonly failure: CallFailure }>;
  };

type WorkSpec<S extends AnySetup, Src extends keyof ActorsOf<S>> = CommonSpec<S, Src> & {
  /** How long it may take, in ms, or the name of a delay of the setup. */
  readonly limit: number | (PartsOf<S>["delay"] & string);
  /** The time limit was exceeded. */
  readonly failed: string | Branch<S, unknown>;
} & Done<S, OutputOf<ActorsOf<S>[Src]>>;

export type RequestSpec<S extends AnySetup, Src extends CallsOf<S> | WorksOf<S>> =
  Src extends WorksOf<S> ? WorkSpec<S, Src> : CallSpec<S, Src>;

export interface RequestState<S extends AnySetup> {
  readonly meta?: MachineMeta;
  readonly tags: NonNullable<StateConfigOf<S>["tags"]>;
  readonly entry: NonNullable<StateConfigOf<S>["entry"]>;
  readonly invoke: NonNullable<StateConfigOf<S>["invoke"]>;
  readonly after: NonNullable<StateConfigOf<S>["after"]>;
}

// The types above check the request and XState's types the result; in between, facts are untyped records.
type Facts = Readonly<Record<string, unknown>>;
interface PlainCase {
  readonly target?: string;
  readonly name?: string;
  readonly when?: (facts: Facts) => boolean;
  readonly assign?: (facts: Facts) => object;
  readonly actions?: OneOrMore<string>;
  readonly tell?: (facts: Facts) => AnyEventObject;
  readonly description?: string;
  readonly meta?: MachineMeta;
}
interface PlainSpec {
  readonly id?: string;
  readonly input: unknown;
  readonly limit: number | string;
  readonly entry?: OneOrMore<string>;
  readonly tags?: readonly string[];
  readonly done?: OneOrMore<string | PlainCase>;
  readonly doneBy?: Readonly<Record<string, OneOrMore<string | PlainCase>>>;
  readonly answered?: OneOrMore<PlainCase>;
  readonly answeredBy?: Readonly<Record<string, string | PlainCase>>;
  readonly refused?: Readonly<Record<string, string | PlainCase>>;
  readonly refusedOtherwise?: OneOrMore<PlainCase>;
  readonly failed: OneOrMore<string | PlainCase>;
  readonly timedOut?: string | PlainCase;
  readonly crashed?: string | PlainCase;
  readonly silent?: true;
}
/** What guards and actions of a transition receive. */
interface Taken {
  readonly context: Facts;
  readonly event: { readonly output?: unknown };
}

/** One kind of outcome: what diagrams call it, when it is one, and what it brings. */
interface TransitionKind {
  readonly name?: string;
  readonly holds: (taken: Taken) => boolean;
  readonly facts: (taken: Taken) => Facts;
  /** The value for the context's `failure`, if the outcome is a failure. */
  readonly failure?: (taken: Taken) => CallFailure | undefined;
  readonly description: string;
  readonly meta?: MachineMeta;
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
  description: "The call succeeded",
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
  description: "The server refused it",
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
const doneTagKind = (tag: string): TransitionKind => ({
  ...doneKind,
  name: tag,
  holds: ({ event }) => (event.output as { readonly _tag?: string })._tag === tag,
});
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
    description: "The call timed out",
    meta: { spec: "decisions/calls", code: "TIMED_OUT" },
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

/** Keeps the functions of a request beside what is built from them: the atlas reads their code. */
const builtFrom = <Built extends object>(built: Built, ...written: readonly unknown[]): Built =>
  Object.assign(built, { written });

const transitionOf = (
  base: MachineMeta | undefined,
  kind: TransitionKind,
  { target, name, when, assign: keep, actions, tell, description, meta }: PlainCase,
) => {
  const condition = [kind.name, name].filter((part) => part !== undefined).join(" ");
  const facts = (taken: Taken): Facts => ({ ...kind.facts(taken), context: taken.context });
  return {
    ...(target !== undefined && { target }),
    ...(condition !== "" && {
      guard: builtFrom(
        named(condition, (taken) => kind.holds(taken) && (when?.(facts(taken)) ?? true)),
        when,
      ),
    }),
    actions: [
      ...(keep === undefined && kind.failure === undefined
        ? []
        : [
            builtFrom(
              assign((args) => {
                const taken = args as unknown as Taken;
                const failure = kind.failure?.(taken);
                return { ...(failure !== undefined && { failure }), ...keep?.(facts(taken)) };
              }),
              keep,
            ),
          ]),
      ...listOf(actions),
      ...(tell === undefined
        ? []
        : [
            builtFrom(
              sendTo(
                ({ context }: { readonly context: Facts }) => livingOf(context["parent"] as AnyActorRef),
                (args) => tell(facts(args as unknown as Taken)),
              ),
              tell,
            ),
          ]),
    ],
    description: description ?? kind.description,
    meta: { ...base, ...kind.meta, ...meta },
  };
};

/**
 * The request builder of one machine: `const request = requestsOf<typeof theSetup>({ refusals })`, then in a state `...request("load", { … })`.
 * A call's failure is assigned to the context's `failure` and cleared when the next call starts; work in the browser does not change it.
 * `meta`, `tags`, `entry`, `invoke` and `after` of the state are options of the request: set beside the spread they would overwrite the builder's.
 */
export const requestsOf =
  <S extends AnySetup>({
    meta,
    refusals = {},
  }: {
    /** Where the calls are not specified where the machine is. */
    readonly meta?: MachineMeta;
    readonly refusals?: RefusalTable;
  } = {}) =>
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
      doneBy,
      refused = {},
      refusedOtherwise,
      failed,
      timedOut = failed,
      crashed = "crashed",
      silent = false,
    } = spec as unknown as PlainSpec;
    const isCall = done === undefined && doneBy === undefined;
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
      : [
          ...listOf(done).map((one) => transition(doneKind, one)),
          ...Object.entries(doneBy ?? {}).flatMap(([tag, branches]) =>
            listOf(branches).map((one) => transition(doneTagKind(tag), one)),
          ),
        ];
    return {
      ...(meta !== undefined && { meta }),
      tags,
      entry: [...(isCall && !silent ? [assign(() => ({ failure: undefined }))] : []), ...listOf(entry)],
      invoke: { id, src, input, onDone: outcomes, onError: transition(crashedKind, crashed) },
      after: {
        [limit]: listOf(timedOut).map((one) => transition(isCall ? timedOutKind(limit) : tooLongKind, one)),
      },
    } as unknown as RequestState<S>;
  };
