import { SupportCaseScreen } from "../support/support-case-screen.tsx";
import { SupportScreen } from "../support/support-screen.tsx";
import { TicketScreen } from "./ticket-screen.tsx";
import { TicketsScreen } from "./tickets-screen.tsx";
import type { ScreenComponents } from "../../shell/screens-context.ts";

/** Tickets and support share components, so they are one chunk. */
export const screens: ScreenComponents = {
  tickets: TicketsScreen,
  ticket: TicketScreen,
  support: SupportScreen,
  "support-case": SupportCaseScreen,
};
