/** Registers a device by its serial number and licence code (business §1, §8). */
import { problemBy } from "../../domain/kit/checked.ts";
import type { Product } from "../../domain/products/product.ts";
import { checkRegistration, type RegistrationValues } from "../../domain/products/product-forms.ts";
import { registrationCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const productRegistrationMachine = createFormMachine<RegistrationValues, Product>({
  id: "productRegistration",
  description: "Registers a device",
  spec: "business §4",
  screen: "register product",
  afterwards: "clear",
  fields: ["serial", "licence_code"],
  problemOf: problemBy(checkRegistration),
  refusals: pick(productRefusals, registrationCodes),
});

export type ProductRegistrationRef = FormRef<RegistrationValues, Product>;
