/** Transfers the remaining time of a cloud service to another product of the company (business §8). */
import { problemBy } from "../../domain/kit/checked.ts";
import type { Product } from "../../domain/products/product.ts";
import { checkTransfer, type TransferValues } from "../../domain/products/product-forms.ts";
import { transferCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const serviceTransferMachine = createFormMachine<TransferValues, Product>({
  id: "serviceTransfer",
  description: "Transfers a cloud service",
  spec: "business §4",
  screen: "cloud services",
  afterwards: "clear",
  fields: ["to_serial"],
  problemOf: problemBy(checkTransfer),
  refusals: pick(productRefusals, transferCodes),
});

export type ServiceTransferRef = FormRef<TransferValues, Product>;
