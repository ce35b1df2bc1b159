/** Ends the registration of a product; its serial number is typed again to confirm (business §2). */
import type { ActorRefFrom } from "xstate"
import { checkDeletion, type AboutProduct, type DeletionFields, type DeletionRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { notMine } from "./product-refusals.ts"

export const productDeletionMachine = createFormMachine<AboutProduct, DeletionFields, DeletionRequest, Readonly<Record<string, never>>>({
  id: "productDeletion", description: "Deletes a product", screen: "product settings", keeps: false, check: checkDeletion,
  refusals: [notMine, { state: "confirmationDiffers", code: "CONFIRMATION_DIFFERS", description: "Another serial number was typed to confirm" }],
})

export type ProductDeletionRef = ActorRefFrom<typeof productDeletionMachine>
