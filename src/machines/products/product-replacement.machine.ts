/** Replaces a registered device with a new one and moves the old one's data to it (business §2, §8). */
import { problemBy } from "../../domain/kit/checked.ts";
import type { Product } from "../../domain/products/product.ts";
import { checkReplacement, type ReplacementValues } from "../../domain/products/product-forms.ts";
import { replacementCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const productReplacementMachine = createFormMachine<ReplacementValues, Product>({
  id: "productReplacement",
  description: "Replaces a device",
  spec: "business §4",
  screen: "replace product",
  afterwards: "clear",
  fields: ["new_serial", "licence_code"],
  problemOf: problemBy(checkReplacement),
  refusals: pick(productRefusals, replacementCodes),
});

export type ProductReplacementRef = FormRef<ReplacementValues, Product>;
