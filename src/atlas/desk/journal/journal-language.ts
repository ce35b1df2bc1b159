import type { Journal, JournalEntry } from "../../../domain/shell/journal.ts";
import { isLocale, type Locale } from "../../../domain/shell/locale.ts";
import type { FirstLanguage } from "../simulation/simulation.ts";

/** The portal is told of each language that the page shows from then on. */
const isChange = ({ actor, type }: JournalEntry): boolean =>
  actor === "portal" && type === "language.changed";

/** A login that has changed the language: nobody had chosen one. */
const isLogin = ({ machine, type, taken }: JournalEntry): boolean =>
  machine === "language" && type === "language.loggedIn" && taken.length > 0;

/** The language in which a journal begins. Of a journal that has lost its start, the first change tells it. */
export const languageAtStart = ({ entries, locale }: Journal): FirstLanguage => {
  const start = entries.find(({ machine, type }) => machine === "language" && type === "xstate.init");
  const input = (start?.payload["input"] ?? {}) as Readonly<Record<string, unknown>>;
  const known = [input["locale"], entries.find(isChange)?.payload["from"]];
  return {
    locale: known.find(isLocale) ?? locale,
    chosen: start === undefined ? !entries.some(isLogin) : input["chosen"] === true,
  };
};

/** The language of the page after each entry. */
export const localesAfter = (journal: Journal): readonly Locale[] => {
  let { locale } = languageAtStart(journal);
  return journal.entries.map((entry) => {
    const to = entry.payload["locale"];
    if (isChange(entry) && isLocale(to)) locale = to;
    return locale;
  });
};
