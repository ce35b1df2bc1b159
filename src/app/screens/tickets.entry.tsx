import { getTicket, getTicketAttachment, getTickets } from "../../api/tickets.calls.ts"
import { TicketScreen } from "../../ui/screens/tickets/ticket-screen.tsx"
import { TicketsLogicsProvider, type TicketsLogics } from "../../ui/screens/tickets/tickets-logics.ts"
import { TicketsScreen } from "../../ui/screens/tickets/tickets-screen.tsx"
import { liveJournalToDesk } from "../live/journal-to-desk.live.ts"
import type { ScreenEntry } from "./screen-entry.ts"
import { withLogics } from "./with-logics.tsx"

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: TicketsLogics = {
    tickets: live.resource(getTickets),
    ticket: live.resource(getTicket),
    attachmentPicture: live.partOf(getTicketAttachment, ({ blob }) => blob),
    attachmentFile: live.download(getTicketAttachment),
    journalToDesk: liveJournalToDesk(live.run),
  }
  return { tickets: withLogics(TicketsLogicsProvider, logics, TicketsScreen), ticket: withLogics(TicketsLogicsProvider, logics, TicketScreen) }
}
