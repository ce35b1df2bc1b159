import type { AreaSamples, MachineSamples } from "../../walk/walk.ts";
import { machines } from "./machines.ts";

const files = import.meta.glob<{ readonly samples: AreaSamples }>("../../samples/*.samples.ts", {
  eager: true,
});

const byName = new Map(Object.values(files).flatMap(({ samples }) => Object.entries(samples)));

/** The samples of the machine with that own id, such as `ticketCreation`. */
export const samplesOf = (id: string): MachineSamples | undefined => byName.get(machines.get(id)?.name ?? "");
