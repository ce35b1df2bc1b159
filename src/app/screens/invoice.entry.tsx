export { screens } from "../../ui/screens/invoices/invoice.screens.ts";
export { withHelp as around } from "./with-help.tsx";
