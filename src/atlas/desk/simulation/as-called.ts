import { limitOf } from "../../../api/call.ts";
import { failed, type CallFailure, type Outcome } from "../../../domain/kit/call-failure.ts";
import { asLost } from "../../../domain/kit/lost.ts";
import { callAt } from "../fixtures/call-at.ts";
import { callBehind } from "../fixtures/call-behind.ts";
import type { Simulation } from "./simulation.ts";
import type { Step } from "./step.ts";

const failureOf = (event: Step["event"]): CallFailure | undefined => {
  const output = event["output"] as Partial<Outcome<unknown>> | undefined;
  return output?._tag === "Failed" && "failure" in output ? output.failure : undefined;
};

/**
 * A route fails with a sample of each failure. Its own call reports it in its own way: with its time limit, a write that
 * may have been carried out as such, but for a press while the browser had no connection, and a sign-in that is refused has a verdict and no failure (shell §8).
 */
export const asCalled = (
  step: Step,
  machine: string,
  simulation: Pick<Simulation, "hasBegunOffline">,
): Step => {
  const child = /^xstate\.done\.actor\.(.+)$/.exec(step.event.type)?.[1];
  const failure = failureOf(step.event);
  if (child === undefined || failure === undefined) return step;
  const withOutput = (output: object): Step => ({ ...step, event: { ...step.event, output } });
  if (machine === "session" && child === "signIn" && failure._tag === "Refused")
    return withOutput({ _tag: "Refused", code: failure.code, by: "Password" });
  const call = callAt(callBehind(step.actor, machine, child));
  if (call === undefined) return step;
  const limited = failed(failure._tag === "TimedOut" ? { ...failure, limit: limitOf(call) } : failure);
  const isUnsent = failure._tag === "Offline" && simulation.hasBegunOffline(`${step.actor}/${child}`);
  return withOutput(isUnsent ? limited : asLost(call, limited));
};
