import { createI18n } from "../../../ui/i18n/i18n.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { addAllTexts } from "../texts/desk-texts.ts";
import { personaOf, type Route, type Routes } from "../routes/route.ts";
import type { Persona } from "../simulation/personas.ts";
import { commandsOfSteps, type TimelineCommands } from "./commands.ts";
import { shownAtEnd } from "./shown-at-end.ts";

/** A route as a test: its commands, and what the screen shows at its end. */
export interface Exported extends TimelineCommands {
  readonly title: string;
  readonly route: Route;
  readonly persona: Persona;
}

/** The texts in the tests' language. */
export const english = async (): Promise<Text> => {
  const i18n = createI18n();
  await addAllTexts(i18n, ["int", "enus"]);
  return i18n.textIn("enus");
};

/** A route as a test; undefined if a step cannot be done from outside. */
export const exportOf = (route: Route, t: Text): Exported | undefined => {
  const persona = personaOf(route);
  const { code, timeline } = route;
  const commands = commandsOfSteps({ timeline, persona, code, locale: "enus", t }, (end) =>
    shownAtEnd(t, code, end),
  );
  return commands === undefined ? undefined : { title: `${code} ${route.id}`, route, persona, ...commands };
};

/** For each code the first of its routes that can be reproduced from outside. */
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
