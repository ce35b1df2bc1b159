import { codeOf } from "../kit/known-code.ts";

/** A submission is received, taken into work and done (docs/decisions/pioneer.md). */
export const pioneerStatuses = ["received", "in_work", "done"] as const;
export type PioneerStatusCode = (typeof pioneerStatuses)[number];
export const PioneerStatus = codeOf(pioneerStatuses);
export type PioneerStatus = typeof PioneerStatus.Type;
