import type { TicketStatistics } from "../../../domain/support/ticket-statistics.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

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

/** The actor logic of the ticket statistics. */
export interface StatisticsActors {
  readonly statistics: ResourceLogic<WrittenPeriod, TicketStatistics>;
  readonly statisticsCsv: ActionLogic<Period, undefined>;
}

export const [StatisticsActorsProvider, useStatisticsActors] =
  createActorContext<StatisticsActors>("statistics");
