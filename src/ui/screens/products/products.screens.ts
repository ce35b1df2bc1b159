import { ProductsScreen } from "./products-screen.tsx";
import { RegisterProductScreen } from "./register-product-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  products: ProductsScreen,
  "register-product": RegisterProductScreen,
};
