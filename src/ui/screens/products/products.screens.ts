import { CloudDnsScreen } from "./remote-connect/cloud-dns-screen.tsx";
import { CloudServicesScreen } from "./services/cloud-services-screen.tsx";
import { ProductScreen } from "./product-screen.tsx";
import { ProductSettingsScreen } from "./product-settings-screen.tsx";
import { ProductsScreen } from "./products-screen.tsx";
import { RegisterProductScreen } from "./register-product-screen.tsx";
import { RemoteConnectScreen } from "./remote-connect/remote-connect-screen.tsx";
import { ReplaceProductScreen } from "./replace-product-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  products: ProductsScreen,
  "register-product": RegisterProductScreen,
  product: ProductScreen,
  "product-settings": ProductSettingsScreen,
  "replace-product": ReplaceProductScreen,
  "cloud-services": CloudServicesScreen,
  "remote-connect": RemoteConnectScreen,
  "cloud-dns": CloudDnsScreen,
};
