/** Changes what an owner may change of a product: name, project, address and free services (business §2, §3). */
import type { ActorRefFrom } from "xstate"
import type { Product } from "../domain/product.ts"
import { checkSettings, type AboutProduct, type SettingsFields, type SettingsRequest } from "../domain/product-forms.ts"
import { createFormMachine } from "./product-form.ts"
import { notMine } from "./product-refusals.ts"

export const productSettingsMachine = createFormMachine<AboutProduct, SettingsFields, SettingsRequest, Product>({
  id: "productSettings", description: "Changes the settings of a product", screen: "product settings", keeps: true, check: checkSettings, refusals: [notMine],
})

export type ProductSettingsRef = ActorRefFrom<typeof productSettingsMachine>
