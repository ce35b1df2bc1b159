import type { Product } from "../../../domain/products/product.ts";
import type { AboutProduct } from "../../../domain/products/product-forms.ts";
import type { cloudServiceSwitchMachine } from "../../../machines/products/cloud-service-switch.machine.ts";
import type { cloudDnsMachine } from "../../../machines/products/cloud-dns.machine.ts";
import type { productDeletionMachine } from "../../../machines/products/product-deletion.machine.ts";
import type { productRegistrationMachine } from "../../../machines/products/product-registration.machine.ts";
import type { productReplacementMachine } from "../../../machines/products/product-replacement.machine.ts";
import type { productSettingsMachine } from "../../../machines/products/product-settings.machine.ts";
import type { remoteConnectBatchMachine } from "../../../machines/products/remote-connect-batch.machine.ts";
import type { remoteConnectMachine } from "../../../machines/products/remote-connect.machine.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { serviceActivationMachine } from "../../../machines/products/service-activation.machine.ts";
import type { serviceRenewalMachine } from "../../../machines/products/service-renewal.machine.ts";
import type { serviceTransferMachine } from "../../../machines/products/service-transfer.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the product screens beside what they read by calls. */
export interface ProductsActors {
  readonly registration: typeof productRegistrationMachine;
  readonly replacement: typeof productReplacementMachine;
  readonly deletion: typeof productDeletionMachine;
  readonly settings: typeof productSettingsMachine;
  readonly cloudServiceSwitch: typeof cloudServiceSwitchMachine;
  readonly activation: typeof serviceActivationMachine;
  readonly renewal: typeof serviceRenewalMachine;
  readonly transfer: typeof serviceTransferMachine;
  readonly remoteConnect: typeof remoteConnectMachine;
  readonly remoteConnectBatch: typeof remoteConnectBatchMachine;
  readonly cloudDns: typeof cloudDnsMachine;
}

export type ProductRef = ResourceRef<AboutProduct, Product>;

export const [ProductsActorsProvider, useProductsActors] = createActorContext<ProductsActors>("products");
