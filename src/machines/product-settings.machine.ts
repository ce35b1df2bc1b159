/** Changes what an owner may change of a product: name, project, address and free services (business §2, §3). */
import { problemBy } from "../domain/checked.ts";
import type { Product } from "../domain/product.ts";
import { checkSettings, type ProductSettingsValues } from "../domain/product-forms.ts";
import { createFormMachine, type FormRef } from "./form.machine.ts";
import { notMine } from "./product-refusals.ts";

export const productSettingsMachine = createFormMachine<ProductSettingsValues, Product>({
  id: "productSettings",
  description: "Changes the settings of a product",
  spec: "business §4",
  screen: "product settings",
  afterwards: "keep",
  fields: ["name", "project", "purchase_date", "external_address", "mailer", "push"],
  problemOf: problemBy(checkSettings),
  refusals: [notMine],
});

export type ProductSettingsRef = FormRef<ProductSettingsValues, Product>;
