import { useEffect, useMemo } from "react";
import { createActor, fromPromise } from "xstate";
import { joinNames, splitNames } from "./step-names.ts";
import { simulationMachine, type SimulationRef } from "./simulation.machine.ts";

/** Machines, walk and samples are loaded on demand. */
const logic = simulationMachine.provide({
  actors: { prepare: fromPromise(async ({ input }) => (await import("./prepare.ts")).prepare(input)) },
});

/** A simulation from the states of a machine, after the named steps; stopped on unmount. */
export const useSimulation = (machine: string, states: readonly string[], steps: string): SimulationRef => {
  const begun = joinNames(states);
  const simulation = useMemo(
    () => createActor(logic, { input: { machine, states: splitNames(begun), steps } }),
    [machine, begun, steps],
  );
  useEffect(() => {
    simulation.start();
    return () => {
      simulation.stop();
    };
  }, [simulation]);
  return simulation;
};
