import { getAdvantages, getVouchers, getVouchersCsv } from "../../api/advantages.calls.ts";
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
  return { advantages: withActors(AdvantagesActorsProvider, actors, AdvantagesScreen) };
};
