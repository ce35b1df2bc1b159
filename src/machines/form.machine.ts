/** A form: what was typed, what is wrong with it and from when on that is told, and what came of sending it (business §5, §8, decisions). */
import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from "xstate"
import type { CallFailure, Outcome } from "../domain/call-failure.ts"
import type { MachineMeta } from "./machine-meta.ts"
import type { ParentRef } from "./parent-ref.ts"
import { provided } from "./provide.ts"
import type { ContentReport } from "./resource.machine.ts"

/** The values of a form by field name: texts, choices, marks; and what it is about, which nobody types. */
export type FormValues = object
export type FieldOf<Values extends FormValues> = keyof Values & string
type Codes<Values extends FormValues> = Readonly<Partial<Record<FieldOf<Values>, string>>>

export interface FormContext<Values extends FormValues, Answer> {
  /** How long an answer may take, in ms. */
  readonly limit: number
  readonly initial: Values
  readonly values: Values
  /** What the rules say of every field, told or not. */
  readonly problems: Codes<Values>
  /** The fields that the person has left: their problems are told. */
  readonly left: readonly FieldOf<Values>[]
  /** What the server said of a field; it holds until the field changes. */
  readonly refused: Codes<Values>
  /** The field that the cursor is led to: another object each time. */
  readonly focus: { readonly field: FieldOf<Values> | undefined }
  readonly failure: { readonly _tag: "None" } | CallFailure
  readonly result: { readonly _tag: "None" } | { readonly _tag: "Answered"; readonly answer: Answer }
  /** Who holds the content that the answer renews, if anybody does. */
  readonly parent: ParentRef<ContentReport<Answer>> | undefined
}

export type FormEvent<Values extends FormValues> =
  | { readonly type: "form.changed"; readonly change: Partial<Values> }
  | { readonly type: "form.left"; readonly field: FieldOf<Values> }
  | { readonly type: "form.submit" }
  | { readonly type: "form.reset" }
  | { readonly type: "screen.shown" }

export interface FormInput<Values extends FormValues, Answer> extends Partial<Pick<FormContext<Values, Answer>, "parent">> {
  readonly values: Values
  readonly limit: number
  /** What the server has said of fields before this form began. */
  readonly refused?: Codes<Values>
}

/** A refusal that has a state of its own: its code on the wire, and what it means. */
export interface Refusal {
  readonly state: string
  readonly code: string
  readonly description: string
  /** True where it says that what is shown is older than what is: whoever holds the content looks again. */
  readonly outdated?: true
}

/** What one form is about. */
export interface FormKind<Values extends FormValues> {
  readonly id: string
  readonly description: string
  readonly spec: string
  readonly screen: string
  /** In the order in which they stand on the screen: the first one with a problem gets the cursor. */
  readonly fields: readonly FieldOf<Values>[]
  /** The code of what is wrong with a field. */
  readonly problemOf: (field: FieldOf<Values>, values: Values) => string | undefined
  /** Once it was sent: `keep` goes on from what was sent, `clear` begins anew, `end` ends with the result as output, for a parent to go on from. */
  readonly afterwards: "keep" | "clear" | "end"
  /** Those that have a state of their own (business §8); any other is told at its field, or fails the call. */
  readonly refusals?: readonly Refusal[]
}

/** What a field is told to be wrong with: the server's word first, then the rules' where the person has left the field. */
export const toldProblem = <Values extends FormValues>(
  { refused, left, problems }: Pick<FormContext<Values, unknown>, "refused" | "left" | "problems">, field: FieldOf<Values>,
): string | undefined => refused[field] ?? (left.includes(field) ? problems[field] : undefined)

/** True where something was typed that is not sent yet. */
export const isChanged = <Values extends FormValues>({ initial, values }: Pick<FormContext<Values, unknown>, "initial" | "values">): boolean =>
  JSON.stringify(initial) !== JSON.stringify(values)

/** Why it was not sent, where that is about no field; `defect` where the portal itself broke. */
export const troubleOf = <Values extends FormValues, Answer>(snapshot: SnapshotFrom<FormLogic<Values, Answer>>): CallFailure | "defect" | undefined => {
  if (snapshot.hasTag("crashed")) return "defect"
  const { failure } = snapshot.context
  return failure._tag === "None" ? undefined : failure
}

/** A form of one kind; the app gives it its `submit` actor. */
export const createFormMachine = <Values extends FormValues, Answer>({ id, description, spec, screen, fields, problemOf, afterwards, refusals = [] }: FormKind<Values>) => {
  type Context = FormContext<Values, Answer>
  type Field = FieldOf<Values>
  const none = {} as Codes<Values>
  const meta: MachineMeta = { spec, screen }

  const judge = (values: Values): Codes<Values> =>
    Object.fromEntries(fields.flatMap((field) => {
      const code = problemOf(field, values)
      return code === undefined ? [] : [[field, code]]
    })) as Codes<Values>
  const firstOf = (codes: Codes<Values>): Field | undefined => fields.find((field) => codes[field] !== undefined)
  const begin = (values: Values): Omit<Context, "limit" | "parent"> => ({
    initial: values, values, problems: judge(values), left: [], refused: none, focus: { field: undefined }, failure: { _tag: "None" }, result: { _tag: "None" },
  })
  /** The field of this form that a refusal is about. */
  const refusedField = (outcome: Outcome<Answer>): { readonly field: Field; readonly code: string } | undefined => {
    if (outcome._tag === "Answered" || outcome.failure._tag !== "Refused") return undefined
    const { code, field } = outcome.failure
    const known = fields.find((name) => name === field)
    return known === undefined ? undefined : { field: known, code }
  }

  const failureOf = (outcome: Outcome<Answer>): Partial<Context> => (outcome._tag === "Failed" ? { failure: outcome.failure } : {})

  const formSetup = setup({
    types: {
      context: {} as Context,
      input: {} as FormInput<Values, Answer>,
      output: {} as Context["result"],
      events: {} as FormEvent<Values>,
      tags: {} as "busy" | "failed" | "crashed" | "done",
      meta: {} as MachineMeta,
    },
    actors: { submit: provided<Outcome<Answer>, { readonly values: Values }>("submit") },
    guards: {
      isComplete: ({ context }) => firstOf(context.problems) === undefined,
      isAnswered: (_, params: { outcome: Outcome<Answer> }) => params.outcome._tag === "Answered",
      isRefused: (_, { outcome, code }: { outcome: Outcome<Answer>; code: string }) => outcome._tag === "Failed" && outcome.failure._tag === "Refused" && outcome.failure.code === code,
      isRefusedAtField: (_, params: { outcome: Outcome<Answer> }) => refusedField(params.outcome) !== undefined,
    },
    actions: {
      change: assign(({ context }, params: { change: Partial<Values> }): Partial<Context> => {
        const values = { ...context.values, ...params.change }
        const refused = Object.fromEntries(Object.entries(context.refused).filter(([field]) => !(field in params.change))) as Codes<Values>
        return { values, problems: judge(values), refused }
      }),
      leave: assign(({ context }, params: { field: Field }): Partial<Context> =>
        (context.left.includes(params.field) ? {} : { left: [...context.left, params.field] })),
      tellAll: assign(({ context }): Partial<Context> => ({ left: fields, focus: { field: firstOf(context.problems) } })),
      forgetOutcome: assign((): Partial<Context> => ({ failure: { _tag: "None" }, result: { _tag: "None" }, refused: none })),
      keepRefusal: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> => {
        const refusal = refusedField(outcome)
        if (refusal === undefined) return failureOf(outcome)
        return { refused: { [refusal.field]: refusal.code } as Codes<Values>, focus: { field: refusal.field } }
      }),
      keepFailure: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> => failureOf(outcome)),
      forgetFailure: assign((): Partial<Context> => ({ failure: { _tag: "None" } })),
      keepTimeout: assign(({ context }): Partial<Context> => ({ failure: { _tag: "TimedOut", limit: context.limit } })),
      keepAnswer: assign(({ context }, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> =>
        (outcome._tag === "Answered" ? { ...begin(afterwards === "clear" ? context.initial : context.values), result: outcome } : {})),
      tell: enqueueActions(({ context, enqueue }, { outcome }: { outcome: Outcome<Answer> }) => {
        if (outcome._tag === "Answered" && context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.changed", content: outcome.answer })
      }),
      lookAgain: enqueueActions(({ context, enqueue }) => {
        if (context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.refresh" })
      }),
      begin: assign(({ context }): Partial<Context> => begin(context.initial)),
    },
    delays: { limit: ({ context }) => context.limit },
  })

  const filling = {
    "form.changed": { actions: { type: "change", params: ({ event }: { event: { readonly change: Partial<Values> } }) => ({ change: event.change }) }, description: "Something was typed or chosen", meta },
    "form.left": { actions: { type: "leave", params: ({ event }: { event: { readonly field: Field } }) => ({ field: event.field }) }, description: "The cursor left a field: what is wrong with it is told", meta },
    "form.submit": [
      { guard: "isComplete", target: "sending", description: "Nothing is wrong: sent", meta },
      { actions: "tellAll", description: "Something is wrong: all of it is told, and the cursor goes to the first", meta: { ...meta, code: "INVALID_REQUEST" } },
    ],
    "form.reset": { target: "editing", actions: "begin", description: "Back to what was there", meta },
  } as const
  const mended = { ...filling["form.changed"], target: "editing" } as const
  const again = { target: "sending", description: "The same is sent again", meta } as const
  type Ended = { readonly event: { readonly output: Outcome<Answer> } }
  const ended = ({ event }: Ended) => ({ outcome: event.output })

  const sending = formSetup.createStateConfig({
    description: "Waits for the answer; what is typed stays as it is", meta, tags: ["busy"], entry: "forgetOutcome",
    invoke: {
      id: "submit", src: "submit", input: ({ context }) => ({ values: context.values }),
      onDone: [
        {
          guard: { type: "isAnswered", params: ended }, target: "done", actions: [{ type: "keepAnswer", params: ended }, { type: "tell", params: ended }], description: "It was done", meta,
        },
        ...refusals.map(({ state, code, description: why, outdated }) => ({
          guard: { type: "isRefused" as const, params: ({ event }: Ended) => ({ outcome: event.output, code }) }, target: state,
          actions: [{ type: "keepRefusal" as const, params: ended }, ...(outdated === true ? ["lookAgain" as const] : [])], description: why, meta: { ...meta, spec: "business §8", id: code },
        })),
        {
          guard: { type: "isRefusedAtField", params: ended }, target: "editing", actions: { type: "keepRefusal", params: ended },
          description: "The server found something wrong with a field", meta: { ...meta, code: "INVALID_REQUEST" },
        },
        { target: "failed", actions: { type: "keepFailure", params: ended }, description: "The call failed", meta },
      ],
      onError: { target: "crashed", description: "A defect in the call", meta },
    },
    after: { limit: { target: "failed", actions: "keepTimeout", description: "No answer in time", meta: { ...meta, code: "TIMED_OUT" } } },
  })

  const doneState = afterwards === "end"
    ? { type: "final" as const, description: "It was done", meta, tags: ["done" as const] }
    : {
        description: "It was done, which is told until one comes back; the form can be filled in again", meta, tags: ["done" as const],
        on: {
          ...filling,
          "form.changed": mended,
          "form.submit": afterwards === "keep" ? again : { target: "editing" as const, actions: "tellAll" as const, description: "Nothing was filled in since: it is told what is missing", meta },
          "screen.shown": { target: "editing" as const, description: "Back on the screen: ready for the next", meta },
        },
      }

  const refusedStates = Object.fromEntries(refusals.map(({ state, code, description: why }) => [state, formSetup.createStateConfig({
    description: why, meta: { ...meta, spec: "business §8", code }, tags: ["failed"], exit: "forgetFailure", on: { ...filling, "form.changed": mended, "form.submit": again },
  })]))

  return formSetup.createMachine({
    id,
    description, meta,
    context: ({ input: { values, limit, parent, refused = none } }) => ({ ...begin(values), limit, parent, refused, focus: { field: firstOf(refused) } }),
    initial: "editing",
    states: {
      editing: { description: "Being filled in", meta, on: filling },
      sending,
      done: doneState,
      failed: { description: "Not sent, and why; everything typed is kept", meta, tags: ["failed"], on: filling },
      crashed: { description: "A defect; sending again may help, everything typed is kept", meta: { ...meta, code: "DEFECT" }, tags: ["failed", "crashed"], on: filling },
      ...refusedStates,
    },
    output: ({ context }) => context.result,
  })
}

/** The machine as the atlas and the tests know it; areas make theirs by `createFormMachine`. */
export const formMachine = createFormMachine<{ readonly name: string }, unknown>({
  id: "form", description: "A form", spec: "business §5", screen: "form", afterwards: "keep", fields: ["name"], problemOf: (_, { name }) => (name === "" ? "EMPTY" : undefined),
})

export type FormLogic<Values extends FormValues, Answer> = ReturnType<typeof createFormMachine<Values, Answer>>
export type FormRef<Values extends FormValues, Answer> = ActorRefFrom<FormLogic<Values, Answer>>
