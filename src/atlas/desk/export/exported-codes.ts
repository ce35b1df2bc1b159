import { createI18n } from "../../../ui/i18n/i18n.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { addAllTexts } from "../words/desk-texts.ts";
import { personaOf, type Route, type Routes } from "../routes/route.ts";
import type { Persona } from "../simulation/personas.ts";
import type { Command } from "./command.ts";
import { codeWords } from "../words/code-words.ts";
import { commandsOfSteps } from "./commands.ts";
import shownTexts from "./shown-texts.json" with { type: "json" };

/** A route as a test. */
export interface Exported {
  readonly title: string;
  readonly route: Route;
  readonly persona: Persona;
  /** The commands of each step. */
  readonly steps: readonly (readonly Command[])[];
  /** What tells the code at the end; empty if fields show it in their own words. */
  readonly texts: readonly string[];
  /** True if it is recorded that the screen shows each of them; otherwise it shows one. */
  readonly isRecorded: boolean;
}

/** The texts in the tests' language. */
export const english = async (): Promise<Text> => {
  const i18n = createI18n();
  await addAllTexts(i18n, ["int", "enus"]);
  return i18n.textIn("enus");
};

/** What the screens of the portal have to tell a code: its sentences and its line; empty if no screen tells it. */
export const textsOfCode = (t: Text, code: string): readonly string[] => {
  const said = codeWords(t, code);
  return said.length === 0 ? [] : [...said, t("failure.code", { code })];
};

/** A route as a test; undefined if a step cannot be done from outside. */
export const exportOf = (route: Route, t: Text): Exported | undefined => {
  const persona = personaOf(route);
  const { code, timeline } = route;
  const texts = textsOfCode(t, code);
  const commands = commandsOfSteps({ timeline, persona, code, locale: "enus", t, texts });
  return commands === undefined
    ? undefined
    : { title: `${code} ${route.id}`, route, persona, isRecorded: false, ...commands };
};

/** The keys of a code's texts that its screen shows, as the test of the preview has recorded them. */
const recorded: Readonly<Record<string, string>> = shownTexts;

/** With those of the texts that the screen shows. */
const asRecorded = (exported: Exported): Exported => {
  const { code } = exported.route;
  const keys = textsOfCode((key) => key, code);
  const shown = (recorded[code] ?? "").split(", ");
  return {
    ...exported,
    isRecorded: true,
    texts: exported.texts.filter((_, index) => shown.includes(keys[index] ?? "")),
  };
};

/** For each code the first of its routes that can be reproduced from outside, with what its screen shows. */
export const exportedCodes = (routes: Routes, t: Text): ReadonlyMap<string, Exported | undefined> => {
  const firstOf = (found: readonly Route[]): Exported | undefined => {
    for (const route of found) {
      const exported = exportOf(route, t);
      if (exported !== undefined) return asRecorded(exported);
    }
    return undefined;
  };
  return new Map([...routes].map(([code, found]) => [code, firstOf(found)]));
};
