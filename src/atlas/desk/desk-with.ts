import { fromPromise } from "xstate";
import { answered, failed, type Outcome } from "../../domain/kit/call-failure.ts";
import { hintsSession } from "../../domain/session/hint-cookies.ts";
import { catalogues } from "../../domain/shell/locale.ts";
import type { I18n } from "../../ui/i18n/i18n.ts";
import { deskMachine } from "./desk.machine.ts";
import { addAllTexts, addDeskTexts } from "./texts/desk-texts.ts";
import { readCookie } from "./read-cookie.ts";
import { readAdvice, readWords } from "./texts/read-texts.ts";
import { readBesidePage } from "../page/data/atlas-data.ts";
import type * as StaffReads from "./staff/staff-reads.ts";
import { codeFile, routesOfData, type CodeData, type RouteCounts } from "./routes/routes-data.ts";

/** Asks the portal where its readable cookie tells of a session: nobody else gets an answer, and a static host has no portal. */
const askForStaff = async <Value>(
  ask: (reads: typeof StaffReads) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  hintsSession(readCookie) ? ask(await import("./staff/staff-reads.ts")) : failed({ _tag: "SessionExpired" });

/** The desk: it uses the files beside its page, opened journal files, and what the portal serves to staff. */
export const deskWith = (i18n: I18n): typeof deskMachine =>
  deskMachine.provide({
    actors: {
      loadCode: fromPromise(async ({ input: { code }, signal }) => {
        const read = await readBesidePage(codeFile(code), signal);
        if (read._tag === "Failed") return read;
        const data = read.answer as CodeData;
        return answered({ routes: routesOfData(code, data), said: data.said });
      }),
      loadCounts: fromPromise(async ({ signal }) => {
        const read = await readBesidePage("routes.counts.json", signal);
        return read._tag === "Failed" ? read : answered(read.answer as RouteCounts);
      }),
      loadTexts: fromPromise(async ({ input: { look, forScreens }, signal }) => {
        const languages = [look.agent, look.locale];
        const [words] = await Promise.all([
          readWords(languages, signal),
          readAdvice(i18n, languages, signal),
          // Exported tests are in American English.
          forScreens
            ? addAllTexts(i18n, ["int", "enus", ...languages])
            : addDeskTexts(i18n, ["int", ...languages]),
        ]);
        return words;
      }),
      loadAllWords: fromPromise(({ signal }) => readWords(catalogues, signal)),
      loadIssues: fromPromise(({ signal }) => askForStaff(({ readIssues }) => readIssues(signal))),
      loadMet: fromPromise(({ signal }) => askForStaff(({ readCodeCounts }) => readCodeCounts(signal))),
      // What a journal is played with is half of the desk, and few agents open one at first.
      readJournal: fromPromise(async ({ input }) =>
        (await import("./journal/read-journal.ts")).readJournalFile(input.file),
      ),
    },
  });
