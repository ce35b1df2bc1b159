import { fromPromise } from "xstate";
import type { Outcome } from "../../../src/domain/kit/call-failure.ts";
import { deferred } from "./deferred.ts";
import type { AnyOutcome } from "./any-outcome.ts";

/** A promise actor whose runs a test completes, each with its input. */
export const pendingCalls = <Answer, Input>() => {
  const sent: { readonly input: Input; readonly end: (outcome: Outcome<Answer>) => Promise<void> }[] = [];
  const logic = fromPromise<AnyOutcome<Answer>, Input>(({ input }) => {
    const { promise, settle } = deferred<Outcome<Answer>>();
    sent.push({ input, end: settle });
    return promise;
  });
  return { sent, logic };
};
