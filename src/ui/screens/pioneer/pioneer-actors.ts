import type { Page } from "../../../domain/kit/list.ts";
import type {
  PioneerCase,
  pioneerCaseColumns,
  PioneerCaseFilter,
  pioneerColumns,
  PioneerId,
  PioneerOffer,
  PioneerSubmission,
  PioneerSummary,
} from "../../../domain/pioneer/pioneer.ts";
import type { PioneerStatusCode } from "../../../domain/pioneer/pioneer-status.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { SubmissionLogic } from "../../../machines/kit/submission.machine.ts";
import type { pioneerStepMachine } from "../../../machines/pioneer/pioneer-step.machine.ts";
import type { pioneerSubmissionMachine } from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { ListRequest } from "../../lists/list-address.ts";

/** The request of the company's submissions. */
export type SubmissionsRequest = ListRequest<PioneerStatusCode, (typeof pioneerColumns)[number]>;

/** The request of the staff's list. */
export interface CasesRequest extends Omit<
  ListRequest<PioneerStatusCode, (typeof pioneerCaseColumns)[number]>,
  "filter"
> {
  readonly filter?: PioneerCaseFilter;
}

/** The actor logic of the pioneer screens. */
export interface PioneerActors {
  readonly offer: ResourceLogic<object, PioneerOffer>;
  readonly form: typeof pioneerSubmissionMachine;
  readonly submissions: ResourceLogic<SubmissionsRequest, Page<PioneerSummary>>;
  readonly submission: ResourceLogic<{ readonly id: PioneerId }, PioneerSubmission>;
  /** Saves the log file; done when it is saved. */
  readonly log: SubmissionLogic<{ readonly id: PioneerId }, undefined>;
  readonly cases: ResourceLogic<CasesRequest, Page<PioneerCase>>;
  readonly step: typeof pioneerStepMachine;
}

export const [PioneerActorsProvider, usePioneerActors] = createActorContext<PioneerActors>("pioneer");
