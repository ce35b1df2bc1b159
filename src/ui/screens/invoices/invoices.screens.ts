import { CaseInvoicesScreen } from "../support/case-invoices-screen.tsx";
import { InvoicesScreen } from "./invoices-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  invoices: InvoicesScreen,
  "case-invoices": CaseInvoicesScreen,
};
