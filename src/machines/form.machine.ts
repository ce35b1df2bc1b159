/** A form: what was typed, what is wrong with it and from when on that is told, and what came of sending it (business §5, decisions). */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { CallFailure, Outcome } from "../domain/call-failure.ts"
import type { MachineMeta } from "./machine-meta.ts"
import { provided } from "./provide.ts"

/** The values of a form by field name: texts, choices, marks. */
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
}

export type FormEvent<Values extends FormValues> =
  | { readonly type: "form.changed"; readonly change: Partial<Values> }
  | { readonly type: "form.left"; readonly field: FieldOf<Values> }
  | { readonly type: "form.submit" }
  | { readonly type: "form.reset" }

export interface FormInput<Values extends FormValues> {
  readonly values: Values
  readonly limit: number
  /** What the server has said of fields before this form began. */
  readonly refused?: Codes<Values>
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
}

/** What a field is told to be wrong with: the server's word first, then the rules' where the person has left the field. */
export const toldProblem = <Values extends FormValues>(
  { refused, left, problems }: Pick<FormContext<Values, unknown>, "refused" | "left" | "problems">, field: FieldOf<Values>,
): string | undefined => refused[field] ?? (left.includes(field) ? problems[field] : undefined)

/** True where something was typed that is not sent yet. */
export const isChanged = <Values extends FormValues>({ initial, values }: Pick<FormContext<Values, unknown>, "initial" | "values">): boolean =>
  JSON.stringify(initial) !== JSON.stringify(values)

/** A form of one kind; the app gives it its `submit` actor. */
export const createFormMachine = <Values extends FormValues, Answer>({ id, description, spec, screen, fields, problemOf, afterwards }: FormKind<Values>) => {
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
  const begin = (values: Values): Omit<Context, "limit"> => ({
    initial: values, values, problems: judge(values), left: [], refused: none, focus: { field: undefined }, failure: { _tag: "None" }, result: { _tag: "None" },
  })
  /** The field of this form that a refusal is about. */
  const refusedField = (outcome: Outcome<Answer>): { readonly field: Field; readonly code: string } | undefined => {
    if (outcome._tag === "Answered" || outcome.failure._tag !== "Refused") return undefined
    const { code, field } = outcome.failure
    const known = fields.find((name) => name === field)
    return known === undefined ? undefined : { field: known, code }
  }

  const formSetup = setup({
    types: {
      context: {} as Context,
      input: {} as FormInput<Values>,
      output: {} as Context["result"],
      events: {} as FormEvent<Values>,
      tags: {} as "busy" | "failed" | "done",
      meta: {} as MachineMeta,
    },
    actors: { submit: provided<Outcome<Answer>, { readonly values: Values }>("submit") },
    guards: {
      isComplete: ({ context }) => firstOf(context.problems) === undefined,
      isAnswered: (_, params: { outcome: Outcome<Answer> }) => params.outcome._tag === "Answered",
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
        return refusal === undefined ? {} : { refused: { [refusal.field]: refusal.code } as Codes<Values>, focus: { field: refusal.field } }
      }),
      keepFailure: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> => (outcome._tag === "Failed" ? { failure: outcome.failure } : {})),
      keepTimeout: assign(({ context }): Partial<Context> => ({ failure: { _tag: "TimedOut", limit: context.limit } })),
      keepAnswer: assign(({ context }, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> =>
        (outcome._tag === "Answered" ? { ...begin(afterwards === "clear" ? context.initial : context.values), result: outcome } : {})),
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

  const sending = formSetup.createStateConfig({
    description: "Waits for the answer; what is typed stays as it is", meta, tags: ["busy"], entry: "forgetOutcome",
    invoke: {
      id: "submit", src: "submit", input: ({ context }) => ({ values: context.values }),
      onDone: [
        {
          guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) }, target: "done",
          actions: { type: "keepAnswer", params: ({ event }) => ({ outcome: event.output }) }, description: "It was done", meta,
        },
        {
          guard: { type: "isRefusedAtField", params: ({ event }) => ({ outcome: event.output }) }, target: "editing",
          actions: { type: "keepRefusal", params: ({ event }) => ({ outcome: event.output }) }, description: "The server found something wrong with a field", meta: { ...meta, code: "INVALID_REQUEST" },
        },
        { target: "failed", actions: { type: "keepFailure", params: ({ event }) => ({ outcome: event.output }) }, description: "The call failed", meta },
      ],
      onError: { target: "crashed", description: "A defect in the call", meta },
    },
    after: { limit: { target: "failed", actions: "keepTimeout", description: "No answer in time", meta: { ...meta, code: "TIMED_OUT" } } },
  })

  const doneState = afterwards === "end"
    ? { type: "final" as const, description: "It was done", meta, tags: ["done" as const] }
    : {
        description: "It was done; the form can be filled in again", meta, tags: ["done" as const],
        on: {
          ...filling,
          "form.changed": { ...filling["form.changed"], target: "editing" as const },
          "form.submit": { target: "sending" as const, description: "The same is sent again", meta },
        },
      }

  return formSetup.createMachine({
    id,
    description, meta,
    context: ({ input: { values, limit, refused = none } }) => ({ ...begin(values), limit, refused, focus: { field: firstOf(refused) } }),
    initial: "editing",
    states: {
      editing: { description: "Being filled in", meta, on: filling },
      sending,
      done: doneState,
      failed: { description: "Not sent, and why; everything typed is kept", meta, tags: ["failed"], on: filling },
      crashed: { description: "A defect; sending again may help, everything typed is kept", meta: { ...meta, code: "DEFECT" }, tags: ["failed"], on: filling },
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
