import type { ComponentType } from "react"
import { fromPromise } from "xstate"
import { getSupportCase, getSupportCases, getTicketStatistics, getTicketStatisticsCsv } from "../../api/support.calls.ts"
import { answered } from "../../domain/call-failure.ts"
import type { TicketStatistics } from "../../domain/ticket-statistics.ts"
import { createResourceMachine } from "../../machines/resource.machine.ts"
import { StatisticsScreen } from "../../ui/screens/support/statistics-screen.tsx"
import { SupportCaseScreen } from "../../ui/screens/support/support-case-screen.tsx"
import { SupportLogicsProvider, type SupportLogics, type WrittenPeriod } from "../../ui/screens/support/support-logics.ts"
import { SupportScreen } from "../../ui/screens/support/support-screen.tsx"
import { TicketsLogicsProvider } from "../../ui/screens/tickets/tickets-logics.ts"
import { liveTickets } from "../live/tickets.live.ts"
import type { ScreenEntry } from "./screen-entry.ts"
import { withLogics } from "./with-logics.tsx"

export const screens: ScreenEntry["screens"] = (live) => {
  const logics: SupportLogics = {
    cases: live.resource(getSupportCases),
    supportCase: live.resourceBeside(getSupportCase),
    statistics: createResourceMachine<WrittenPeriod, TicketStatistics>().provide({
      actors: {
        load: fromPromise(async ({ input: { request: { from, to } }, signal }) => {
          const outcome = await live.run(getTicketStatistics, { from: new Date(from), to: new Date(to) }, signal)
          return outcome._tag === "Answered" ? answered({ content: outcome.answer, at: Date.now() }) : outcome
        }),
      },
    }),
    statisticsCsv: live.download(getTicketStatisticsCsv),
  }
  const tickets = liveTickets(live)
  const below = (screen: ComponentType) => withLogics(TicketsLogicsProvider, tickets, withLogics(SupportLogicsProvider, logics, screen))
  return { support: below(SupportScreen), "support-case": below(SupportCaseScreen), "ticket-statistics": below(StatisticsScreen) }
}
