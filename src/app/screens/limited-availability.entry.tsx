import { getShortages, getShortagesCsv } from "../../api/limited-availability.calls.ts";
import {
  LimitedAvailabilityActorsProvider,
  type LimitedAvailabilityActors,
} from "../../ui/screens/limited-availability/limited-availability-actors.ts";
import { LimitedAvailabilityScreen } from "../../ui/screens/limited-availability/limited-availability-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: LimitedAvailabilityActors = {
    shortages: live.resource(getShortages),
    shortagesCsv: live.download(getShortagesCsv),
  };
  return {
    "limited-availability": withActors(LimitedAvailabilityActorsProvider, actors, LimitedAvailabilityScreen),
  };
};
