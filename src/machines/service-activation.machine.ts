/** Begins a cloud service: by a licence code, or once as a test of a month (business §8, §9). */
import { problemBy } from "../domain/checked.ts";
import type { Product } from "../domain/product.ts";
import { checkActivation, type ActivationValues } from "../domain/product-forms.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";
import { licenceRefusals, notMine } from "./product-refusals.ts";

export const serviceActivationMachine = createFormMachine<ActivationValues, Product>({
  id: "serviceActivation",
  description: "Activates a cloud service",
  spec: "business §4",
  screen: "cloud services",
  afterwards: "clear",
  fields: ["mode", "licence_code"],
  problemOf: problemBy(checkActivation),
  refusals: [
    notMine,
    {
      state: "testUsed",
      code: "TEST_SERVICE_ALREADY_USED",
      description: "The test month of this product was used before",
    },
    { state: "alreadyActive", code: "CLOUD_SERVICE_ALREADY_ACTIVE", description: "The service runs already" },
    ...licenceRefusals,
  ],
});

export type ServiceActivationRef = FormRef<ActivationValues, Product>;
