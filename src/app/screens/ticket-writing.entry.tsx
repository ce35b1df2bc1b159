import { GuidedTicketScreen } from "../../ui/screens/tickets/writing/guided-ticket-screen.tsx";
import { NewTicketScreen } from "../../ui/screens/tickets/writing/new-ticket-screen.tsx";
import { liveTicketWriting } from "../live/ticket-writing.live.ts";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveTicketWriting(live)];

export const screens: ScreenEntry["screens"] = () => ({
  "new-ticket": NewTicketScreen,
  "guided-ticket": GuidedTicketScreen,
});
