import { TicketScreen } from "../../../../ui/screens/tickets/ticket-screen.tsx"
import { TicketsLogicsProvider } from "../../../../ui/screens/tickets/tickets-logics.ts"
import { TicketsScreen } from "../../../../ui/screens/tickets/tickets-screen.tsx"
import { still, unsent, type StageArea } from "../stage-area.ts"

export const area: StageArea = {
  screens: { tickets: TicketsScreen, ticket: TicketScreen },
  wrap: (screen) => <TicketsLogicsProvider value={{ tickets: still(), ticket: still(), attachmentPicture: still(), attachmentFile: unsent(), journalToDesk: unsent() }}>{screen}</TicketsLogicsProvider>,
}
