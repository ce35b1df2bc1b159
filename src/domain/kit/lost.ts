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

/** The outcome of a write, whose failure says where it may have been carried out. */
export const asLost = <Answer, Code extends string>(outcome: Outcome<Answer, Code>): Outcome<Answer, Code> =>
  outcome._tag === "Failed" && isLost(outcome.failure)
    ? failed({ ...outcome.failure, lost: true } as CallFailure<Code>)
    : outcome;
