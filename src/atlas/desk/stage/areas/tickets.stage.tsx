import { fromPromise } from "xstate"
import { ticketCorrectionMachine } from "../../../../machines/ticket-correction.machine.ts"
import { ticketCreationMachine, type DraftPlace, type KeptDraft } from "../../../../machines/ticket-creation.machine.ts"
import { ticketStepMachine } from "../../../../machines/ticket-step.machine.ts"
import { watchFiles } from "../../../../machines/watch-files.ts"
import { TicketScreen } from "../../../../ui/screens/tickets/ticket-screen.tsx"
import { TicketsLogicsProvider, type TicketsLogics } from "../../../../ui/screens/tickets/tickets-logics.ts"
import { TicketsScreen } from "../../../../ui/screens/tickets/tickets-screen.tsx"
import { still, unsent, type StageArea } from "../stage-area.ts"

const logics: TicketsLogics = {
  tickets: still(), ticket: still(), attachmentPicture: still(), attachmentFile: unsent(), journalToDesk: unsent(), knowledge: still(), tests: still(), read: unsent(),
  step: ticketStepMachine, correction: ticketCorrectionMachine,
  // An empty form, whose drafts go nowhere.
  writing: ticketCreationMachine.provide({
    actors: {
      watchFiles, loadDraft: fromPromise<KeptDraft, { readonly draftKey: string }>(() => Promise.resolve({ message: "", revision: 1, fileNames: [] })),
      keepDraft: fromPromise<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>(() => Promise.resolve("tab")),
    },
  }),
}

export const area: StageArea = {
  screens: { tickets: TicketsScreen, ticket: TicketScreen },
  wrap: (screen) => <TicketsLogicsProvider value={logics}>{screen}</TicketsLogicsProvider>,
}
