import { AdvantagesScreen } from "./advantages-screen.tsx";
import { CaseVouchersScreen } from "../support/case-vouchers-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

export const screens: ScreenComponents = {
  advantages: AdvantagesScreen,
  "case-vouchers": CaseVouchersScreen,
};
