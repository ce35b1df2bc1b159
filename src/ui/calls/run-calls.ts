import { createContext, useContext } from "react";
import type { AnyActorRef } from "xstate";
import type { Call } from "../../api/call.ts";
import type { Outcome } from "../../domain/kit/call-failure.ts";

export interface RunOptions {
  /** Aborts the call when its actor stops. */
  readonly signal: AbortSignal;
  /** The actor that makes it: the idempotency key of a write belongs to what that actor intends. */
  readonly by: AnyActorRef;
  /** No person asked for it: the session is not extended. */
  readonly unattended?: boolean;
  /** It begins after the loads that already run: its content stands beside the screen's main content. */
  readonly beside?: boolean;
}

/** Makes a call, or saves the file of a call that `saves`. Never rejects for a failed call. */
export type Run = <Request, Value, Refusal extends string>(
  call: Call<Request, Value, Refusal>,
  request: Request,
  options: RunOptions,
) => Promise<Outcome<Value, Refusal>>;

const RunContext = createContext<Run | undefined>(undefined);

/** Provides what makes calls: live in the app, scripted in tests, without effect in the desk. */
export const RunProvider = RunContext.Provider;

/** What makes the calls of views; throws without a provider. */
export const useRun = (): Run => {
  const run = useContext(RunContext);
  if (run === undefined) throw new Error("No RunProvider above this view");
  return run;
};
