import { AdvantagesScreen } from "../../ui/screens/advantages/advantages-screen.tsx";
import { CaseVouchersScreen } from "../../ui/screens/support/case-vouchers-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";

export const screens: ScreenEntry["screens"] = () => ({
  advantages: AdvantagesScreen,
  "case-vouchers": CaseVouchersScreen,
});
