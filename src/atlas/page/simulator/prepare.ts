import { machineModules } from "../../walk/machine-modules.ts"
import type { Prepared, SimulationRequest } from "./simulation.machine.ts"
import { createSimulator, stepsAlong } from "./simulation.ts"

/** Loads a machine of the portal and leads it to a state, by the shortest path. */
export const prepare = async ({ machine, state }: SimulationRequest): Promise<Prepared> => {
  const found = machineModules.find(({ name }) => name === machine)
  if (found === undefined) throw new Error(`this build has no machine called ${machine}`)
  const simulator = createSimulator(await found.machine(), await found.samples())
  const path = state === "" ? undefined : simulator.pathTo(state)
  return { simulator, steps: path === undefined ? [simulator.start] : stepsAlong(simulator, path), reached: state === "" || path !== undefined }
}
