/** Changes what an owner may change of a product: name, project, address and free services (business §2, §3). */
import { problemBy } from "../../domain/kit/checked.ts";
import type { Product } from "../../domain/products/product.ts";
import { checkSettings, type ProductSettingsValues } from "../../domain/products/product-forms.ts";
import { ownProductCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createFormMachine, type FormRef } from "../kit/form.machine.ts";

export const productSettingsMachine = createFormMachine<ProductSettingsValues, Product>({
  id: "productSettings",
  description: "Changes the settings of a product",
  spec: "business §4",
  screen: "product settings",
  afterwards: "keep",
  fields: ["name", "project", "purchase_date", "external_address", "mailer", "push"],
  problemOf: problemBy(checkSettings),
  refusals: pick(productRefusals, ownProductCodes),
});

export type ProductSettingsRef = FormRef<ProductSettingsValues, Product>;
