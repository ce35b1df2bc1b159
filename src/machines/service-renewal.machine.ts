/** Prolongs a cloud service by a licence code (business §2, §8). */
import { problemBy } from "../domain/checked.ts";
import type { Product } from "../domain/product.ts";
import { checkRenewal, type RenewalValues } from "../domain/product-forms.ts";
import { renewalCodes, productRefusals } from "../domain/products/products.refusals.ts";
import { pick } from "../domain/refusals.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";

export const serviceRenewalMachine = createFormMachine<RenewalValues, Product>({
  id: "serviceRenewal",
  description: "Renews a cloud service",
  spec: "business §4",
  screen: "cloud services",
  afterwards: "clear",
  fields: ["licence_code"],
  problemOf: problemBy(checkRenewal),
  refusals: pick(productRefusals, renewalCodes),
});

export type ServiceRenewalRef = FormRef<RenewalValues, Product>;
