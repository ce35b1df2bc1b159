import type {
  ProductFilter,
  Product,
  productColumns,
  ProductSummary,
  productTypes,
} from "../../../domain/product.ts";
import type { AboutProduct } from "../../../domain/product-forms.ts";
import type { RemoteConnectResult } from "../../../domain/remote-connect.ts";
import type { cloudDnsMachine } from "../../../machines/cloud-dns.machine.ts";
import type { productDeletionMachine } from "../../../machines/product-deletion.machine.ts";
import type { productRegistrationMachine } from "../../../machines/product-registration.machine.ts";
import type { productReplacementMachine } from "../../../machines/product-replacement.machine.ts";
import type { productSettingsMachine } from "../../../machines/product-settings.machine.ts";
import type { remoteConnectBatchMachine } from "../../../machines/remote-connect-batch.machine.ts";
import type { remoteConnectMachine } from "../../../machines/remote-connect.machine.ts";
import type { ResourceLogic, ResourceRef } from "../../../machines/resource.machine.ts";
import type { serviceActivationMachine } from "../../../machines/service-activation.machine.ts";
import type { serviceRenewalMachine } from "../../../machines/service-renewal.machine.ts";
import type { serviceTransferMachine } from "../../../machines/service-transfer.machine.ts";
import { createLogicContext } from "../../actors/screen-actors.ts";
import type { ListRequest, Page } from "../list-address.ts";

export type ProductTypeCode = (typeof productTypes)[number];
export type ProductColumn = (typeof productColumns)[number];

/** What the product list is asked for. */
export interface ProductsRequest extends Omit<ListRequest<ProductTypeCode, ProductColumn>, "filter"> {
  readonly filter?: ProductFilter;
}

/** What the product screens start. */
export interface ProductsLogics {
  readonly products: ResourceLogic<ProductsRequest, Page<ProductSummary>>;
  readonly product: ResourceLogic<AboutProduct, Product>;
  readonly registration: typeof productRegistrationMachine;
  readonly replacement: typeof productReplacementMachine;
  readonly deletion: typeof productDeletionMachine;
  readonly settings: typeof productSettingsMachine;
  readonly activation: typeof serviceActivationMachine;
  readonly renewal: typeof serviceRenewalMachine;
  readonly transfer: typeof serviceTransferMachine;
  readonly remoteConnect: typeof remoteConnectMachine;
  readonly remoteConnectResults: ResourceLogic<AboutProduct, readonly RemoteConnectResult[]>;
  readonly remoteConnectBatch: typeof remoteConnectBatchMachine;
  readonly cloudDns: typeof cloudDnsMachine;
}

export type ProductRef = ResourceRef<AboutProduct, Product>;

export const [ProductsLogicsProvider, useProductsLogics] = createLogicContext<ProductsLogics>("products");
