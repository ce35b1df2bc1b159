import { fromPromise } from "xstate";
import {
  getSupportCase,
  getSupportCases,
  getTicketStatistics,
  getTicketStatisticsCsv,
} from "../../api/support.calls.ts";
import { answered } from "../../domain/kit/call-failure.ts";
import type { TicketStatistics } from "../../domain/support/ticket-statistics.ts";
import { createResourceMachine } from "../../machines/kit/resource.machine.ts";
import type { SupportActors, WrittenPeriod } from "../../ui/screens/support/support-actors.ts";
import type { Live } from "./live.ts";

/** The actor logic of the support and statistics screens. */
export const liveSupport = (live: Live): SupportActors => ({
  cases: live.resource(getSupportCases),
  supportCase: live.resourceBeside(getSupportCase),
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
