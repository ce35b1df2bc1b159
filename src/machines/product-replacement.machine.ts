/** Puts a new device in the place of a registered one; what belongs to the old one moves along (business §2, §8). */
import type { ActorRefFrom } from "xstate"
import type { Product } from "../domain/product.ts"
import { checkReplacement, type AboutProduct, type ReplacementFields, type ReplacementRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { notMine, registrationRefusals } from "./product-refusals.ts"

export const productReplacementMachine = createFormMachine<AboutProduct, ReplacementFields, ReplacementRequest, Product>({
  id: "productReplacement", description: "Replaces a device", screen: "replace product", keeps: false, check: checkReplacement, refusals: [notMine, ...registrationRefusals],
})

export type ProductReplacementRef = ActorRefFrom<typeof productReplacementMachine>
