/** Moves what is left of a cloud service to another product of the company (business §8). */
import type { ActorRefFrom } from "xstate"
import type { Product } from "../domain/product.ts"
import { checkTransfer, type AboutService, type TransferFields, type TransferRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { notMine } from "./product-refusals.ts"

export const serviceTransferMachine = createFormMachine<AboutService, TransferFields, TransferRequest, Product>({
  id: "serviceTransfer", description: "Transfers a cloud service", screen: "cloud services", keeps: false, check: checkTransfer,
  refusals: [
    notMine,
    { state: "testService", code: "TEST_SERVICE_NOT_TRANSFERABLE", description: "A test service cannot be transferred" },
    { state: "expired", code: "CLOUD_SERVICE_EXPIRED", description: "An expired service cannot be transferred" },
    { state: "notActive", code: "CLOUD_SERVICE_NOT_ACTIVE", description: "There is no running service to transfer" },
    { state: "toItself", code: "TRANSFER_TO_ITSELF", description: "The service is on this product already" },
  ],
})

export type ServiceTransferRef = ActorRefFrom<typeof serviceTransferMachine>
