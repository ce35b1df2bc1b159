import { useEffect, useMemo } from "react";
import { createActor, fromPromise } from "xstate";
import { simulationMachine, type SimulationRef } from "./simulation.machine.ts";

/** The machines' code, the walk and the samples come when somebody simulates. */
const logic = simulationMachine.provide({
  actors: { prepare: fromPromise(async ({ input }) => (await import("./prepare.ts")).prepare(input)) },
});

/** A simulation that begins at a state of a machine, after the named steps; it lives as long as it is shown. */
export const useSimulation = (machine: string, state: string, steps: string): SimulationRef => {
  const simulation = useMemo(
    () => createActor(logic, { input: { machine, state, steps } }),
    [machine, state, steps],
  );
  useEffect(() => {
    simulation.start();
    return () => {
      simulation.stop();
    };
  }, [simulation]);
  return simulation;
};
