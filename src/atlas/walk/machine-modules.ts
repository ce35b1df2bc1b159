import { StateMachine, type AnyStateMachine } from "xstate";
import type { MachineSamples } from "./walk.ts";

/** A machine file of `src/machines/`, found by a glob and loaded on demand. */
export interface MachineModule {
  /** The file's name: `ticket-creation`. */
  readonly name: string;
  readonly machine: () => Promise<AnyStateMachine>;
  readonly samples: () => Promise<MachineSamples>;
}

const machineFiles = import.meta.glob<Record<string, unknown>>("../../machines/**/*.machine.ts");
const samplesFiles = import.meta.glob<{ readonly samples: MachineSamples }>("../samples/**/*.samples.ts");

const machineOf = async (
  name: string,
  load: () => Promise<Record<string, unknown>>,
): Promise<AnyStateMachine> => {
  const exported = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`;
  const machine = (await load())[exported];
  if (!(machine instanceof StateMachine))
    throw new Error(`${name}.machine.ts exports no machine called ${exported}`);
  return machine as AnyStateMachine;
};

const samplesOf = async (name: string): Promise<MachineSamples> => {
  const load = samplesFiles[`../samples/${name}.samples.ts`];
  if (load === undefined) throw new Error(`the machine ${name} has no src/atlas/samples/${name}.samples.ts`);
  return (await load()).samples;
};

/** Every machine file, by name. */
export const machineModules: readonly MachineModule[] = Object.entries(machineFiles)
  .map(([path, load]) => {
    const name = path.replace(/^.*\/|\.machine\.ts$/g, "");
    return { name, machine: () => machineOf(name, load), samples: () => samplesOf(name) };
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
