import { failed, type CallFailure, type Outcome } from "./call-failure.ts";

/** Gateways between browser and portal, those of content networks too, say with these that they got no answer. */
const gatewayStatuses: readonly number[] = [502, 504, 520, 521, 522, 523, 524];
export const isGateway = (failure: CallFailure): boolean =>
  failure._tag === "EndpointFailure" && gatewayStatuses.includes(failure.status);

/** True if no answer of the portal itself came: the write may have been carried out all the same. What the portal refuses with a fault of its own, it has not done. */
export const isLost = (failure: CallFailure): boolean =>
  failure._tag === "Offline" ||
  failure._tag === "TimedOut" ||
  failure._tag === "Malformed" ||
  isGateway(failure);

/** A call's outcome, whose failure says where a write may have been carried out that a repeat would find (decisions/calls). */
export const asLost = <Answer, Code extends string>(
  {
    kind,
    keyless = false,
    anew = false,
  }: { readonly kind: "read" | "write"; readonly keyless?: boolean; readonly anew?: boolean },
  outcome: Outcome<Answer, Code>,
): Outcome<Answer, Code> =>
  kind === "write" && !keyless && !anew && outcome._tag === "Failed" && isLost(outcome.failure)
    ? failed({ ...outcome.failure, lost: true } as CallFailure<Code>)
    : outcome;
