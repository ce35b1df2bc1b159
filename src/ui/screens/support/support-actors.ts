import type { supportCaseList } from "../../../domain/support/support.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { SupportCase, SupportCaseSummary } from "../../../domain/support/support-case.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import type { TicketStatistics } from "../../../domain/support/ticket-statistics.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/kit/submission.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the list of support cases. */
export type CasesRequest = ListRequestOf<typeof supportCaseList>;

/** A period of whole days. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A period as ISO dates, because a resource's request is plain data. */
export interface WrittenPeriod {
  readonly from: string;
  readonly to: string;
}

/** The actor logic of the support screens, in addition to that of tickets. */
export interface SupportActors {
  readonly cases: ResourceLogic<CasesRequest, Page<SupportCaseSummary>>;
  readonly supportCase: ResourceLogic<{ readonly id: TicketId }, SupportCase>;
  readonly statistics: ResourceLogic<WrittenPeriod, TicketStatistics>;
  readonly statisticsCsv: SubmissionLogic<Period, undefined>;
}

export const [SupportActorsProvider, useSupportActors] = createActorContext<SupportActors>("support");
