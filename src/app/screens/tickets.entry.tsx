import type { ComponentType } from "react";
import { SupportCaseScreen } from "../../ui/screens/support/support-case-screen.tsx";
import { SupportScreen } from "../../ui/screens/support/support-screen.tsx";
import { TicketScreen } from "../../ui/screens/tickets/ticket-screen.tsx";
import { TicketsActorsProvider } from "../../ui/screens/tickets/tickets-actors.ts";
import { TicketsScreen } from "../../ui/screens/tickets/tickets-screen.tsx";
import { liveTickets } from "../live/tickets.live.ts";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

/** Tickets and support share components, so they are one chunk. */
export const screens: ScreenEntry["screens"] = (live) => {
  const tickets = liveTickets(live);
  const below = (screen: ComponentType) => withActors(TicketsActorsProvider, tickets, screen);
  return {
    tickets: TicketsScreen,
    ticket: below(TicketScreen),
    support: SupportScreen,
    "support-case": below(SupportCaseScreen),
  };
};
