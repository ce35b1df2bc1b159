/** Begins a cloud service: by a licence code, or once as a test of a month (business §8, §9). */
import type { ActorRefFrom } from "xstate"
import type { Product } from "../domain/product.ts"
import { checkActivation, type AboutService, type ActivationFields, type ActivationRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { licenceRefusals, notMine } from "./product-refusals.ts"

export const serviceActivationMachine = createFormMachine<AboutService, ActivationFields, ActivationRequest, Product>({
  id: "serviceActivation", description: "Activates a cloud service", screen: "cloud services", keeps: false, check: checkActivation,
  refusals: [
    notMine,
    { state: "testUsed", code: "TEST_SERVICE_ALREADY_USED", description: "The test month of this product was used before" },
    { state: "alreadyActive", code: "CLOUD_SERVICE_ALREADY_ACTIVE", description: "The service runs already" },
    ...licenceRefusals,
  ],
})

export type ServiceActivationRef = ActorRefFrom<typeof serviceActivationMachine>
