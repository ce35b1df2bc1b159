import { OrderScreen } from "./order-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

/** Apart from the lists, which write no ticket. */
export const screens: ScreenComponents = {
  order: OrderScreen,
};
