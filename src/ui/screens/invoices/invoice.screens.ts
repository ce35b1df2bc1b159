import { InvoiceScreen } from "./invoice-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

/** Apart from the ledger, which writes no ticket. */
export const screens: ScreenComponents = {
  invoice: InvoiceScreen,
};
