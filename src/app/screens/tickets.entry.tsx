import type { ComponentType } from "react"
import { GuidedTicketScreen } from "../../ui/screens/tickets/guided-ticket-screen.tsx"
import { NewTicketScreen } from "../../ui/screens/tickets/new-ticket-screen.tsx"
import { TicketScreen } from "../../ui/screens/tickets/ticket-screen.tsx"
import { TicketsLogicsProvider } from "../../ui/screens/tickets/tickets-logics.ts"
import { TicketsScreen } from "../../ui/screens/tickets/tickets-screen.tsx"
import { liveTickets } from "../live/tickets.live.ts"
import type { ScreenEntry } from "./screen-entry.ts"
import { withLogics } from "./with-logics.tsx"

export const screens: ScreenEntry["screens"] = (live) => {
  const logics = liveTickets(live)
  const below = (screen: ComponentType) => withLogics(TicketsLogicsProvider, logics, screen)
  return { tickets: below(TicketsScreen), ticket: below(TicketScreen), "new-ticket": below(NewTicketScreen), "guided-ticket": below(GuidedTicketScreen) }
}
