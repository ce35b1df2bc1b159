/** Activates a cloud service by a licence code, or once as a free test month (business §8, §9). */
import { problemBy } from "../../domain/kit/checked.ts";
import type { Product } from "../../domain/products/product.ts";
import { checkActivation, type ActivationValues } from "../../domain/products/product-forms.ts";
import { activationCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const serviceActivationMachine = createFormMachine<ActivationValues, Product>({
  id: "serviceActivation",
  description: "Activates a cloud service",
  spec: "business §4",
  screen: "cloud services",
  afterwards: "clear",
  fields: ["licence_code"],
  problemOf: problemBy(checkActivation),
  isShown: (_, { mode }) => mode === "code",
  refusals: pick(productRefusals, activationCodes),
});

export type ServiceActivationRef = FormRef<ActivationValues, Product>;
