import { getRemoteConnectResults } from "../../api/remote-connect-results.calls.ts";
import {
  getKnowledge,
  getTicket,
  getTicketAttachment,
  getTickets,
  markTicketRead,
} from "../../api/tickets.calls.ts";
import type { TicketsActors } from "../../ui/screens/tickets/tickets-actors.ts";
import { liveJournalToDesk } from "./journal-to-desk.live.ts";
import type { Live } from "./live.ts";
import { liveTicketCorrection, liveTicketStep } from "./ticket-forms.live.ts";
import { liveTicketWriting } from "./ticket-writing.live.ts";

/** The actor logic of the ticket screens, with real calls; the support screens use it too. */
export const liveTickets = (live: Live): TicketsActors => ({
  tickets: live.resource(getTickets),
  ticket: live.resource(getTicket),
  attachmentPicture: live.partOf(getTicketAttachment, ({ blob }) => blob),
  attachmentFile: live.download(getTicketAttachment),
  journalToDesk: liveJournalToDesk(live.run),
  knowledge: live.resource(getKnowledge),
  tests: live.resourceBeside(getRemoteConnectResults),
  read: live.action(markTicketRead),
  step: liveTicketStep(live),
  correction: liveTicketCorrection(live),
  writing: liveTicketWriting(live),
});
