import { useEffect, useMemo } from "react";
import { createActor, fromPromise } from "xstate";
import { simulationMachine, type SimulationRef } from "./simulation.machine.ts";

/** Machines, walk and samples are loaded on demand. */
const logic = simulationMachine.provide({
  actors: { prepare: fromPromise(async ({ input }) => (await import("./prepare.ts")).prepare(input)) },
});

/** A simulation from a state of a machine, after the named steps; stopped on unmount. */
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
