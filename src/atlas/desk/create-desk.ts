import { createActor, fromPromise } from "xstate";
import { answered } from "../../domain/kit/call-failure.ts";
import { catalogues, type Catalogue } from "../../domain/shell/locale.ts";
import type { I18n } from "../../ui/i18n/i18n.ts";
import { deskMachine, type DeskRef } from "./desk.machine.ts";
import type { DeskPlace } from "./desk-place.ts";
import { addAllTexts } from "./words/desk-texts.ts";
import { searchWords, type SearchWords } from "./words/search-words.ts";
import { readJournalFile } from "./journal/read-journal.ts";
import { readBesidePage } from "../page/data/atlas-data.ts";
import { routesOfData, type RoutesData } from "./routes/routes-data.ts";

/** Starts the desk: it uses the files beside its page and opened journal files, and makes no API calls. */
export const createDesk = (place: DeskPlace, i18n: I18n): DeskRef => {
  const wordsIn = (locales: readonly Catalogue[]): readonly SearchWords[] =>
    locales.map((locale) => searchWords(i18n.textIn(locale), i18n.keysOf(locale)));
  return createActor(
    deskMachine.provide({
      actors: {
        loadRoutes: fromPromise(async ({ signal }) => {
          const read = await readBesidePage("routes.json", signal);
          return read._tag === "Failed" ? read : answered(routesOfData(read.answer as RoutesData));
        }),
        loadTexts: fromPromise(async ({ input: { look } }) => {
          await addAllTexts(i18n, ["int", "enus", look.locale, look.agent]);
          return wordsIn([...new Set([look.agent, look.locale])]);
        }),
        loadAllTexts: fromPromise(async () => {
          await addAllTexts(i18n, catalogues);
          return wordsIn(catalogues);
        }),
        readJournal: fromPromise(({ input }) => readJournalFile(input.file)),
      },
    }),
    { input: { place } },
  ).start();
};
