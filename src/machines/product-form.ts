/** A form that is sent: what is typed, what is wrong with it, and what became of it. Each refusal is a state of its own (business §8). */
import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate"
import type { CallFailure, Outcome } from "../domain/call-failure.ts"
import type { Checked, Problems } from "../domain/product-forms.ts"
import type { MachineMeta } from "./machine-meta.ts"
import type { ParentRef } from "./parent-ref.ts"
import { provided } from "./provide.ts"

/** A refusal that has a state: its code on the wire, and what it means. */
export interface Refusal<State extends string = string> {
  readonly state: State
  readonly code: string
  readonly description: string
  /** True where it says that what is shown is older than what is: whoever holds the content looks again. */
  readonly outdated?: true
}

/** What makes one form differ from another. */
export interface FormRules<About, Fields, Request> {
  readonly id: string
  readonly description: string
  readonly screen: string
  /** Where what was sent stays in the form, such as settings; other forms are empty afterwards. */
  readonly keeps: boolean
  readonly check: (about: About, fields: Fields) => Checked<Fields, Request>
  readonly refusals: readonly Refusal[]
}

/** What whoever holds the content hears when a write has answered with the new one. */
export interface ContentChanged<Answer> { readonly type: "resource.changed"; readonly content: Answer }

/** What whoever holds the content hears of it: how it is now, or that it is not what is shown any more. */
export type ContentReport<Answer> = ContentChanged<Answer> | { readonly type: "resource.refresh" }

export interface FormInput<About, Fields, Answer> {
  readonly about: About
  /** What stands in the form at first. */
  readonly first: Fields
  /** How long an answer may take, in ms. */
  readonly limit: number
  /** Who holds the content that the answer renews, if anybody does. */
  readonly parent: ParentRef<ContentReport<Answer>> | undefined
}

export type FormResult<Answer> = { readonly _tag: "None" } | { readonly _tag: "Answered"; readonly answer: Answer } | { readonly _tag: "Failed"; readonly failure: CallFailure }

export interface FormContext<About, Fields, Answer> extends FormInput<About, Fields, Answer> {
  readonly fields: Fields
  readonly problems: Problems<Fields>
  readonly result: FormResult<Answer>
}

export type FormEvent<Fields> =
  | { readonly type: "form.changed"; readonly change: Partial<Fields> }
  | { readonly type: "form.submit" }
  | { readonly type: "screen.shown" }

/** The code of the refusal that an outcome is, if it is one. */
const refusalOf = (outcome: Outcome<unknown>): string | undefined =>
  outcome._tag === "Failed" && outcome.failure._tag === "Refused" ? outcome.failure.code : undefined

/** A form with its own check and refusals; the app gives it its `send` actor. */
export const createFormMachine = <About, Fields extends object, Request, Answer>({ id, description, screen, keeps, check, refusals }: FormRules<About, Fields, Request>) => {
  type Context = FormContext<About, Fields, Answer>
  const meta: MachineMeta = { spec: "business §4", screen }
  const none = {} as Problems<Fields>
  const problemsOf = (about: About, fields: Fields): Problems<Fields> => {
    const checked = check(about, fields)
    return checked._tag === "Valid" ? none : checked.problems
  }
  const formSetup = setup({
    types: {
      context: {} as Context, input: {} as FormInput<About, Fields, Answer>, events: {} as FormEvent<Fields>, tags: {} as "busy" | "failed" | "done", meta: {} as MachineMeta,
    },
    actors: { send: provided<Outcome<Answer>, { readonly request: Request }>("send") },
    guards: {
      isValid: ({ context: { about, fields } }) => check(about, fields)._tag === "Valid",
      becomesValid: ({ context: { about, fields } }, { change }: { change: Partial<Fields> }) => check(about, { ...fields, ...change })._tag === "Valid",
      isAnswered: (_, { outcome }: { outcome: Outcome<Answer> }) => outcome._tag === "Answered",
      isRefused: (_, { outcome, code }: { outcome: Outcome<Answer>; code: string }) => refusalOf(outcome) === code,
    },
    actions: {
      change: assign(({ context }, { change }: { change: Partial<Fields> }): Partial<Context> => ({ fields: { ...context.fields, ...change } })),
      nameProblems: assign(({ context: { about, fields } }): Partial<Context> => ({ problems: problemsOf(about, fields) })),
      forgetResult: assign((): Partial<Context> => ({ problems: none, result: { _tag: "None" } })),
      keepResult: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> => ({ result: outcome })),
      keepTimeout: assign(({ context }): Partial<Context> => ({ result: { _tag: "Failed", failure: { _tag: "TimedOut", limit: context.limit } } })),
      empty: assign(({ context }): Partial<Context> => (keeps ? {} : { fields: context.first })),
      lookAgain: enqueueActions(({ context, enqueue }) => {
        if (context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.refresh" })
      }),
      tell: enqueueActions(({ context, enqueue }, { outcome }: { outcome: Outcome<Answer> }) => {
        if (outcome._tag === "Answered" && context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.changed", content: outcome.answer })
      }),
    },
    delays: { limit: ({ context }) => context.limit },
  })

  const change = {
    target: "editing", actions: { type: "change", params: ({ event }: { event: { readonly change: Partial<Fields> } }) => ({ change: event.change }) },
    description: "Something was typed", meta,
  } as const
  // What was sent once has been checked.
  const again = { "form.changed": change, "form.submit": { target: "sending", description: "The same again", meta } } as const

  const invalid = formSetup.createStateConfig({
    description: "What is missing or wrong stands at its field, until it is mended", meta: { ...meta, spec: "business §5" },
    on: {
      "form.changed": [
        { ...change, guard: { type: "becomesValid", params: ({ event }) => ({ change: event.change }) }, description: "The last problem was mended" },
        {
          actions: [{ type: "change", params: ({ event }) => ({ change: event.change }) }, "nameProblems"], description: "Mends one problem; others are left", meta,
        },
      ],
    },
  })

  const sending = formSetup.createStateConfig({
    description: "Waits for the answer; nothing is sent twice", meta, tags: ["busy"], entry: "forgetResult",
    invoke: {
      id: "send", src: "send",
      input: ({ context: { about, fields } }) => {
        const checked = check(about, fields)
        if (checked._tag === "Invalid") throw new Error("Sent what was not checked")
        return { request: checked.request }
      },
      onDone: [
        {
          guard: { type: "isAnswered", params: ({ event }) => ({ outcome: event.output }) }, target: "done",
          actions: [
            { type: "keepResult", params: ({ event }) => ({ outcome: event.output }) }, { type: "tell", params: ({ event }) => ({ outcome: event.output }) }, "empty",
          ],
          description: "It was done", meta,
        },
        ...refusals.map(({ state, code, description: refused, outdated }) => ({
          guard: { type: "isRefused" as const, params: ({ event }: { event: { readonly output: Outcome<Answer> } }) => ({ outcome: event.output, code }) }, target: state,
          actions: [
            { type: "keepResult" as const, params: ({ event }: { event: { readonly output: Outcome<Answer> } }) => ({ outcome: event.output }) }, ...(outdated === true ? ["lookAgain" as const] : []),
          ],
          description: refused, meta: { ...meta, spec: "business §8", id: code },
        })),
        { target: "failed", actions: { type: "keepResult", params: ({ event }) => ({ outcome: event.output }) }, description: "The call failed", meta },
      ],
      onError: { target: "crashed", description: "A defect in the call", meta },
    },
    after: { limit: { target: "failed", actions: "keepTimeout", description: "No answer in time", meta: { ...meta, spec: "decisions", code: "TIMED_OUT" } } },
  })

  const refused = Object.fromEntries(refusals.map(({ state, code, description: why }) =>
    [state, formSetup.createStateConfig({ description: why, meta: { ...meta, spec: "business §8", code }, tags: ["failed"], on: again })]))

  return formSetup.createMachine({
    id, description, meta,
    context: ({ input }) => ({ ...input, fields: input.first, problems: none, result: { _tag: "None" } }),
    initial: "editing",
    states: {
      editing: {
        description: "Takes what is typed", meta, entry: "forgetResult",
        on: {
          "form.changed": change,
          "form.submit": [
            { guard: "isValid", target: "sending", description: "Everything is filled in: send it", meta },
            { target: "invalid", actions: "nameProblems", description: "Something is missing or wrong", meta: { ...meta, spec: "business §5" } },
          ],
        },
      },
      invalid,
      sending,
      done: {
        description: "It was done, and stays told until one comes back", meta, tags: ["done"],
        on: { "screen.shown": { target: "editing", description: "Back on the screen: ready for the next", meta }, "form.changed": change },
      },
      failed: { description: "It was not done, and why", meta: { ...meta, code: "CALL_FAILED" }, tags: ["failed"], on: again },
      crashed: { description: "A defect; sending again may help", meta: { ...meta, code: "DEFECT" }, tags: ["failed"], on: again },
      ...refused,
    },
  })
}

export type FormLogic<About, Fields extends object, Request, Answer> = ReturnType<typeof createFormMachine<About, Fields, Request, Answer>>
export type FormRef<About, Fields extends object, Request, Answer> = ActorRefFrom<FormLogic<About, Fields, Request, Answer>>
