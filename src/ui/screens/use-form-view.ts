import { useSelector } from "@xstate/react"
import type { FormEvent } from "react"
import type { CallFailure } from "../../domain/call-failure.ts"
import type { FormRef } from "../../machines/product-form.ts"
import type { FieldProblem } from "../../domain/product-forms.ts"
import { failureText } from "../i18n/failure-text.ts"
import type { Text } from "../i18n/catalogue.ts"
import { useText } from "../i18n/use-text.ts"

/** A form as its view shows it. */
export interface FormView<Fields, Answer> {
  readonly fields: Fields
  readonly busy: boolean
  /** The answer, as long as it is told. */
  readonly answer: Answer | undefined
  /** What went wrong and is not about one field; `defect` where the portal itself broke. */
  readonly trouble: CallFailure | "defect" | undefined
  readonly change: (change: Partial<Fields>) => void
  readonly submit: (event: FormEvent) => void
  /** What is wrong with a field, from here or from the server. */
  readonly errorOf: (field: keyof Fields & string) => string | undefined
}

/** An area's own words for what is wrong with a field, and for the codes that are refused there. */
export interface FormWords {
  readonly problem: (t: Text, problem: FieldProblem, field: string) => string
  readonly refusal: (t: Text, code: string) => string | undefined
}

/** How long an answer may take, in milliseconds: the net under the client's own limit. */
export const FORM_LIMIT = 45_000

/** Shows a form's machine: each refusal stands at the field that it is about, anything else above the form. */
export const useFormView = <About, Fields extends object, Request, Answer>(actor: FormRef<About, Fields, Request, Answer>, own: FormWords): FormView<Fields, Answer> => {
  const t = useText()
  const fields = useSelector(actor, ({ context }) => context.fields)
  const problems = useSelector(actor, ({ context }) => context.problems)
  const result = useSelector(actor, ({ context }) => context.result)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"))
  const failure = result._tag === "Failed" ? result.failure : undefined
  const field = failure?._tag === "Refused" ? failure.field : undefined
  const atField = field !== undefined && Object.hasOwn(fields, field)
  return {
    fields, busy,
    answer: result._tag === "Answered" ? result.answer : undefined,
    trouble: !failed || atField ? undefined : (failure ?? "defect"),
    change: (change) => actor.send({ type: "form.changed", change }),
    submit: (event) => {
      event.preventDefault()
      actor.send({ type: "form.submit" })
    },
    errorOf: (name) => {
      const problem = problems[name]
      if (problem !== undefined) return own.problem(t, problem, name)
      if (failure?._tag !== "Refused" || field !== name) return undefined
      const words = own.refusal(t, failure.code)
      if (words !== undefined) return words
      const { title, text } = failureText(t, failure)
      return `${title}. ${text}`
    },
  }
}
