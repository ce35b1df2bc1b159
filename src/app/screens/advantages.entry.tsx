import { getAdvantages, getVouchers, getVouchersCsv, getCaseVouchers } from "../../api/advantages.calls.ts";
import {
  CaseVouchersActorsProvider,
  type CaseVouchersActors,
} from "../../ui/screens/support/case-vouchers-actors.ts";
import { CaseVouchersScreen } from "../../ui/screens/support/case-vouchers-screen.tsx";
import {
  AdvantagesActorsProvider,
  type AdvantagesActors,
} from "../../ui/screens/advantages/advantages-actors.ts";
import { AdvantagesScreen } from "../../ui/screens/advantages/advantages-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: AdvantagesActors = {
    advantages: live.resource(getAdvantages),
    vouchers: live.resource(getVouchers),
    vouchersCsv: live.download(getVouchersCsv),
  };
  const ofCase: CaseVouchersActors = { vouchers: live.resource(getCaseVouchers) };
  return {
    advantages: withActors(AdvantagesActorsProvider, actors, AdvantagesScreen),
    "case-vouchers": withActors(CaseVouchersActorsProvider, ofCase, CaseVouchersScreen),
  };
};
