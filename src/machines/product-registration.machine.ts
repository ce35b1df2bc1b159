/** Registers a device by its serial number and licence code (business §1, §8). */
import type { ActorRefFrom } from "xstate"
import type { Product } from "../domain/product.ts"
import { checkRegistration, type RegistrationFields, type RegistrationRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { registrationRefusals } from "./product-refusals.ts"

export const productRegistrationMachine = createFormMachine<object, RegistrationFields, RegistrationRequest, Product>({
  id: "productRegistration", description: "Registers a device", screen: "register product", keeps: false, check: checkRegistration, refusals: registrationRefusals,
})

export type ProductRegistrationRef = ActorRefFrom<typeof productRegistrationMachine>
