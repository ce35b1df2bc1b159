import type { ReactNode } from "react";
import { fromPromise } from "xstate";
import { noDetails } from "../../../../domain/ticket-form.ts";
import { ticketCorrectionMachine } from "../../../../machines/ticket-correction.machine.ts";
import {
  ticketCreationMachine,
  type DraftPlace,
  type KeptDraft,
} from "../../../../machines/ticket-creation.machine.ts";
import { ticketStepMachine } from "../../../../machines/ticket-step.machine.ts";
import { watchFiles } from "../../../../machines/watch-files.ts";
import { StatisticsScreen } from "../../../../ui/screens/support/statistics-screen.tsx";
import { SupportCaseScreen } from "../../../../ui/screens/support/support-case-screen.tsx";
import { SupportLogicsProvider, type SupportLogics } from "../../../../ui/screens/support/support-logics.ts";
import { SupportScreen } from "../../../../ui/screens/support/support-screen.tsx";
import { GuidedTicketScreen } from "../../../../ui/screens/tickets/guided-ticket-screen.tsx";
import { NewTicketScreen } from "../../../../ui/screens/tickets/new-ticket-screen.tsx";
import { TicketScreen } from "../../../../ui/screens/tickets/ticket-screen.tsx";
import { TicketsLogicsProvider, type TicketsLogics } from "../../../../ui/screens/tickets/tickets-logics.ts";
import { TicketsScreen } from "../../../../ui/screens/tickets/tickets-screen.tsx";
import { ticket } from "../../places/tickets.samples.ts";
import { inertResource, inertOf, inertSubmission, type PreviewArea } from "../preview-area.ts";

/** Answers begin empty; a ticket has been begun, for the guided form asks for nothing before its area is chosen. */
const draftOf = (key: string): KeptDraft => ({
  message: "",
  revision: 1,
  fileNames: [],
  ...(key.startsWith("answer-")
    ? {}
    : {
        details: {
          ...noDetails,
          subject: ticket.subject,
          area: "product",
          serial: ticket.references.serial ?? "",
        },
      }),
});

const logics: TicketsLogics = {
  tickets: inertResource(),
  ticket: inertResource(),
  attachmentPicture: inertResource(),
  attachmentFile: inertSubmission(),
  journalToDesk: inertSubmission(),
  knowledge: inertResource(),
  tests: inertResource(),
  read: inertSubmission(),
  step: inertOf(ticketStepMachine),
  correction: inertOf(ticketCorrectionMachine),
  // Its drafts go nowhere.
  writing: ticketCreationMachine.provide({
    actors: {
      watchFiles,
      loadDraft: fromPromise<KeptDraft, { readonly draftKey: string }>(({ input }) =>
        Promise.resolve(draftOf(input.draftKey)),
      ),
      keepDraft: fromPromise<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>(() =>
        Promise.resolve("tab"),
      ),
    },
  }),
};

const supportLogics: SupportLogics = {
  cases: inertResource(),
  supportCase: inertResource(),
  statistics: inertResource(),
  statisticsCsv: inertSubmission(),
};

/** A support case shows its ticket. */
const wrap = (screen: ReactNode): ReactNode => (
  <TicketsLogicsProvider value={logics}>
    <SupportLogicsProvider value={supportLogics}>{screen}</SupportLogicsProvider>
  </TicketsLogicsProvider>
);

export const area: PreviewArea = {
  screens: {
    tickets: TicketsScreen,
    ticket: TicketScreen,
    "new-ticket": NewTicketScreen,
    "guided-ticket": GuidedTicketScreen,
    "ticket-statistics": StatisticsScreen,
    support: SupportScreen,
    "support-case": SupportCaseScreen,
  },
  wrap,
};
