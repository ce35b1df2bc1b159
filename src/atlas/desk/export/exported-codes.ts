import { createI18n } from "../../../ui/i18n/i18n.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { addAllTexts } from "../words/desk-texts.ts";
import { personaOf, type Route, type Routes } from "../routes/route.ts";
import type { Persona } from "../simulation/personas.ts";
import type { Command } from "./command.ts";
import { commandsOfSteps } from "./commands.ts";

/** A route that a test can take. */
export interface Exported {
  readonly title: string;
  readonly route: Route;
  readonly persona: Persona;
  /** What is done at each of its steps. */
  readonly steps: readonly (readonly Command[])[];
  /** One of these can be read in the end; none where the fields say it, each in its own words. */
  readonly texts: readonly string[];
}

/** The words of the tests' own language. */
export const english = async (): Promise<Text> => {
  const i18n = createI18n();
  await addAllTexts(i18n, ["int", "enus"]);
  return i18n.getFixedT("en-US") as unknown as Text;
};

/** A route as a test; undefined where something in it cannot be brought about from outside. */
export const exportOf = (route: Route, t: Text): Exported | undefined => {
  const persona = personaOf(route);
  const commands = commandsOfSteps(route.timeline, persona, t, route.code);
  return commands === undefined
    ? undefined
    : { title: `${route.code} ${route.id}`, route, persona, ...commands };
};

/** For each code the first of its routes that can be brought about from outside. */
export const exportedCodes = (routes: Routes, t: Text): ReadonlyMap<string, Exported | undefined> => {
  const firstOf = (found: readonly Route[]): Exported | undefined => {
    for (const route of found) {
      const exported = exportOf(route, t);
      if (exported !== undefined) return exported;
    }
    return undefined;
  };
  return new Map([...routes].map(([code, found]) => [code, firstOf(found)]));
};
