import type { Catalogue } from "../../../domain/shell/locale.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { commandsAt } from "../export/commands.ts";
import { playStep, simulationOf, type Timeline } from "../simulation/timeline.ts";
import { doneText } from "../texts/step-texts.ts";
import { personaOf, type Route } from "./route.ts";

/** What the person does last before a route ends, in each language. */
export type Deed = Readonly<Partial<Record<Catalogue, string>>>;

/** The same for routes that differ only in the answer that ends them. */
const keyOf = ({ steps }: Timeline): string =>
  JSON.stringify(
    steps.map(({ actor, event }, index) =>
      index === steps.length - 1 && event.type.startsWith("xstate.")
        ? { actor, type: event.type }
        : { actor, event },
    ),
  );

/** Says what the person does last on a route. Most routes differ only in their last answer: those are played once, and once for all languages. */
export const createLastDeed = (texts: ReadonlyMap<Catalogue, Text>) => {
  const known = new Map<string, Deed>();
  const [anyText] = texts.values();
  const lastIn = (route: Route): Deed => {
    const { timeline } = route;
    const simulation = simulationOf(timeline, { locale: "int", persona: personaOf(route) });
    let deed: Deed = {};
    for (const [index, step] of timeline.steps.entries()) {
      const textIn = (t: Text): string =>
        doneText(t, commandsAt(simulation, timeline, index, t) ?? []).join(" ");
      if (anyText !== undefined && textIn(anyText) !== "")
        deed = Object.fromEntries([...texts].map(([locale, t]) => [locale, textIn(t)]));
      playStep(simulation, step, timeline.source);
    }
    simulation.stop();
    return deed;
  };
  return (route: Route): Deed => {
    const key = keyOf(route.timeline);
    const deed = known.get(key) ?? lastIn(route);
    known.set(key, deed);
    return deed;
  };
};
