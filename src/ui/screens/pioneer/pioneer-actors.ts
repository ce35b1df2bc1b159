import type { pioneerCaseList, pioneerList } from "../../../domain/pioneer/pioneer.lists.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type {
  PioneerCase,
  PioneerId,
  PioneerOffer,
  PioneerSubmission,
  PioneerSummary,
} from "../../../domain/pioneer/pioneer.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import type { pioneerStepMachine } from "../../../machines/pioneer/pioneer-step.machine.ts";
import type { pioneerSubmissionMachine } from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the company's submissions. */
export type SubmissionsRequest = ListRequestOf<typeof pioneerList>;

/** The request of the staff's list. */
export type CasesRequest = ListRequestOf<typeof pioneerCaseList>;

/** The actor logic of the pioneer screens. */
export interface PioneerActors {
  readonly offer: ResourceLogic<object, PioneerOffer>;
  readonly form: typeof pioneerSubmissionMachine;
  readonly submissions: ResourceLogic<SubmissionsRequest, Page<PioneerSummary>>;
  readonly submission: ResourceLogic<{ readonly id: PioneerId }, PioneerSubmission>;
  /** Saves the log file; done when it is saved. */
  readonly log: ActionLogic<{ readonly id: PioneerId }, undefined>;
  readonly cases: ResourceLogic<CasesRequest, Page<PioneerCase>>;
  readonly step: typeof pioneerStepMachine;
}

export const [PioneerActorsProvider, usePioneerActors] = createActorContext<PioneerActors>("pioneer");
