import { StateMachine, type AnyStateMachine } from "xstate";
import type { AreaSamples, MachineSamples } from "./walk.ts";

/** A machine file of `src/machines/`, found by a glob and loaded on demand. */
export interface MachineModule {
  /** The folder: `tickets`. */
  readonly area: string;
  /** The file's name: `ticket-creation`. */
  readonly name: string;
  /** The files of its code and of its samples, from the project's folder. */
  readonly files: readonly string[];
  readonly machine: () => Promise<AnyStateMachine>;
  readonly samples: () => Promise<MachineSamples>;
}

const machineFiles = import.meta.glob<Record<string, unknown>>("../../machines/**/*.machine.ts");
const samplesFiles = import.meta.glob<{ readonly samples: AreaSamples }>("../samples/*.samples.ts");

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

const samplesOf = async (area: string, name: string): Promise<MachineSamples> => {
  const ofArea = await samplesFiles[`../samples/${area}.samples.ts`]?.();
  const samples = ofArea?.samples[name];
  if (samples === undefined)
    throw new Error(`the machine ${name} has no samples in src/atlas/samples/${area}.samples.ts`);
  return samples;
};

/** Every machine file, by name. */
export const machineModules: readonly MachineModule[] = Object.entries(machineFiles)
  .map(([path, load]) => {
    const [area = "", file = ""] = path.split("/").slice(-2);
    const name = file.replace(/\.machine\.ts$/, "");
    return {
      area,
      name,
      files: [path.replace("../../", "src/"), `src/atlas/samples/${area}.samples.ts`],
      machine: () => machineOf(name, load),
      samples: () => samplesOf(area, name),
    };
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
