/** Changes what an owner may change of a product: name, project, address and free services (business §2, §3). */
import { problemBy } from "../../domain/kit/checked.ts";
import {
  checkSettings,
  productSettingsFields,
  type ProductSettingsValues,
} from "../../domain/products/product-forms.ts";
import { ownProductCodes, productRefusals } from "../../domain/products/products.refusals.ts";
import { pick } from "../../domain/kit/refusals.ts";
import { createSettingsFormMachine, type SettingsFormRef } from "../kit/settings-form.machine.ts";

export const { form: productSettingsForm, machine: productSettingsMachine } =
  createSettingsFormMachine<ProductSettingsValues>({
    id: "productSettings",
    description: "Changes the settings of a product",
    spec: "business §4",
    screen: "product settings",
    fields: productSettingsFields,
    problemOf: problemBy(checkSettings),
    refusals: pick(productRefusals, ownProductCodes),
    waits: true,
  });

export type ProductSettingsRef = SettingsFormRef<ProductSettingsValues>;
