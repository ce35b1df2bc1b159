/** Ends the registration of a product; its serial number is typed again to confirm (business §2). */
import { problemBy } from "../domain/checked.ts";
import { checkDeletion, type DeletionValues } from "../domain/product-forms.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";
import { notMine } from "./product-refusals.ts";

export const productDeletionMachine = createFormMachine<DeletionValues, Readonly<Record<string, never>>>({
  id: "productDeletion",
  description: "Deletes a product",
  spec: "business §4",
  screen: "product settings",
  afterwards: "clear",
  fields: ["confirmation"],
  problemOf: problemBy(checkDeletion),
  refusals: [
    notMine,
    {
      state: "confirmationDiffers",
      code: "CONFIRMATION_DIFFERS",
      description: "Another serial number was typed to confirm",
    },
  ],
});

export type ProductDeletionRef = FormRef<DeletionValues, Readonly<Record<string, never>>>;
