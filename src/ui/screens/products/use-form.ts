import type { FormRef } from "../../../machines/product-form.ts"
import { useFormView, type FormView } from "../use-form-view.ts"
import { problemText, refusalText } from "./product-words.ts"

export { FORM_LIMIT } from "../use-form-view.ts"

const words = { problem: problemText, refusal: refusalText }

/** A form of the products area. */
export const useForm = <About, Fields extends object, Request, Answer>(actor: FormRef<About, Fields, Request, Answer>): FormView<Fields, Answer> => useFormView(actor, words)
