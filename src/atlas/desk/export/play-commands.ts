import type { Text } from "../../../ui/i18n/catalogue.ts";
import type { Persona } from "../simulation/personas.ts";
import { playStep, simulationOf, sourceOf, type Frame, type Timeline } from "../simulation/timeline.ts";
import type { Command } from "./command.ts";
import { commandsAt } from "./commands.ts";

/** A frame and the commands of its step; undefined for a step that nobody can cause from outside. */
export interface Commanded {
  readonly frame: Frame;
  readonly commands: readonly Command[] | undefined;
}

/** Every step of a timeline with its commands, which name controls as `t` does. */
export const playCommands = (timeline: Timeline, persona: Persona, t: Text): readonly Commanded[] => {
  const simulation = simulationOf(timeline, { locale: "int", persona });
  const played = timeline.steps.map((step, index): Commanded => {
    const commands = commandsAt(simulation, timeline, index, t);
    return { frame: playStep(simulation, step, sourceOf(timeline, step)), commands };
  });
  simulation.stop();
  return played;
};
