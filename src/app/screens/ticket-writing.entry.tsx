import { liveTicketWriting } from "../live/ticket-writing.live.ts";
import type { ScreenMachines } from "./screen-entry.ts";

export const machines: ScreenMachines = (live) => [liveTicketWriting(live)];

export { screens } from "../../ui/screens/tickets/writing/writing.screens.ts";
