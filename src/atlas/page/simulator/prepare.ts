import { machineModules } from "../../walk/machine-modules.ts";
import type { Prepared, SimulationRequest } from "./simulation.machine.ts";
import { createSimulator, stepsAlong, type SimulationStep, type Simulator } from "./simulation.ts";
import { eventNamed, splitNames } from "./step-names.ts";

/** Takes the named steps, up to the first that is not possible. */
const take = (
  simulator: Simulator,
  steps: readonly SimulationStep[],
  [name, ...later]: readonly string[],
): Pick<Prepared, "steps" | "complete"> => {
  const last = steps.at(-1);
  if (name === undefined || last === undefined) return { steps, complete: true };
  const event = eventNamed(simulator.offered(last), name);
  return event === undefined
    ? { steps, complete: false }
    : take(simulator, [...steps, simulator.step(last, event)], later);
};

/** Loads a machine, brings it to the states by the shortest path, and takes the requested steps. */
export const prepare = async ({ machine, states, steps }: SimulationRequest): Promise<Prepared> => {
  const found = machineModules.find(({ name }) => name === machine);
  if (found === undefined) throw new Error(`this build has no machine called ${machine}`);
  const simulator = createSimulator(await found.machine(), await found.samples());
  const way = states.length === 0 ? undefined : simulator.pathTo(states);
  const path = way === undefined ? [simulator.start] : stepsAlong(simulator, way);
  return {
    simulator,
    path: path.length,
    reached: states.length === 0 || way !== undefined,
    ...take(simulator, path, splitNames(steps)),
  };
};
