import type { ComponentType } from "react";
import { GuidedTicketScreen } from "../../ui/screens/tickets/writing/guided-ticket-screen.tsx";
import { NewTicketScreen } from "../../ui/screens/tickets/writing/new-ticket-screen.tsx";
import { TicketsActorsProvider } from "../../ui/screens/tickets/tickets-actors.ts";
import { liveTickets } from "../live/tickets.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const tickets = liveTickets(live);
  const below = (screen: ComponentType) => withActors(TicketsActorsProvider, tickets, screen);
  return { "new-ticket": below(NewTicketScreen), "guided-ticket": below(GuidedTicketScreen) };
};
