/** Moves what is left of a cloud service to another product of the company (business §8). */
import { problemBy } from "../domain/checked.ts";
import type { Product } from "../domain/product.ts";
import { checkTransfer, type TransferValues } from "../domain/product-forms.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";
import { notMine } from "./product-refusals.ts";

export const serviceTransferMachine = createFormMachine<TransferValues, Product>({
  id: "serviceTransfer",
  description: "Transfers a cloud service",
  spec: "business §4",
  screen: "cloud services",
  afterwards: "clear",
  fields: ["to_serial"],
  problemOf: problemBy(checkTransfer),
  refusals: [
    notMine,
    {
      state: "testService",
      code: "TEST_SERVICE_NOT_TRANSFERABLE",
      description: "A test service cannot be transferred",
    },
    {
      state: "expired",
      code: "CLOUD_SERVICE_EXPIRED",
      description: "An expired service cannot be transferred",
    },
    {
      state: "notActive",
      code: "CLOUD_SERVICE_NOT_ACTIVE",
      description: "There is no running service to transfer",
    },
    { state: "toItself", code: "TRANSFER_TO_ITSELF", description: "The service is on this product already" },
  ],
});

export type ServiceTransferRef = FormRef<TransferValues, Product>;
