export { screens } from "../../ui/screens/orders/orders.screens.ts";
