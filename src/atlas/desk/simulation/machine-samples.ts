import { sampledChildren } from "../../walk/sampled-children.ts";
import type { AreaSamples, MachineSamples } from "../../walk/walk.ts";
import { machines } from "./machines.ts";

const files = import.meta.glob<{ readonly samples: AreaSamples }>("../../samples/*.samples.ts", {
  eager: true,
});

const byName = new Map(Object.values(files).flatMap(({ samples }) => Object.entries(samples)));

/** Machines that are started from the file of another one, such as the form of settings. */
const ofChildren = new Map(
  [...machines.values()].flatMap(({ name, machine }) =>
    sampledChildren(machine, byName.get(name) ?? { inputs: [], payloads: {} }).map(
      (child) => [child.machine.id, child.samples] as const,
    ),
  ),
);

/** The samples of the machine with that own id, such as `ticketCreation`. */
export const samplesOf = (id: string): MachineSamples | undefined =>
  ofChildren.get(id) ?? byName.get(machines.get(id)?.name ?? "");
