import { cloudDnsMachine } from "../../../../machines/cloud-dns.machine.ts";
import { productDeletionMachine } from "../../../../machines/product-deletion.machine.ts";
import { productRegistrationMachine } from "../../../../machines/product-registration.machine.ts";
import { productReplacementMachine } from "../../../../machines/product-replacement.machine.ts";
import { productSettingsMachine } from "../../../../machines/product-settings.machine.ts";
import { remoteConnectBatchMachine } from "../../../../machines/remote-connect-batch.machine.ts";
import { remoteConnectMachine } from "../../../../machines/remote-connect.machine.ts";
import { serviceActivationMachine } from "../../../../machines/service-activation.machine.ts";
import { serviceRenewalMachine } from "../../../../machines/service-renewal.machine.ts";
import { serviceTransferMachine } from "../../../../machines/service-transfer.machine.ts";
import { CloudDnsScreen } from "../../../../ui/screens/products/cloud-dns-screen.tsx";
import { CloudServicesScreen } from "../../../../ui/screens/products/cloud-services-screen.tsx";
import { ProductScreen } from "../../../../ui/screens/products/product-screen.tsx";
import { ProductSettingsScreen } from "../../../../ui/screens/products/product-settings-screen.tsx";
import {
  ProductsLogicsProvider,
  type ProductsLogics,
} from "../../../../ui/screens/products/products-logics.ts";
import { ProductsScreen } from "../../../../ui/screens/products/products-screen.tsx";
import { RegisterProductScreen } from "../../../../ui/screens/products/register-product-screen.tsx";
import { RemoteConnectScreen } from "../../../../ui/screens/products/remote-connect-screen.tsx";
import { ReplaceProductScreen } from "../../../../ui/screens/products/replace-product-screen.tsx";
import { still, stillOf, type StageArea } from "../stage-area.ts";

const logics: ProductsLogics = {
  products: still(),
  product: still(),
  registration: stillOf(productRegistrationMachine),
  replacement: stillOf(productReplacementMachine),
  deletion: stillOf(productDeletionMachine),
  settings: stillOf(productSettingsMachine),
  activation: stillOf(serviceActivationMachine),
  renewal: stillOf(serviceRenewalMachine),
  transfer: stillOf(serviceTransferMachine),
  remoteConnect: stillOf(remoteConnectMachine),
  remoteConnectResults: still(),
  remoteConnectBatch: stillOf(remoteConnectBatchMachine),
  cloudDns: stillOf(cloudDnsMachine),
};

export const area: StageArea = {
  screens: {
    products: ProductsScreen,
    "register-product": RegisterProductScreen,
    product: ProductScreen,
    "product-settings": ProductSettingsScreen,
    "replace-product": ReplaceProductScreen,
    "cloud-services": CloudServicesScreen,
    "remote-connect": RemoteConnectScreen,
    "cloud-dns": CloudDnsScreen,
  },
  wrap: (screen) => <ProductsLogicsProvider value={logics}>{screen}</ProductsLogicsProvider>,
};
