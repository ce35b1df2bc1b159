/** Prolongs a cloud service by a licence code (business §2, §8). */
import type { ActorRefFrom } from "xstate"
import type { Product } from "../domain/product.ts"
import { checkRenewal, type AboutService, type RenewalFields, type RenewalRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { licenceRefusals, notMine } from "./product-refusals.ts"

export const serviceRenewalMachine = createFormMachine<AboutService, RenewalFields, RenewalRequest, Product>({
  id: "serviceRenewal", description: "Renews a cloud service", screen: "cloud services", keeps: false, check: checkRenewal,
  refusals: [notMine, { state: "neverActivated", code: "CLOUD_SERVICE_NOT_ACTIVE", description: "The service was never activated" }, ...licenceRefusals],
})

export type ServiceRenewalRef = ActorRefFrom<typeof serviceRenewalMachine>
