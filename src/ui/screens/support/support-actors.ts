import type { supportCaseList } from "../../../domain/support/support.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { SupportCase, SupportCaseSummary } from "../../../domain/support/support-case.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the list of support cases. */
export type CasesRequest = ListRequestOf<typeof supportCaseList>;

/** The actor logic of the support screens, in addition to that of tickets. */
export interface SupportActors {
  readonly cases: ResourceLogic<CasesRequest, Page<SupportCaseSummary>>;
  readonly supportCase: ResourceLogic<{ readonly id: TicketId }, SupportCase>;
}

export const [SupportActorsProvider, useSupportActors] = createActorContext<SupportActors>("support");
