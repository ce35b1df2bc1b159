import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { AnyEventObject } from "xstate";
import type { IrTransition, MachineIr } from "../../model/atlas-model.ts";
import type { SimulationRef } from "./simulation.machine.ts";

/** A possible transition with the sample events that fire it. */
export interface NextTransition {
  readonly transition: IrTransition;
  readonly events: readonly AnyEventObject[];
}

/** The possible transitions of a simulation, those with a sample first. */
export const useChoices = (ir: MachineIr, simulation: SimulationRef): readonly NextTransition[] => {
  const simulated = useSelector(simulation, ({ context }) => context.simulated);
  return useMemo(() => {
    const last = simulated._tag === "Ready" ? simulated.steps.at(-1) : undefined;
    if (simulated._tag === "None" || last === undefined) return [];
    const known = new Map(ir.transitions.map((transition) => [transition.id, transition]));
    const all = simulated.simulator.choices(last).flatMap(({ transition: id, events }) => {
      const transition = known.get(id);
      return transition === undefined ? [] : [{ transition, events }];
    });
    return all.toSorted((one, other) => Number(one.events.length === 0) - Number(other.events.length === 0));
  }, [ir, simulated]);
};
