export { screens } from "../../ui/screens/orders/order.screens.ts";
export { withHelp as around } from "./with-help.tsx";
