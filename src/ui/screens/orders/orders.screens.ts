import { OrdersScreen } from "./orders-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  orders: OrdersScreen,
};
