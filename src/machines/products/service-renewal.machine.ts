/** Renews a cloud service by a licence code (business §2, §8). */
import { problemBy } from "../../domain/kit/checked.ts";
import type { Product } from "../../domain/products/product.ts";
import { checkRenewal, type RenewalValues } from "../../domain/products/product-forms.ts";
import { renewalCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

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
