/** Puts a new device in the place of a registered one; what belongs to the old one moves along (business §2, §8). */
import { problemBy } from "../domain/checked.ts";
import type { Product } from "../domain/product.ts";
import { checkReplacement, type ReplacementValues } from "../domain/product-forms.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";
import { notMine, registrationRefusals } from "./product-refusals.ts";

export const productReplacementMachine = createFormMachine<ReplacementValues, Product>({
  id: "productReplacement",
  description: "Replaces a device",
  spec: "business §4",
  screen: "replace product",
  afterwards: "clear",
  fields: ["new_serial", "licence_code"],
  problemOf: problemBy(checkReplacement),
  refusals: [notMine, ...registrationRefusals],
});

export type ProductReplacementRef = FormRef<ReplacementValues, Product>;
