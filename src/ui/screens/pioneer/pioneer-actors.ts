import type { pioneerClosingMachine } from "../../../machines/pioneer/pioneer-closing.machine.ts";
import type { pioneerSubmissionMachine } from "../../../machines/pioneer/pioneer-submission.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the pioneer initiative's forms. */
export interface PioneerActors {
  readonly form: typeof pioneerSubmissionMachine;
  readonly closing: typeof pioneerClosingMachine;
}

export const [PioneerActorsProvider, usePioneerActors] = createActorContext<PioneerActors>("pioneer");
