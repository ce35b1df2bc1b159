import { fromPromise } from "xstate";
import { getTicketStatistics, getTicketStatisticsCsv } from "../../api/ticket-statistics.calls.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import type { TicketStatistics } from "../../domain/support/ticket-statistics.ts";
import { createResourceMachine } from "../../machines/kit/resource.machine.ts";
import type { StatisticsActors, WrittenPeriod } from "../../ui/screens/support/statistics-actors.ts";
import type { Live } from "./live.ts";

/** The actor logic of the ticket statistics. */
export const liveStatistics = (live: Live): StatisticsActors => ({
  statistics: createResourceMachine<WrittenPeriod, TicketStatistics>().provide({
    actors: {
      load: fromPromise(
        async ({
          input: {
            request: { from, to },
          },
          signal,
        }) => {
          const outcome = await live.run(
            getTicketStatistics,
            { from: new Date(from), to: new Date(to) },
            signal,
          );
          return outcome._tag === "Answered"
            ? answered({ content: outcome.answer, at: Date.now() })
            : outcome;
        },
      ),
    },
  }),
  statisticsCsv: live.download(getTicketStatisticsCsv),
});
