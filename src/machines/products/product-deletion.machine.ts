/** Ends the registration of a product; the person confirms it by typing the serial number again (business §2). */
import { problemBy } from "../../domain/kit/checked.ts";
import { checkDeletion, type DeletionValues } from "../../domain/products/product-forms.ts";
import { deletionCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const productDeletionMachine = createFormMachine<DeletionValues, Readonly<Record<string, never>>>({
  id: "productDeletion",
  description: "Deletes a product",
  spec: "business §4",
  screen: "product settings",
  afterwards: "clear",
  fields: ["confirmation"],
  problemOf: problemBy(checkDeletion),
  refusals: pick(productRefusals, deletionCodes),
});

export type ProductDeletionRef = FormRef<DeletionValues, Readonly<Record<string, never>>>;
