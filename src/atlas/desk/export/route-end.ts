import type { AnyMachineSnapshot } from "xstate";
import { failureCode, type CallFailure } from "../../../domain/kit/call-failure.ts";
import { failuresIn } from "../routes/codes-shown.ts";
import type { Simulation } from "../simulation/simulation.ts";
import { nearest, type Timeline } from "../simulation/timeline.ts";

/** Where a timeline has brought its code: what decides how the screen shows it. */
export interface RouteEnd {
  /** The actor of the last step, and the id of its machine. */
  readonly actor: string;
  readonly machine: string;
  /** The failure with that code that the machine keeps; undefined if it is the code of a state. */
  readonly failure: CallFailure | undefined;
  /** The code is shown at fields alone, in their own texts. */
  readonly atFields: boolean;
  /** A write waits for a connection. */
  readonly waiting: boolean;
  /** The page asks to sign in again. */
  readonly expired: boolean;
  /** The page says that the portal does not answer. */
  readonly limited: boolean;
}

/** Reads where a timeline has brought its code from a simulation that has played it. */
export const routeEnd = (simulation: Simulation, { steps }: Timeline, code: string): RouteEnd => {
  const actor = steps.at(-1)?.actor ?? "";
  const snapshot = nearest(simulation, actor)?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  const context: object = snapshot?.context ?? {};
  const { endpointHealth, session } = simulation.root.getSnapshot().children;
  return {
    actor,
    machine: snapshot?.machine?.id ?? "",
    failure: failuresIn(context).find((failure) => failureCode(failure) === code),
    atFields:
      code === "INVALID_REQUEST" &&
      "refused" in context &&
      context.refused !== undefined &&
      (!("failure" in context) || context.failure === undefined),
    waiting: snapshot?.tags?.has("waiting") === true,
    expired: session?.getSnapshot().matches("expired") === true,
    limited: endpointHealth?.getSnapshot().hasTag("limited") === true,
  };
};
